import type { PlacedItem } from '#domain/warehouse/places/find-places.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { StateBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** What stands on a place, or on none yet. */
export function PlacedItems({ items }: { items: readonly PlacedItem[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (items.length === 0) return <p className="office-empty">{t('office.warehouse.places.empty')}</p>
  const columns: Column<PlacedItem>[] = [
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
    { name: 'status', title: t('office.trades.column.status'), show: ({ status }) => <StateBadge state={status} /> },
  ]
  if (items.some(({ placedAt }) => placedAt))
    columns.push({
      name: 'since',
      title: t('office.warehouse.places.since'),
      show: ({ placedAt }) => formatMoment(placedAt),
    })

  return (
    <RowsTable
      caption={t('office.warehouse.places.devices')}
      columns={columns}
      rows={items}
      keyOf={({ number, position }) => itemReference(number, position)}
    />
  )
}
