import type { ReactNode } from 'react'
import { PageHead } from '#web/storefront/head/page-head.tsx'

type Props = { title: string; description: string; lead?: string | undefined; children?: ReactNode }

/** A page for one person, apart from search engines: what it is about, and below it one thing to do. */
export function PrivatePage({ title, description, lead, children }: Props) {
  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={title} description={description} noindex />
      <div className="stack">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
