import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '../page-head.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the newsletter: what it is about, and below it one thing to do. */
export function NewsletterPage({ title, lead, children }: Props) {
  const t = useTranslate()

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={title} description={t('newsletter.description')} noindex />
      <div className="stack">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
