import { BusinessArt } from '#web/art/business-art.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { NextSteps } from '#web/storefront/business/next-steps.tsx'

/** Whoever has read this far finds the ways on once more, and what else there is to read. */
export function EntryLinks() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <section className="section container">
      <div className="banner">
        <div className="stack">
          <h2>{t('business.page.end.title')}</h2>
          <p>{t('business.page.end.text')}</p>
          <NextSteps />
          <p>
            {t('business.page.end.more')}{' '}
            <a href={path('content', { slug: contentSlugs.companyPhones })}>{t('content.companyPhones')}</a>
          </p>
        </div>
        <BusinessArt name="boxes" />
      </div>
    </section>
  )
}
