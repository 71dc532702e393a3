import { Form, redirect, useLoaderData } from 'react-router'
import { findParcels, type ParcelLine } from '#domain/trades/parcels/find-parcels.ts'
import { recordTrackingEvent } from '#domain/trades/parcels/record-tracking-event.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { scanKinds } from '#shop/scan-kinds.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMay } from './frame/use-me.ts'
import { office } from './office-handlers.ts'
import { DataTable } from './table/data-table.tsx'
import type { Column } from './table/rows-table.tsx'
import { TableFilters } from './table/table-filters.tsx'
import { pageOf, readTable } from './table/table-query.ts'

const table = { sorts: ['created'], usual: '-created', filters: { text: 'text' } } as const

export const loader = office.read('carrier.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const { filters, descending } = query
  return { query, page: await findParcels(engines, { text: filters['text'] ?? '', descending, ...pageOf(query) }) }
})

/** The demo carrier says something, as a real one would by its own message. */
export const action = office.change('carrier.play', async ({ engines, storefronts, url, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const kind = scanKinds.find((each) => each === text('kind'))
  const carrier = text('carrier') === 'ups' ? 'ups' : 'dhl'
  if (kind) {
    const event = { id: crypto.randomUUID(), trackingNumber: text('parcel'), kind, at: engines.now(), place: '' }
    await recordTrackingEvent(engines, storefronts, carrier, [event])
  }
  return redirect(`/carrier${url.search}`)
})

export default function CarrierPage() {
  const t = useOfficeTranslate()
  const { query, page } = useLoaderData<typeof loader>()
  const columns: Column<ParcelLine>[] = [
    {
      title: t('office.carrier.column.parcel'),
      show: ({ carrier, trackingNumber }) => `${carrier.toUpperCase()} ${trackingNumber}`,
    },
    {
      title: t('office.carrier.column.trade'),
      show: ({ number }) => <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>,
    },
    { title: t('office.carrier.column.direction'), show: ({ direction }) => t(`office.carrier.${direction}`) },
    {
      title: t('office.carrier.column.last'),
      show: ({ lastKind }) => (lastKind ? t(`office.carrier.kind.${lastKind}`) : t('office.carrier.none')),
    },
    { title: t('office.carrier.column.play'), show: (parcel) => <Scans parcel={parcel} /> },
  ]

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.carrier')}</h1>
        <p className="office-soft">{t('office.carrier.text')}</p>
      </div>
      <TableFilters query={query} filters={[{ name: 'text', label: t('office.carrier.find') }]} />
      <DataTable
        caption={t('office.frame.screen.carrier')}
        columns={columns}
        page={page}
        keyOf={({ id }) => id}
        query={query}
      />
    </>
  )
}

/** One button per thing that can happen to a parcel. */
function Scans({ parcel: { carrier, trackingNumber } }: { parcel: ParcelLine }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('carrier.play')) return null

  return (
    <Form method="post" className="cluster">
      <input type="hidden" name="carrier" value={carrier} />
      <input type="hidden" name="parcel" value={trackingNumber} />
      {scanKinds.map((kind) => (
        <Button key={kind} type="submit" name="kind" value={kind} look="quiet" size="small">
          {t(`office.carrier.kind.${kind}`)}
        </Button>
      ))}
    </Form>
  )
}
