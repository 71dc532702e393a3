import { redirect, useLoaderData } from 'react-router'
import { may, type Role } from '#domain/staff/permissions.ts'
import { MAX_HITS, searchTrades, type TradeHit } from '#domain/trades/lists/search-trades.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { StatusBadge } from './state-badge.tsx'

const claimed = new Set(['RECEIVED', 'IN_INSPECTION'])
const onTheWay = new Set(['EXPECTED', 'IN_TRANSIT', 'EXPIRED'])

/** Wherever something is scanned, the page opens on which this colleague goes on with it. */
function targetOf(hit: TradeHit, colleague: { roles: readonly Role[] }): string {
  const { number, position, states, byParcel } = hit
  const trade = formatTradeNumber(number)
  if (position !== null && claimed.has(states[position]!) && may(colleague, 'trades.inspect'))
    return `/inspection/${itemReference(number, position)}`
  if (byParcel && states.some((state) => onTheWay.has(state)) && may(colleague, 'trades.receive'))
    return `/receive?code=${trade}`
  return position === null ? `/trades/${trade}` : `/trades/${trade}#item-${position + 1}`
}

export const loader = office.read('trades.see', async ({ engines, colleague, url }) => {
  const text = url.searchParams.get('q')?.trim() ?? ''
  const hits = await searchTrades(engines, text)
  if (hits.length === 1) throw redirect(targetOf(hits[0]!, colleague))
  const shown = hits.map((hit) => ({ ...hit, target: targetOf(hit, colleague) }))
  return { text, hits: shown, areMore: hits.length >= MAX_HITS }
})

export default function Search() {
  const t = useOfficeTranslate()
  const { text, hits, areMore } = useLoaderData<typeof loader>()
  const columns: Column<(typeof hits)[number]>[] = [
    {
      title: t('office.trades.column.number'),
      show: ({ number, position, target }) => (
        <a href={target}>{position === null ? formatTradeNumber(number) : itemReference(number, position)}</a>
      ),
    },
    { title: t('office.trades.column.seller'), show: ({ name }) => name },
    { title: t('office.trades.column.email'), show: ({ email }) => email },
    {
      title: t('office.trades.column.device'),
      show: ({ position, devices }) => (position === null ? devices.join(', ') : devices[position]),
    },
    { title: t('office.trades.column.status'), show: ({ states }) => <StatusBadge status={tradeStatus(states)} /> },
    { title: t('office.trades.column.created'), show: ({ createdAt }) => formatMoment(createdAt) },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.trades.search.title')}</h1>
        <p role="status">{t('office.trades.search.hits', { count: hits.length, text })}</p>
        {hits.length === 0 && <p className="office-soft">{t('office.trades.search.help')}</p>}
        {areMore && <p className="office-soft">{t('office.trades.search.many')}</p>}
      </div>
      {hits.length > 0 && (
        <RowsTable
          caption={t('office.trades.search.title')}
          columns={columns}
          rows={hits}
          keyOf={({ number, position }) => `${number} ${position}`}
        />
      )}
    </>
  )
}
