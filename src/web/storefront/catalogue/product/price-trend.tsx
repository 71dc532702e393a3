import { cents } from '#shop/money/money.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/menu.tsx'
import { useMoney } from '#web/use-money.ts'
import type { Trend } from './trend-line.ts'

/** How the price went: a sentence, a picture, and a table for whoever wants the numbers. */
export function PriceTrend({ trend }: { trend: Trend | null }) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('product.trend.title')}</h2>
      {trend ? (
        <>
          <Summary {...trend} />
          <Chart {...trend} />
          <Disclosure title={t('product.trend.table')}>
            <PriceTable {...trend} />
          </Disclosure>
        </>
      ) : (
        <p>{t('product.trend.young')}</p>
      )}
    </section>
  )
}

function directionOf(change: number) {
  if (change === 0) return 'same'
  return change < 0 ? 'fell' : 'rose'
}

function Summary({ first, last }: Trend) {
  const t = useTranslate()
  const money = useMoney()
  const change = last.cents - first.cents

  return (
    <p>{t(`product.trend.${directionOf(change)}`, { month: first.month, amount: money(cents(Math.abs(change))) })}</p>
  )
}

/** The labels stand around the drawing, not in it: so they keep their size however wide it is. */
function Chart({ line, ends, highest, lowest, first, last }: Trend) {
  const money = useMoney()

  return (
    <div className="trend">
      <p className="trend__scale" aria-hidden="true">
        <span>{money(highest)}</span>
        <span>{money(lowest)}</span>
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8H100M0 92H100" />
        <path className="trend__line" d={line} />
        <path className="trend__ends" d={ends} />
      </svg>
      <p className="trend__days" aria-hidden="true">
        <span>
          {first.month} <b>{money(first.cents)}</b>
        </span>
        <span>
          {last.month} <b>{money(last.cents)}</b>
        </span>
      </p>
    </div>
  )
}

function PriceTable({ rows }: Trend) {
  const t = useTranslate()
  const money = useMoney()

  return (
    <div className="table-frame">
      <table>
        <caption className="visually-hidden">{t('product.trend.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product.trend.since')}</th>
            <th scope="col">{t('product.trend.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ since, cents: amount }) => (
            <tr key={since}>
              <th scope="row">{since}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
