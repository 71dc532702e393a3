import { useTranslate } from '#web/shop-context.tsx'
import type { ShownTrade } from './show-trade.ts'

/** What happens to a trade has many names; sellers are told those that mean something to them. */
const told = ['created', 'papers-sent'] as const

type Told = (typeof told)[number]

const isTold = (event: string): event is Told => told.includes(event as Told)

export function TradeHistory({ events }: Pick<ShownTrade, 'events'>) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('trade.history')}</h2>
      <HistoryList events={events} />
    </section>
  )
}

export function HistoryList({ events }: Pick<ShownTrade, 'events'>) {
  const t = useTranslate()

  return (
    <ol className="stack stack--tight">
      {events.map(
        ({ event, day }) =>
          isTold(event) && (
            <li key={event} data-trade-event={event}>
              <strong>{t(`trade.event.${event}`)}</strong> · {day}
            </li>
          ),
      )}
    </ol>
  )
}
