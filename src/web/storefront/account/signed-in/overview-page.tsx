import { useEffect, useRef } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Scene } from '#web/art/scenes.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { RetryNotice } from '#web/storefront/account/retry-notice.tsx'
import { TradeCard } from './trade-card.tsx'
import { useTrades } from './use-trades.ts'

/** Everything that the customer has sold, and what comes next. */
export function OverviewPage({ customer: { person } }: { customer: CustomerData }) {
  const t = useTranslate()

  return (
    <section className="stack stack--loose">
      {person && <h2>{t('account.overview.greeting', { name: person.firstName })}</h2>}
      <TradeList />
    </section>
  )
}

function TradeList() {
  const t = useTranslate()
  const { trades, hasOlder, status, load } = useTrades()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(0)

  // Whoever asked for older ones goes on reading at the first of them.
  useEffect(() => {
    if (shown.current > 0) list.current?.querySelectorAll('h3')[shown.current]?.focus()
    shown.current = trades.length
  }, [trades.length])

  if (status === 'there' && trades.length === 0) return <NothingSold />

  return (
    <div ref={list} className="stack stack--loose">
      {trades.map((trade) => (
        <TradeCard key={trade['@id']} trade={trade} />
      ))}
      {status === 'failed' && <RetryNotice onAgain={load} />}
      {status === 'loading' && <Skeleton label={t('account.loading')} shape="block" />}
      {status === 'there' && hasOlder && (
        <p>
          <Button look="quiet" onClick={load}>
            {t('account.overview.older')}
          </Button>
        </p>
      )}
    </div>
  )
}

function NothingSold() {
  const t = useTranslate()
  const path = usePath()

  return (
    <div className="error-page">
      <Scene name="parcel" />
      <div className="stack">
        <h3>{t('account.overview.empty.title')}</h3>
        <p className="lead">{t('account.overview.empty.text')}</p>
        <p>
          <LinkButton href={path('home')} size="large">
            {t('account.overview.empty.link')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
