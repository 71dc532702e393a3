import { redirect, useActionData, useLoaderData } from 'react-router'
import { findReturns, findReturnsOfTrade } from '#domain/trades/returns/find-returns.ts'
import { packReturn } from '#domain/trades/returns/return-items.ts'
import { handOverParcel } from '#domain/warehouse/stations/returns.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { countryCodes, isCountryCode } from '#shop/countries/all.ts'
import { isId } from '#shop/ids.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { ScanPanel } from '#web/backoffice/scanning/scan-panel.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RefusalNotice, refuse } from '../refusals.tsx'
import { useReturnColumns } from './return-columns.tsx'

const packed = ['yes', 'no'] as const

const table = { sorts: ['since'], usual: 'since', filters: { text: 'text', country: countryCodes, packed } } as const

export const loader = office.list('trades.see', async ({ engines, colleague, url }) => {
  const query = readTable(url, table)
  const { text, country, packed: wanted } = query.filters
  const filter = {
    text,
    country: country !== undefined && isCountryCode(country) ? country : undefined,
    packed: wanted === undefined ? undefined : wanted === 'yes',
  }
  const [page, { trade, scans }] = await Promise.all([
    findReturns(engines, filter, { descending: query.descending, ...pageOf(query) }),
    findStation(engines, colleague, 'returns'),
  ])
  const inHand = trade ? await findReturnsOfTrade(engines, trade.id) : []
  return { query, page, inHand, scans, now: engines.now(), key: crypto.randomUUID() }
})

/** First the label, then the hand-over: a parcel can wait for the carrier over night. */
export const action = office.change('trades.return', async ({ engines, storefronts, colleague, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const here = `/returns${url.search}`
  if (text('intent') === 'handOver') {
    const sent = await handOverParcel(engines, storefronts, colleague, { parcelId: text('parcel'), key: text('key') })
    return sent.ok ? redirect(here) : refuse(sent.reason, {})
  }
  const itemIds = form.getAll('item').map(String)
  if (!isId(text('trade')) || !itemIds.every(isId)) return refuse('no-such-item', {})
  const packing = await packReturn(engines, storefronts, colleague, { tradeId: text('trade'), itemIds })
  return packing.ok ? redirect(here) : refuse(packing.reason, {})
})

export default function Returns() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, inHand, scans, now, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const columns = useReturnColumns(now, key)

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.returns')}</h1>
        <p className="office-soft">{t('office.inspection.returns.text')}</p>
      </div>
      {may('trades.return') && (
        <ScanPanel station="returns" scans={scans} formKey={key} hint={t('office.inspection.returns.hint')} />
      )}
      <RefusalNotice refused={refused} />
      {inHand.length > 0 && (
        <section className="stack stack--tight">
          <h2>{t('office.inspection.returns.inHand')}</h2>
          <RowsTable
            caption={t('office.inspection.returns.inHand')}
            columns={columns}
            rows={inHand}
            keyOf={({ id }) => id}
            dense
          />
        </section>
      )}
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.inspection.returns.filter.text') },
          {
            name: 'country',
            label: t('office.inspection.queue.filter.country'),
            options: countryCodes.map((code) => ({ value: code, text: code.toUpperCase() })),
          },
          {
            name: 'packed',
            label: t('office.inspection.returns.filter.packed'),
            options: packed.map((value) => ({ value, text: t(`office.inspection.returns.filter.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.returns')}
        columns={columns}
        page={page}
        keyOf={({ id }) => id}
        query={query}
      />
    </>
  )
}
