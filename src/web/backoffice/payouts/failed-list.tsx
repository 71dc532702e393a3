import type { ListPage } from '#domain/lists/list-page.ts'
import type { PayoutLine } from '#domain/payouts/batches/find-batches.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { age } from './format.ts'
import { TradeLink } from './to-pay.tsx'

/** What the bank did not take: somebody has to ask the seller, or wait for his answer. */
export function FailedList({ page, query, now }: { page: ListPage<PayoutLine>; query: TableQuery; now: Date }) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const columns: Column<PayoutLine>[] = [
    { name: 'payout', title: t('office.payouts.column.payout'), show: ({ number }) => number },
    {
      name: 'trade',
      title: t('office.payouts.column.trade'),
      show: ({ tradeNumber }) => <TradeLink number={tradeNumber} />,
    },
    {
      name: 'batch',
      title: t('office.payouts.column.batch'),
      show: ({ batch }) => <a href={`/payouts/batches/${batch}`}>{batch}</a>,
    },
    { name: 'payee', title: t('office.payouts.column.payee'), show: ({ payeeHint }) => payeeHint },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    { name: 'code', title: t('office.payouts.column.code'), show: ({ returnCode }) => returnCode },
    {
      name: 'status',
      title: t('office.payouts.column.status'),
      show: ({ status }) => <Badge look="danger">{t(`office.payouts.batch.status.${status}`)}</Badge>,
    },
    {
      name: 'age',
      title: t('office.payouts.column.age'),
      show: ({ settledAt }) => settledAt && age(t, settledAt, now),
    },
  ]

  return (
    <DataTable
      caption={t('office.payouts.tabs.failed')}
      columns={columns}
      page={page}
      keyOf={({ number }) => number}
      query={query}
    />
  )
}
