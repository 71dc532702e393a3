import type { CustomerView } from '#domain/trades/find-customers.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatMoney } from '#shop/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { moment } from '#web/backoffice/frame/moment.ts'

export function CustomerTrades({ trades }: { trades: CustomerView['trades'] }) {
  const t = useOfficeTranslate()
  if (trades.length === 0) return <p className="office-empty">{t('office.customers.trades.none')}</p>

  return (
    <section className="stack">
      <h2>{t('office.customers.trades.title')}</h2>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.customers.trades.title')}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.customers.trades.number')}</th>
              <th scope="col">{t('office.customers.trades.at')}</th>
              <th scope="col">{t('office.customers.trades.status')}</th>
              <th scope="col">{t('office.customers.trades.payee')}</th>
              <th scope="col" className="office-number">
                {t('office.customers.trades.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {trades.map(({ number, createdAt, status, payeeHint, cents }) => (
              <tr key={number}>
                <td>
                  <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>
                </td>
                <td>{moment(createdAt)}</td>
                <td>{t(`office.customers.trades.state.${status}`)}</td>
                <td>{payeeHint}</td>
                <td className="office-number">{formatMoney(cents, 'de-DE')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
