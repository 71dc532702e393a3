import { useTranslate } from '#web/shop-context.tsx'
import { PlainPage } from '#web/storefront/plain/plain-page.tsx'

/** Where a company asks for an offer. */
export default function QuoteRequest() {
  const t = useTranslate()

  return <PlainPage title={t('businessQuote.request.title')} description={t('businessQuote.description')} />
}
