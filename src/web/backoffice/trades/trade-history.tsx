import type { HistoryEvent } from '#domain/trades/look-at-trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { isId } from '#shop/ids.ts'
import type { OfficeWordKey } from '#shop/office-words.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'

const parties = new Set(['seller', 'carrier', 'clock', 'bank', 'system'])

type Props = { history: readonly HistoryEvent[]; number: number; pieces: number }

/** Everything that ever happened, the newest first. */
export function TradeHistory({ history, number, pieces }: Props) {
  const t = useOfficeTranslate()
  const actorName = (actor: string) => (parties.has(actor) ? t(`office.trades.actor.${actor}` as OfficeWordKey) : actor)

  return (
    <section className="stack">
      <h2>{t('office.trades.trade.history')}</h2>
      <ol className="office-history">
        {history.map(({ id, at, event, to, actor, reason, evidence, position }) => (
          <li key={id}>
            <p className="office-soft">
              <time dateTime={at.toISOString()}>{formatMoment(at)}</time> · {actorName(actor)}
              {pieces > 1 && (
                <> · {position === null ? t('office.trades.trade.whole') : itemReference(number, position)}</>
              )}
            </p>
            <p>
              <strong>{t(`office.trades.event.${event}` as OfficeWordKey)}</strong>
              {to !== null && <> → {t(`office.trades.state.${to}` as OfficeWordKey)}</>}
            </p>
            {reason !== '' && <p className="office-history__reason">{reason}</p>}
            <Evidence evidence={evidence} isPhotos={event === 'differs' || event === 'notInParcel'} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What proves it: photos can be looked at, everything else is a number of somebody's. */
function Evidence({ evidence, isPhotos }: { evidence: readonly string[]; isPhotos: boolean }) {
  const t = useOfficeTranslate()
  if (evidence.length === 0) return null
  const photos = isPhotos ? evidence.filter(isId) : []
  const others = evidence.filter((each) => !isId(each))

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
    </p>
  )
}
