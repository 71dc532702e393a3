import { useTranslate } from '#web/shop-context.tsx'
import { LegalLinks } from '#web/layouts/footer/legal-links.tsx'

export function PartnerFooter() {
  const t = useTranslate()

  return (
    <footer id="footer" tabIndex={-1} className="site-footer">
      <div className="container cluster cluster--apart">
        <p>{t('site.partner')}</p>
        <LegalLinks />
      </div>
    </footer>
  )
}
