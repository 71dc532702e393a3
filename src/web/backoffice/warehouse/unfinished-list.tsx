import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { StationView } from '#domain/warehouse/stations/find-station.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** What was begun and left: nothing that was opened is forgotten. */
export function UnfinishedList({ rows }: { rows: StationView['unfinished'] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (rows.length === 0) return null

  return (
    <section className="stack stack--tight">
      <h2>{t('office.warehouse.unfinished.title')}</h2>
      <p className="office-soft">{t('office.warehouse.unfinished.text')}</p>
      <ul className="office-plain">
        {rows.map(({ id, number, place, seller, scanned, pieces, by, startedAt }) => (
          <li key={id}>
            {number === null ? (
              <a href={`/places/${place}`}>{place}</a>
            ) : (
              <>
                <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a> {seller} ·{' '}
                {t('office.warehouse.unfinished.scanned', { scanned, pieces })}
              </>
            )}{' '}
            <span className="office-soft">
              {t('office.warehouse.unfinished.by', { name: by, when: formatMoment(startedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
