import type { CustomerView } from '#domain/trades/customer-records/find-customers.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'

export function CustomerTrades({ trades }: { trades: CustomerView['trades'] }) {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  if (trades.length === 0) return <p className="office-empty">{t('office.customers.trades.none')}</p>

  const title = t('office.customers.trades.title')
  const columns: Column<CustomerView['trades'][number]>[] = [
    {
      name: 'number',
      title: t('office.customers.trades.number'),
      show: ({ number }) => <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>,
    },
    { name: 'at', title: t('office.customers.trades.at'), show: ({ createdAt }) => formatMoment(createdAt) },
    {
      name: 'status',
      title: t('office.customers.trades.status'),
      show: ({ status }) => t(`office.customers.trades.state.${status}`),
    },
    { name: 'payee', title: t('office.customers.trades.payee'), show: ({ payeeHint }) => payeeHint },
    {
      name: 'sum',
      title: t('office.customers.trades.sum'),
      number: true,
      show: ({ payout }) => formatMoney(payout.total),
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable caption={title} columns={columns} rows={trades} keyOf={({ number }) => String(number)} />
    </section>
  )
}
