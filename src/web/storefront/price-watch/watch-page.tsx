import type { ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the price watch: what it is about, and below it one thing to do. */
export function WatchPage({ title, lead, children }: Props) {
  const t = useTranslate()

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={title} description={t('priceWatch.description')} noindex />
      <div className="stack">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}

/** Back to what it was all about. */
export function ToDevice({ url }: { url: string }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <p>
      <LinkButton href={path('product', { pdp: url })} look="quiet">
        {t('priceWatch.device')}
      </LinkButton>
    </p>
  )
}
