import type { PlacedPrice } from '#domain/catalogue/devices/find-office-devices.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'

/** What counts in every country today, and where somebody has said so. */
export function DevicePrices({ id, prices }: { id: number; prices: readonly PlacedPrice[] }) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const may = useMay()
  const title = t('office.prices.device.prices')
  const columns: Column<PlacedPrice>[] = [
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'segment',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    { name: 'price', title: t('office.prices.list.rows'), number: true, show: ({ cents }) => formatMoney(cents) },
    {
      name: 'status',
      title: t('office.versions.column.phase'),
      show: ({ isOwn }) =>
        isOwn ? (
          <Badge look="brand">{t('office.prices.device.own')}</Badge>
        ) : (
          <span className="office-soft">{t('office.prices.device.follows')}</span>
        ),
    },
  ]

  return (
    <section className="stack">
      <div className="cluster cluster--apart">
        <h2>{title}</h2>
        {may('prices.see') && <a href={`/prices/devices/${id}`}>{t('office.market.device.toPrices')}</a>}
      </div>
      {prices.length === 0 ? (
        <p className="office-empty">{t('office.prices.device.noPrice')}</p>
      ) : (
        <RowsTable
          caption={title}
          columns={columns}
          rows={prices}
          keyOf={({ country, segment }) => `${country} ${segment}`}
        />
      )}
      <p className="office-soft">{t('office.prices.device.pricesText')}</p>
    </section>
  )
}
