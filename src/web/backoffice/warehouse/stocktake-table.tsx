import type { StocktakeRow } from '#domain/warehouse/places/find-places.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** When places were counted, and with what result. */
export function StocktakeTable({ stocktakes }: { stocktakes: readonly StocktakeRow[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (stocktakes.length === 0) return <p className="office-empty">{t('office.warehouse.stocktake.none')}</p>
  const differs = (count: number) => (count === 0 ? 0 : <Badge look="warning">{count}</Badge>)
  const columns: Column<StocktakeRow>[] = [
    {
      name: 'place',
      title: t('office.warehouse.stocktake.column.place'),
      show: ({ place }) => <a href={`/places/${place}`}>{place}</a>,
    },
    {
      name: 'when',
      title: t('office.warehouse.stocktake.column.when'),
      show: ({ id, finishedAt }) => <a href={`/stocktake/${id}`}>{formatMoment(finishedAt)}</a>,
    },
    { name: 'who', title: t('office.warehouse.stocktake.column.who'), show: ({ by }) => by },
    { name: 'found', title: t('office.warehouse.stocktake.column.found'), number: true, show: ({ found }) => found },
    {
      name: 'extra',
      title: t('office.warehouse.stocktake.column.extra'),
      number: true,
      show: ({ extra }) => differs(extra),
    },
    {
      name: 'missing',
      title: t('office.warehouse.stocktake.column.missing'),
      number: true,
      show: ({ missing }) => differs(missing),
    },
  ]

  return (
    <RowsTable
      caption={t('office.warehouse.stocktake.last')}
      columns={columns}
      rows={stocktakes}
      keyOf={({ id }) => id}
    />
  )
}
