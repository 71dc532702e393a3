import type { OpenPrice } from '#domain/catalogue/devices/find-office-devices.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { VersionBadge } from '#web/backoffice/versions/version-badge.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

/** What somebody has in mind for this device, and nobody has decided on yet. */
export function OpenPrices({ rows }: { rows: readonly OpenPrice[] }) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  if (rows.length === 0) return null
  const title = t('office.market.device.open')
  const columns: Column<OpenPrice>[] = [
    {
      name: 'version',
      title: t('office.versions.column.number'),
      show: ({ version }) => <a href={`/prices/${version}`}>{t('office.versions.untitled', { id: version })}</a>,
    },
    {
      name: 'phase',
      title: t('office.versions.column.phase'),
      show: ({ status }) => <VersionBadge phase={status === 'draft' ? 'draft' : 'proposed'} />,
    },
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'segment',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    {
      name: 'price',
      title: t('office.prices.change.new'),
      number: true,
      show: ({ cents: amount }) => formatMoney(cents(amount)),
    },
    {
      name: 'why',
      title: t('office.market.device.why'),
      show: ({ note, origin }) => (origin === 'depreciation' ? t('office.prices.list.depreciation') : note),
    },
    {
      name: 'author',
      title: t('office.versions.column.author'),
      show: ({ author }) => author ?? t('office.prices.list.machine'),
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={({ version, country, segment }) => `${version} ${country} ${segment}`}
      />
    </section>
  )
}
