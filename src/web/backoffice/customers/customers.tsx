import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { findSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import { helpReader } from '#domain/newsletter/subscriber-records.ts'
import { findCustomers, type CustomerLine, type CustomerSort } from '#domain/trades/customer-records/find-customers.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { csvOf, type CsvColumn } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { ReaderRecords, type ReaderRefusal } from './reader-records.tsx'

const table = { sorts: ['number', 'created', 'trades'], usual: '-created', filters: { text: 'text' } } as const

const queryOf = (query: TableQuery) => ({
  text: query.filters['text'] ?? '',
  sort: query.sort as CustomerSort,
  descending: query.descending,
  ...pageOf(query),
})

const written: readonly CsvColumn<CustomerLine>[] = [
  { title: 'Nummer', value: ({ number }) => number },
  { title: 'Name', value: ({ name }) => name },
  { title: 'E-Mail', value: ({ email }) => email },
  { title: 'Land', value: ({ country }) => country },
  { title: 'Konto', value: ({ hasAccount }) => (hasAccount ? 'ja' : 'nein') },
  { title: 'Aufträge', value: ({ trades }) => trades },
  { title: 'Seit', value: ({ createdAt }) => createdAt.toISOString() },
]

export const middleware = [
  office.csv('customers.see', 'kunden.csv', ({ engines, url }) => {
    const query = queryOf(readTable(url, table))
    return csvOf(
      written,
      everyRow((page) => findCustomers(engines, { ...query, ...page })),
    )
  }),
]

export const loader = office.list('customers.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const mailbox = (query.filters['text'] ?? '').trim()
  const subscriptions = isEmailAddress(mailbox) ? await findSubscriptions(engines, mailbox) : []
  return { query, mailbox, subscriptions, page: await findCustomers(engines, queryOf(query)) }
})

/** Only a reader of the newsletter is helped right here: he has no page of his own. */
export const action = office.change('customers.change', async ({ engines, storefronts, colleague, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const mailbox = text('mailbox')
  const intent = form.get('intent') === 'erase' ? 'erase' : 'leave'
  const result = await helpReader(engines, storefronts, colleague, { mailbox, action: intent, reason: text('reason') })
  if (result.ok) return redirect(`/customers?text=${encodeURIComponent(mailbox)}`)
  return data<{ reason: ReaderRefusal }>({ reason: result.reason }, { status: 422 })
})

export default function Customers() {
  const t = useOfficeTranslate()
  const { countryName, formatMoment } = useFormats()
  const { query, mailbox, subscriptions, page } = useLoaderData<typeof loader>()
  const refusal = useActionData<{ reason: ReaderRefusal }>()?.reason
  const columns: Column<CustomerLine>[] = [
    {
      name: 'number',
      title: t('office.customers.column.number'),
      sort: 'number',
      show: ({ number }) => <a href={`/customers/${number}`}>{number}</a>,
    },
    { name: 'name', title: t('office.customers.column.name'), show: ({ name }) => name },
    { name: 'email', title: t('office.customers.column.email'), show: ({ email }) => email },
    {
      name: 'country',
      title: t('office.customers.column.country'),
      show: ({ country }) => countryName(country),
    },
    { name: 'account', title: t('office.customers.column.account'), show: (line) => <AccountBadge line={line} /> },
    {
      name: 'trades',
      title: t('office.customers.column.trades'),
      sort: 'trades',
      number: true,
      show: ({ trades }) => trades,
    },
    {
      name: 'since',
      title: t('office.customers.column.since'),
      sort: 'created',
      show: ({ createdAt }) => formatMoment(createdAt),
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.customers')}</h1>
        <p className="office-soft">{t('office.customers.text')}</p>
      </div>
      <TableFilters query={query} filters={[{ name: 'text', label: t('office.customers.find') }]} />
      <ReaderRecords {...{ mailbox, subscriptions, refusal }} />
      <DataTable
        caption={t('office.frame.screen.customers')}
        columns={columns}
        page={page}
        keyOf={({ id }) => id}
        query={query}
        exported
      />
    </>
  )
}

function AccountBadge({ line: { erasedAt, hasAccount } }: { line: CustomerLine }) {
  const t = useOfficeTranslate()
  if (erasedAt) return <Badge look="warning">{t('office.customers.account.erased')}</Badge>
  return hasAccount ? <Badge look="brand">{t('office.customers.account.yes')}</Badge> : t('office.customers.account.no')
}
