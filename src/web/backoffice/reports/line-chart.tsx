import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

type Day = { day: string; offers: number; trades: number }

const WIDTH = 720
const HEIGHT = 200
const LEFT = 36
const BOTTOM = 24

/** Offers and trades per day, with the same numbers as a table below. */
export function LineChart({ days }: { days: readonly Day[] }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const most = Math.max(...days.map(({ offers, trades }) => Math.max(offers, trades)), 1)
  const top = niceTop(most)
  const x = (index: number) => LEFT + (index / Math.max(days.length - 1, 1)) * (WIDTH - LEFT - 8)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 12)
  const line = (value: (day: Day) => number) =>
    days.map((day, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value(day)).toFixed(1)}`).join('')
  const sum = (value: (day: Day) => number) => days.reduce((total, day) => total + value(day), 0)
  const offers = sum((day) => day.offers)
  const trades = sum((day) => day.trades)

  return (
    <figure className="office-chart stack">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('office.reports.perDay.chart', { offers, trades, count: days.length, most })}
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line className="office-chart__grid" x1={LEFT} x2={WIDTH - 8} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {formatDay(days[0]?.day ?? '2026-01-01')}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
          {formatDay(days.at(-1)?.day ?? '2026-01-01')}
        </text>
        <path className="office-chart__offers" d={line((day) => day.offers)} />
        <path className="office-chart__trades" d={line((day) => day.trades)} />
      </svg>
      <figcaption className="office-chart__legend">
        <span className="office-chart__key office-chart__key--offers">{t('office.reports.funnel.offers')}</span>
        <span className="office-chart__key office-chart__key--trades">{t('office.reports.funnel.trades')}</span>
      </figcaption>
      <DayTable days={days} />
    </figure>
  )
}

/** The end of the scale: an even number just above the most, so that its middle is a whole one. */
const niceTop = (most: number): number => {
  const step = Math.max(2, 2 * 10 ** (Math.floor(Math.log10(most)) - 1))
  return Math.ceil(most / step) * step
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()

  return (
    <details>
      <summary>{t('office.reports.asTable')}</summary>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.reports.perDay.title')}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.reports.column.day')}</th>
              <th scope="col" className="office-number">
                {t('office.reports.funnel.offers')}
              </th>
              <th scope="col" className="office-number">
                {t('office.reports.funnel.trades')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, offers, trades }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td className="office-number">{offers}</td>
                <td className="office-number">{trades}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
