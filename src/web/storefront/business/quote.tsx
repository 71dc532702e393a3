import type { LoaderFunctionArgs } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PlainPage } from '#web/storefront/plain/plain-page.tsx'

export const loader = ({ url }: LoaderFunctionArgs) => pageNotFound(url)

/** What we offer a company, for whoever has the link. */
export default function Quote() {
  const t = useTranslate()

  return <PlainPage title={t('businessQuote.request.title')} description={t('businessQuote.description')} />
}
