import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { PrivatePage } from '#web/storefront/private-page/private-page.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the newsletter. */
export function NewsletterPage(props: Props) {
  return <PrivatePage {...props} description={useTranslate()('newsletter.description')} />
}
