import { ConsentLink } from './consent-link.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'

export function PartnerFooter() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <footer id="footer" tabIndex={-1} className="site-footer">
      <div className="container cluster cluster--apart">
        <p>{t('site.partner')}</p>
        <ul className="cluster">
          {(['terms', 'privacy', 'imprint', 'accessibility'] as const).map((topic) => (
            <li key={topic}>
              <a href={path('content', { slug: contentSlugs[topic] })}>{t(`content.${topic}`)}</a>
            </li>
          ))}
          <li>
            <ConsentLink />
          </li>
        </ul>
      </div>
    </footer>
  )
}
