import { data, useLoaderData } from 'react-router'
import { findStocktake, type StocktakeItem } from '#domain/warehouse/places/find-places.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const loader = office.read('places.see', async ({ engines, params }) => {
  const stocktake = await findStocktake(engines, params['id'] ?? '')
  if (!stocktake) throw data(null, { status: 404 })
  return stocktake
})

const looks = { found: 'success', extra: 'warning', missing: 'danger' } as const

export default function StocktakeResult() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { stocktake, items } = useLoaderData<typeof loader>()
  const title = t('office.warehouse.stocktake.title', { place: stocktake.place })
  const columns: Column<StocktakeItem>[] = [
    {
      name: 'finding',
      title: t('office.warehouse.stocktake.column.finding'),
      show: ({ finding }) => <Badge look={looks[finding]}>{t(`office.warehouse.stocktake.finding.${finding}`)}</Badge>,
    },
    {
      name: 'number',
      title: t('office.trades.column.number'),
      show: ({ number, position }) => (
        <a className="office-nowrap" href={`/search?q=${itemReference(number, position)}`}>
          {itemReference(number, position)}
        </a>
      ),
    },
    { name: 'device', title: t('office.trades.column.device'), show: ({ device }) => device },
    { name: 'thoughtAt', title: t('office.warehouse.stocktake.column.thoughtAt'), show: ({ thoughtAt }) => thoughtAt },
    { name: 'now', title: t('office.warehouse.stocktake.column.now'), show: ({ place }) => place },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/places/${stocktake.place}`}>{stocktake.place}</a>
        </p>
        <h1>{title}</h1>
        <p className="office-soft">
          {formatMoment(stocktake.finishedAt)} · {stocktake.by}
        </p>
      </div>
      <RowsTable
        caption={title}
        columns={columns}
        rows={items}
        keyOf={({ number, position }) => itemReference(number, position)}
      />
    </>
  )
}
