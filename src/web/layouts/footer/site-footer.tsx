import { useLoaderData } from 'react-router'
import type { SocialNetwork } from '#shop/countries/country.ts'
import type { ContentTopic } from '#shop/screens/content-topics.ts'
import { Mark, SocialMark } from '#web/art/marks.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { LinkList, type Linked } from '#web/ui/link-list.tsx'
import { CategoryLinks } from '#web/layouts/header/category-links.tsx'
import { ConsentLink } from './consent-link.tsx'

const help: readonly ContentTopic[] = ['howItWorks', 'packingTips', 'dataErasure']
const company: readonly ContentTopic[] = ['aboutUs', 'ecoEffect', 'press', 'partnerProgramme', 'companyPhones']
const legal: readonly ContentTopic[] = ['terms', 'privacy', 'imprint', 'accessibility']

export function SiteFooter() {
  const t = useTranslate()
  const path = usePath()
  // An error page stands here too, and then nothing was brought.
  const { makers } = (useLoaderData() ?? {}) as { makers?: readonly Linked[] }

  return (
    <footer id="footer" tabIndex={-1} className="site-footer">
      <div className="container">
        <div className="site-footer__columns">
          <section>
            <h2>{t('site.footer.sell')}</h2>
            <CategoryLinks />
          </section>
          {makers && makers.length > 0 && (
            <section>
              <h2>{t('site.footer.makers')}</h2>
              <LinkList links={makers} />
            </section>
          )}
          <section>
            <h2>{t('site.footer.help')}</h2>
            <TopicLinks topics={help}>
              <li>
                <a href={path('contact')}>{t('site.footer.contact')}</a>
              </li>
              <Phone />
            </TopicLinks>
          </section>
          <section>
            <h2>{t('site.footer.company')}</h2>
            <TopicLinks topics={company} />
          </section>
          <section>
            <h2>{t('site.footer.legal')}</h2>
            <TopicLinks topics={legal}>
              <li>
                <ConsentLink />
              </li>
            </TopicLinks>
          </section>
          <Newsletter />
        </div>
        <FooterMarks />
        <p className="site-footer__rights">{t('site.footer.rights', { year: __BUILT_AT__.slice(0, 4) })}</p>
      </div>
    </footer>
  )
}

function Phone() {
  const { phone, phoneHours } = useShop().country.presence

  return (
    phone && (
      <li>
        <a href={`tel:${phone}`}>{phone}</a> {phoneHours}
      </li>
    )
  )
}

function TopicLinks({ topics, children }: { topics: readonly ContentTopic[]; children?: React.ReactNode }) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <ul>
      {topics.map((topic) => (
        <li key={topic}>
          <a href={path('content', { slug: contentSlugs[topic] })}>{t(`content.${topic}`)}</a>
        </li>
      ))}
      {children}
    </ul>
  )
}

function Newsletter() {
  const t = useTranslate()
  const path = usePath()
  if (!useShop().country.features.newsletter) return null

  return (
    <section data-feature="newsletter">
      <h2>{t('site.footer.newsletter')}</h2>
      <form method="post" action={path('newsletterEnrich')} className="stack stack--tight">
        <label className="field">
          {t('site.footer.newsletterEmail')}
          <input name="email" type="email" required autoComplete="email" className="input" />
        </label>
        <input name="website" hidden autoComplete="off" />
        <p>{t('site.footer.newsletterText')}</p>
        <button name="from" value="footer" className="button button--quiet">
          {t('site.footer.newsletterButton')}
        </button>
      </form>
    </section>
  )
}

function FooterMarks() {
  const t = useTranslate()
  const { footerShippingLogo, features, presence } = useShop().country

  return (
    <div className="site-footer__base">
      <p className="cluster">
        {t('site.footer.shipping.title')}
        <Mark name={footerShippingLogo} label={t(`site.footer.shipping.${footerShippingLogo}`)} />
      </p>
      <p className="cluster">
        {t('site.footer.payout')}
        <Mark name="bank" label={t('site.footer.bank')} />
        <Mark name="paypal" label={t('site.footer.paypal')} />
      </p>
      {features.socialMedia && (
        <ul className="cluster" data-feature="social-media" aria-label={t('site.footer.social')}>
          {(Object.entries(presence.social) as [SocialNetwork, string][]).map(
            ([network, href]) =>
              href && (
                <li key={network}>
                  <a
                    href={href}
                    rel="noopener noreferrer"
                    className="icon-link"
                    aria-label={t(`site.footer.${network}`)}
                  >
                    <SocialMark network={network} />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  )
}
