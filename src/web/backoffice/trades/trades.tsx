import { useActionData, useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { listTrades, tradeSorts, type ListedTrade, type TradeListQuery } from '#domain/trades/lists/list-trades.ts'
import { officeQueueNames } from '#domain/trades/lists/office-queue.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { itemStates, tradeStatuses } from '#domain/trades/lifecycle/trade-status.ts'
import type { Country } from '#shop/countries/country.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { decimalFromCents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters, type Filter } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { bulkTrades } from './bulk-trades.ts'
import { StatusBadge } from './state-badge.tsx'
import { bulkTradeActions, tradeKey, useBulkTrades } from './use-bulk-trades.tsx'

const channelsOf = (countries: readonly Country[]): string[] => [
  ...new Set(
    countries.flatMap(({ landingPage, landingPageB2B, landingPageAgan }) =>
      [landingPage, landingPageB2B, landingPageAgan].filter((page) => page !== null),
    ),
  ),
]

/** The table has checked it against its lists. */
function listQueryOf({ filters, sort, descending, ...query }: TableQuery): TradeListQuery {
  const chosen: Partial<Record<string, never>> = filters as never
  return { ...chosen, sort: sort as TradeListQuery['sort'], descending, ...pageOf(query) }
}

function readQuery({ storefronts, url }: OfficeRequest) {
  const countries = Object.values(storefronts.countries)
  const channels = channelsOf(countries)
  const codes = countries.map(({ code }) => code)
  const query = readTable(url, {
    sorts: tradeSorts,
    usual: '-created',
    filters: {
      text: 'text',
      status: tradeStatuses,
      state: itemStates,
      queue: officeQueueNames,
      country: codes,
      landingPage: channels,
      from: 'day',
      to: 'day',
    },
  })
  return { query, channels, codes }
}

export const loader = office.list('trades.see', async (asked) => {
  const { engines } = asked
  const { query, ...choices } = readQuery(asked)
  return { query, ...choices, page: await listTrades(engines, listQueryOf(query)), now: engines.now() }
})

const csvColumns = [
  { title: 'number', value: ({ number }: ListedTrade) => formatTradeNumber(number) },
  { title: 'created', value: ({ createdAt }: ListedTrade) => createdAt.toISOString() },
  { title: 'country', value: ({ country }: ListedTrade) => country },
  { title: 'landingPage', value: ({ landingPage }: ListedTrade) => landingPage },
  { title: 'seller', value: ({ name }: ListedTrade) => name },
  { title: 'email', value: ({ email }: ListedTrade) => email },
  { title: 'device', value: ({ device }: ListedTrade) => device },
  { title: 'pieces', value: ({ states }: ListedTrade) => states.length },
  { title: 'status', value: ({ status }: ListedTrade) => status },
  { title: 'amount', value: ({ payout }: ListedTrade) => decimalFromCents(payout).replace('.', ',') },
]

export const middleware = [
  office.csv('trades.see', 'trades.csv', (asked) => {
    const query = listQueryOf(readQuery(asked).query)
    return csvOf(
      csvColumns,
      tickedRows(
        asked.url,
        tradeKey,
        everyRow((page) => listTrades(asked.engines, { ...query, ...page })),
      ),
    )
  }),
]

export const action = office.choose('bulk', bulkTradeActions, async (asked) => ({
  action: asked.chosen,
  ...(await bulkTrades(asked, asked.chosen)),
}))

type Loaded = Awaited<ReturnType<typeof loader>>

export default function Trades() {
  const t = useOfficeTranslate()
  const { query, page, now, ...choices } = useLoaderData<typeof loader>()
  const columns = useColumns(now)
  const filters = useFilters(choices)

  return (
    <>
      <h1>{t('office.frame.screen.trades')}</h1>
      <TableFilters query={query} filters={filters} />
      <DataTable
        caption={t('office.frame.screen.trades')}
        columns={columns}
        page={page}
        keyOf={tradeKey}
        query={query}
        exported
        bulk={useBulkTrades(useActionData<typeof action>())}
      />
    </>
  )
}

function useFilters({ codes, channels }: Pick<Loaded, 'codes' | 'channels'>): Filter[] {
  const t = useOfficeTranslate()
  const plain = (value: string) => ({ value, text: value })
  return [
    { name: 'text', label: t('office.trades.filter.text') },
    {
      name: 'queue',
      label: t('office.trades.filter.queue'),
      options: officeQueueNames.map((value) => ({ value, text: t(`office.trades.queue.${value}`) })),
    },
    {
      name: 'status',
      label: t('office.trades.filter.status'),
      options: tradeStatuses.map((value) => ({ value, text: t(`office.trades.status.${value}`) })),
    },
    {
      name: 'state',
      label: t('office.trades.filter.state'),
      options: itemStates.map((value) => ({ value, text: t(`office.trades.state.${value}`) })),
    },
    { name: 'country', label: t('office.trades.filter.country'), options: codes.map(plain) },
    { name: 'landingPage', label: t('office.trades.filter.landingPage'), options: channels.map(plain) },
    { name: 'from', label: t('office.trades.filter.from'), kind: 'day' },
    { name: 'to', label: t('office.trades.filter.to'), kind: 'day' },
  ]
}

function useColumns(now: Date): Column<ListedTrade>[] {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  const age = useAge(now)
  return [
    {
      name: 'number',
      title: t('office.trades.column.number'),
      sort: 'number',
      show: ({ number }) => (
        <a className="office-nowrap" href={`/trades/${formatTradeNumber(number)}`}>
          {formatTradeNumber(number)}
        </a>
      ),
    },
    {
      name: 'created',
      title: t('office.trades.column.created'),
      sort: 'created',
      show: ({ createdAt }) => <span className="office-nowrap">{formatMoment(createdAt)}</span>,
    },
    { name: 'seller', title: t('office.trades.column.seller'), sort: 'name', show: ({ name }) => name },
    { name: 'email', title: t('office.trades.column.email'), optional: true, show: ({ email }) => email },
    {
      name: 'device',
      title: t('office.trades.column.device'),
      show: ({ device, states }) =>
        states.length === 1 ? device : t('office.trades.andMore', { device, count: states.length - 1 }),
    },
    { name: 'status', title: t('office.trades.column.status'), show: ({ status }) => <StatusBadge status={status} /> },
    { name: 'since', title: t('office.trades.column.since'), sort: 'since', show: ({ since }) => age(since) },
    {
      name: 'country',
      title: t('office.trades.column.country'),
      show: ({ country, landingPage }) => <span title={landingPage}>{country.toUpperCase()}</span>,
    },
    {
      name: 'landingPage',
      title: t('office.trades.filter.landingPage'),
      optional: true,
      show: ({ landingPage }) => landingPage,
    },
    {
      name: 'amount',
      title: t('office.trades.column.amount'),
      sort: 'amount',
      number: true,
      show: ({ payout }) => formatMoney(payout),
    },
  ]
}
