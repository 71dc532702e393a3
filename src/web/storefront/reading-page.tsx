import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from '#web/storefront/head/page-head.tsx'

type Props = ComponentProps<typeof PageHead> & { lead?: string | undefined; children?: ReactNode }

/** A page to read or to do one thing on: what it is about, and the rest below it. */
export function ReadingPage({ lead, children, ...head }: Props) {
  return (
    <div className="container container--reading stack stack--loose">
      <PageHead {...head} />
      <div className="stack">
        <h1>{head.title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
