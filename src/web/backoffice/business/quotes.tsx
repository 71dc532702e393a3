import { useLoaderData } from 'react-router'
import { quoteStatuses } from '#domain/business/quotes/business-quote.ts'
import {
  countRequestedQuotes,
  findBusinessQuotes,
  quoteSorts,
  type ListedQuote,
} from '#domain/business/quotes/find-business-quotes.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { decimalFromCents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { QuoteBadge } from './quote-status.tsx'

const table = { sorts: quoteSorts, usual: '-created', filters: { text: 'text', status: quoteStatuses } } as const

function readQuery({ url }: OfficeRequest) {
  const query = readTable(url, table)
  const sort = quoteSorts.find((each) => each === query.sort) ?? 'created'
  return { query, order: { sort, descending: query.descending, ...pageOf(query) } }
}

const csvColumns = [
  { title: 'Nummer', value: ({ number }: ListedQuote) => number },
  { title: 'Angefragt', value: ({ createdAt }: ListedQuote) => createdAt.toISOString() },
  { title: 'Stand', value: ({ status }: ListedQuote) => status },
  { title: 'Seit', value: ({ changedAt }: ListedQuote) => changedAt.toISOString() },
  { title: 'Firma', value: ({ company }: ListedQuote) => company },
  { title: 'Name', value: ({ name }: ListedQuote) => name },
  { title: 'E-Mail', value: ({ email }: ListedQuote) => email },
  { title: 'Geräte', value: ({ pieces }: ListedQuote) => pieces },
  { title: 'Netto', value: ({ cents }: ListedQuote) => decimalFromCents(cents).replace('.', ',') },
  { title: 'Gültig bis', value: ({ validUntil }: ListedQuote) => validUntil?.toISOString() ?? '' },
  { title: 'Entschieden von', value: ({ decidedBy }: ListedQuote) => decidedBy ?? '' },
]

export const middleware = [
  office.csv('businessQuotes.see', 'firmenangebote.csv', (asked) => {
    const { query, order } = readQuery(asked)
    return csvOf(
      csvColumns,
      everyRow((page) => findBusinessQuotes(asked.engines, query.filters, { ...order, ...page })),
    )
  }),
]

export const loader = office.list('businessQuotes.see', async (asked) => {
  const { engines } = asked
  const { query, order } = readQuery(asked)
  const page = await findBusinessQuotes(engines, query.filters, order)
  return { query, page, waiting: await countRequestedQuotes(engines), now: engines.now() }
})

export default function BusinessQuotes() {
  const t = useOfficeTranslate()
  const { query, page, waiting, now } = useLoaderData<typeof loader>()
  const age = useAge(now)
  const columns = useQuoteColumns(now)

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.businessQuotes')}</h1>
        <p className="office-soft">{t('office.businessQuotes.text')}</p>
        <p>
          {t('office.businessQuotes.waiting', {
            count: waiting.count,
            age: waiting.oldest ? age(waiting.oldest) : '',
          })}
        </p>
      </div>
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.businessQuotes.find') },
          {
            name: 'status',
            label: t('office.businessQuotes.column.status'),
            options: quoteStatuses.map((value) => ({ value, text: t(`office.businessQuotes.status.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.businessQuotes')}
        columns={columns}
        page={page}
        keyOf={({ number }) => String(number)}
        query={query}
        exported
      />
    </>
  )
}

function useQuoteColumns(now: Date): Column<ListedQuote>[] {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  const age = useAge(now)
  const title = (
    name: 'number' | 'created' | 'since' | 'company' | 'contact' | 'pieces' | 'amount' | 'status' | 'validUntil',
  ) => t(`office.businessQuotes.column.${name}`)

  return [
    {
      name: 'number',
      title: title('number'),
      sort: 'number',
      show: ({ number }) => <a href={`/business-quotes/${number}`}>{number}</a>,
    },
    {
      name: 'created',
      title: title('created'),
      sort: 'created',
      show: ({ createdAt }) => <span className="office-nowrap">{formatMoment(createdAt)}</span>,
    },
    { name: 'company', title: title('company'), sort: 'company', show: ({ company }) => company },
    { name: 'contact', title: title('contact'), show: ({ name }) => name },
    { name: 'status', title: title('status'), show: ({ status }) => <QuoteBadge status={status} /> },
    { name: 'since', title: title('since'), sort: 'since', show: ({ changedAt }) => age(changedAt) },
    { name: 'pieces', title: title('pieces'), sort: 'pieces', number: true, show: ({ pieces }) => pieces },
    {
      name: 'amount',
      title: title('amount'),
      sort: 'amount',
      number: true,
      show: ({ cents }) => formatMoney(cents),
    },
    {
      name: 'validUntil',
      title: title('validUntil'),
      show: ({ validUntil }) => <span className="office-nowrap">{validUntil ? formatMoment(validUntil) : '–'}</span>,
    },
  ]
}
