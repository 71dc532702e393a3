import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from './page-head.tsx'

type Props = { title: string; description: string; lead?: string; soon: string; children?: ReactNode }

/** A screen whose inside is still being built: its frame, its heading, and an honest line about it. */
export function SoonScreen({ title, description, lead, soon, children }: Props) {
  const t = useTranslate()

  return (
    <div className="container container--reading stack stack--loose" data-opens-soon>
      <PageHead title={title} description={description} noindex />
      <div className="stack">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
      <Notice look="soon" title={t('soon.title')}>
        <p>{soon}</p>
      </Notice>
    </div>
  )
}
