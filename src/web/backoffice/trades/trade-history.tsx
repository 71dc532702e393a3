import type { HistoryEvent } from '#domain/trades/trade-details.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { isId } from '#shop/ids.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'

const parties = new Set(['seller', 'carrier', 'clock', 'bank', 'system'])

type Told = HistoryEvent & { positions: number[] }

/** What happened alike to several devices, or to the whole trade and its devices, is told once. */
function toldOnce(history: readonly HistoryEvent[]): Told[] {
  const groups = Map.groupBy(history, ({ at, event, actor, to, reason }) =>
    [at.getTime(), event, actor, to ?? history.find((other) => isAlike(other, { at, event }))?.to, reason].join(' '),
  )
  return [...groups.values()].map((alike) => {
    const told = alike.find(({ position }) => position !== null) ?? alike[0]!
    return { ...told, positions: alike.flatMap(({ position }) => position ?? []).toSorted((one, other) => one - other) }
  })
}

const isAlike = (other: HistoryEvent, { at, event }: Pick<HistoryEvent, 'at' | 'event'>): boolean =>
  other.position !== null && other.event === event && other.at.getTime() === at.getTime()

type Props = { history: readonly HistoryEvent[]; number: number; pieces: number }

/** Everything that ever happened, the newest first. */
export function TradeHistory({ history, number, pieces }: Props) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const actorName = (actor: string) => (parties.has(actor) ? t(officeKey(`office.trades.actor.${actor}`)) : actor)

  return (
    <section className="stack">
      <h2>{t('office.trades.trade.history')}</h2>
      <ol className="office-history">
        {toldOnce(history).map(({ id, at, event, to, actor, reason, evidence, positions }) => (
          <li key={id}>
            <p className="office-soft">
              <time dateTime={at.toISOString()}>{formatMoment(at)}</time> · {actorName(actor)}
              {pieces > 1 && positions.length > 0 && positions.length < pieces && (
                <> · {positions.map((position) => itemReference(number, position)).join(', ')}</>
              )}
            </p>
            <p>
              <strong>{t(officeKey(`office.trades.event.${event}`))}</strong>
              {to !== null && <> → {t(officeKey(`office.trades.state.${to}`))}</>}
            </p>
            {reason !== '' && <p className="office-history__reason">{reason}</p>}
            <Evidence evidence={evidence} isPhotos={event === 'differs' || event === 'notInParcel'} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How a second colleague stands in the evidence. */
const WITNESS = 'witness '

/** What proves it: photos can be looked at, everything else is a number of somebody's. */
function Evidence({ evidence, isPhotos }: { evidence: readonly string[]; isPhotos: boolean }) {
  const t = useOfficeTranslate()
  if (evidence.length === 0) return null
  const photos = isPhotos ? evidence.filter(isId) : []
  const others = evidence.filter((each) => !isId(each) && !each.startsWith(WITNESS))
  const witness = evidence.find((each) => each.startsWith(WITNESS))?.slice(WITNESS.length)

  return (
    <p className="office-soft cluster">
      {photos.map((id, index) => (
        <a key={id} href={`/photos/${id}`} target="_blank" rel="noreferrer">
          {t('office.trades.trade.photo', { number: index + 1 })}
        </a>
      ))}
      {others.length > 0 && (
        <span>
          {t('office.trades.trade.evidence')}: {others.join(', ')}
        </span>
      )}
      {witness !== undefined && <span>{t('office.trades.trade.witness', { name: witness })}</span>}
    </p>
  )
}
