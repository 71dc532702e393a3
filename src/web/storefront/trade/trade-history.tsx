import type { CustomerEvent } from '#domain/trades/lifecycle/customer-events.ts'
import { useTranslate } from '#web/shop-context.tsx'

type PastThing = { event: CustomerEvent; day: string; /** Which devices, if not all. */ about?: string }

type Props = { events: readonly PastThing[] }

export function TradeHistory({ events }: Props) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('trade.history')}</h2>
      <HistoryList events={events} />
    </section>
  )
}

export function HistoryList({ events }: Props) {
  const t = useTranslate()

  return (
    <ol className="stack stack--tight">
      {events.map(({ event, day, about = '' }, index) => (
        // Nothing is ever taken out or put in between.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-trade-event={event}>
          <strong>{t(`trade.event.${event}`)}</strong> · {day}
          {about !== '' && <span className="muted"> · {about}</span>}
        </li>
      ))}
    </ol>
  )
}
