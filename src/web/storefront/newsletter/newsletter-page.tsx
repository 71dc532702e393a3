import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the newsletter. */
export function NewsletterPage(props: Props) {
  return <ReadingPage noindex {...props} description={useTranslate()('newsletter.description')} />
}
