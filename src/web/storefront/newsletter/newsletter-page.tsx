import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { PlainPage } from '#web/storefront/plain/plain-page.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the newsletter. */
export function NewsletterPage(props: Props) {
  return <PlainPage {...props} description={useTranslate()('newsletter.description')} />
}
