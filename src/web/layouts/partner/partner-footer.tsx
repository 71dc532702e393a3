import { useShop, useTranslate } from '#web/shop-context.tsx'
import { LegalLinks } from '#web/layouts/footer/legal-links.tsx'

export function PartnerFooter() {
  const t = useTranslate()
  const { partner } = useShop()

  return (
    <footer id="footer" tabIndex={-1} className="site-footer">
      <div className="container cluster cluster--apart">
        <p>{t('site.partner')}</p>
        {partner?.email && <a href={`mailto:${partner.email}`}>{partner.email}</a>}
        {partner?.phone && <a href={`tel:${partner.phone}`}>{partner.phone}</a>}
        <LegalLinks />
      </div>
    </footer>
  )
}
