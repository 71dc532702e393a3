import { useLoaderData } from 'react-router'
import { findReceipts } from '#domain/payouts/receipts/find-receipts.ts'
import type { Receipt } from '#domain/payouts/receipts/receipt.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, tableSearch } from '#web/backoffice/table/table-query.ts'
import { receiptTable, searchIn } from './receipt-table.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'

export const loader = office.list('payouts.see', async ({ engines, url }) => {
  const query = readTable(url, receiptTable)
  return { query, page: await findReceipts(engines, searchIn(query), pageOf(query)) }
})

export default function Receipts() {
  const t = useOfficeTranslate()
  const { query, page } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.receipts')}</h1>
        <p className="office-soft">{t('office.payouts.receipts.text')}</p>
      </div>
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.payouts.receipts.find') },
          { name: 'month', label: t('office.payouts.receipts.month'), kind: 'month' },
          {
            name: 'country',
            label: t('office.payouts.column.country'),
            options: receiptTable.filters.country.map((value) => ({ value, text: value.toUpperCase() })),
          },
        ]}
      />
      <p>
        <a href={`/receipts/accounting-export${tableSearch(query, { first: true })}`} download>
          {t('office.payouts.receipts.accountingExport')}
        </a>
      </p>
      <DataTable
        caption={t('office.frame.screen.receipts')}
        columns={useReceiptColumns()}
        page={page}
        keyOf={({ number }) => number}
        query={query}
      />
    </>
  )
}

function useReceiptColumns(): Column<Receipt>[] {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()

  return [
    {
      name: 'receipt',
      title: t('office.payouts.column.receipt'),
      show: ({ number }) => (
        <a href={`/receipts/${number}`} download>
          {number}
        </a>
      ),
    },
    {
      name: 'date',
      title: t('office.payouts.column.date'),
      sort: 'date',
      show: ({ issuedAt }) => formatDay(new Date(issuedAt)),
    },
    {
      name: 'trade',
      title: t('office.payouts.column.trade'),
      show: ({ tradeNumber }) => <a href={`/payouts/trades/${tradeNumber}`}>{tradeNumber}</a>,
    },
    { name: 'seller', title: t('office.payouts.column.seller'), show: ({ seller }) => seller.name },
    { name: 'country', title: t('office.payouts.column.country'), show: ({ country }) => country.toUpperCase() },
    { name: 'pieces', title: t('office.payouts.column.pieces'), number: true, show: ({ items }) => items.length },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    { name: 'tax', title: t('office.payouts.column.tax'), show: ({ tax }) => t(`office.payouts.receipts.tax.${tax}`) },
  ]
}
