import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import type { NamedChange } from '#domain/catalogue/price-lists/check-price-file.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'

export type ShownChange = NamedChange

/** Old and new price side by side, and what is left for us. */
export function useChangeColumns({ sortable }: { sortable: boolean }): Column<ShownChange>[] {
  const t = useOfficeTranslate()
  const { formatChange, formatMoney } = useFormats()
  const none = t('office.prices.change.none')
  const by = (sort: string) => (sortable ? { sort } : {})

  return [
    {
      name: 'device',
      title: t('office.prices.change.device'),
      ...by('device'),
      show: ({ deviceId, deviceName }) => <a href={`/prices/devices/${deviceId}`}>{deviceName}</a>,
    },
    {
      name: 'country',
      title: t('office.prices.change.country'),
      show: ({ country }) => (country === LEADING_COUNTRY ? t('office.prices.change.all') : country.toUpperCase()),
    },
    {
      name: 'segmentTitle',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    {
      name: 'old',
      title: t('office.prices.change.old'),
      number: true,
      show: ({ oldCents }) => (oldCents === null ? none : formatMoney(oldCents)),
    },
    {
      name: 'new',
      title: t('office.prices.change.new'),
      ...by('price'),
      number: true,
      show: ({ cents }) => formatMoney(cents),
    },
    {
      name: 'percent',
      title: t('office.prices.change.percent'),
      ...by('change'),
      number: true,
      show: ({ basisPoints, isBig }) => {
        if (basisPoints === null) return <Badge>{t('office.prices.change.fresh')}</Badge>
        return isBig ? <Badge look="warning">{formatChange(basisPoints)}</Badge> : formatChange(basisPoints)
      },
    },
    {
      name: 'margin',
      title: t('office.prices.change.margin'),
      ...by('margin'),
      number: true,
      show: ({ margin }) => {
        if (margin === null) return none
        return margin < 0 ? <Badge look="danger">{formatMoney(margin)}</Badge> : formatMoney(margin)
      },
    },
  ]
}
