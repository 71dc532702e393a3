import type { PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'

/** Every price that a device ever had: from which list, why, by whom, and who approved it. */
export function useHistoryColumns(): Column<PriceVersion>[] {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney } = useFormats()

  return [
    {
      name: 'validFrom',
      title: t('office.prices.device.validFrom'),
      sort: 'validFrom',
      show: ({ validFrom }) => formatFullDay(validFrom),
    },
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'segment',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    {
      name: 'price',
      title: t('office.prices.list.rows'),
      sort: 'price',
      number: true,
      show: ({ cents: amount }) => formatMoney(cents(amount)),
    },
    {
      name: 'version',
      title: t('office.prices.device.version'),
      show: ({ version, proposal }) => (proposal === null ? version : <a href={`/prices/${proposal}`}>{version}</a>),
    },
    {
      name: 'why',
      title: t('office.market.device.why'),
      show: ({ note, origin }) => (origin === 'depreciation' ? t('office.prices.list.depreciation') : note),
    },
    {
      name: 'author',
      title: t('office.versions.column.author'),
      sort: 'author',
      show: ({ author, proposal }) => author ?? (proposal === null ? '–' : t('office.prices.list.machine')),
    },
    {
      name: 'approvedBy',
      title: t('office.prices.device.approvedBy'),
      show: ({ approvedBy, approvedAt }) =>
        approvedBy && approvedAt ? `${approvedBy}, ${formatFullDay(approvedAt)}` : '–',
    },
  ]
}
