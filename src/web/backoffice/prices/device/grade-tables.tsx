import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Cents } from '#shop/money/money.ts'
import type { DevicePricesData } from './device-prices.tsx'
import type { GradedPlace, GradeMargin } from './grades.ts'

type Props = { found: Pick<DevicePricesData, 'device' | 'places' | 'margins'> }

/** What the rules make of the base price: grade by grade, place by place, and what is left for us. */
export function GradeTables({ found: { device, places, margins } }: Props) {
  const t = useOfficeTranslate()
  const [marginTitle, gradeTitle] = [t('office.market.device.margins'), t('office.market.device.grades')]
  const [marginColumns, gradeColumns] = [useMarginColumns(), useGradeColumns()]
  if (places.length === 0) return <p className="office-empty">{t('office.prices.device.noPrice')}</p>

  return (
    <>
      <section className="stack">
        <h2>{marginTitle}</h2>
        <p className="office-soft">{t('office.market.device.marginsText')}</p>
        {device.resaleCents === null && <Notice look="info" title={t('office.market.device.noResale')} />}
        <RowsTable caption={marginTitle} columns={marginColumns} rows={margins} keyOf={({ grade }) => grade} />
      </section>
      <section className="stack">
        <h2>{gradeTitle}</h2>
        <p className="office-soft">{t('office.market.device.gradesText')}</p>
        <RowsTable
          caption={gradeTitle}
          columns={gradeColumns}
          rows={places}
          keyOf={({ country, segment }) => `${country} ${segment}`}
        />
      </section>
    </>
  )
}

/** An amount, nothing, or one that should make somebody think. */
export function useMarginCell() {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  return (margin: Cents | null) => {
    if (margin === null) return t('office.prices.change.none')
    return margin < 0 ? <Badge look="danger">{formatMoney(margin)}</Badge> : formatMoney(margin)
  }
}

/** What is offered; below the lowest offer a device is recycled. */
function usePriceCell() {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  return (price: Cents) => (price === 0 ? t('office.market.device.recycled') : formatMoney(price))
}

function useMarginColumns(): Column<GradeMargin>[] {
  const t = useOfficeTranslate()
  const [amount, margin] = [usePriceCell(), useMarginCell()]

  return [
    { name: 'grade', title: t('office.market.grade'), show: ({ grade }) => grade },
    {
      name: 'price',
      title: t('office.market.device.buying'),
      number: true,
      show: ({ price }) => amount(price),
    },
    { name: 'resale', title: t('office.market.device.resale'), number: true, show: ({ resale }) => margin(resale) },
    { name: 'costs', title: t('office.market.device.costs'), number: true, show: ({ costs }) => margin(costs) },
    { name: 'margin', title: t('office.market.device.margin'), number: true, show: (row) => margin(row.margin) },
  ]
}

function useGradeColumns(): Column<GradedPlace>[] {
  const t = useOfficeTranslate()
  const [amount, margin] = [usePriceCell(), useMarginCell()]
  const grades = ['A', 'B', 'C', 'D', 'E'] as const

  return [
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'segment',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    ...grades.map((grade): Column<GradedPlace> => ({
      name: grade,
      title: grade,
      number: true,
      show: (place) => amount(place.grades[grade]),
    })),
    { name: 'margin', title: t('office.market.device.marginA'), number: true, show: (row) => margin(row.margin) },
    {
      name: 'status',
      title: t('office.versions.column.phase'),
      show: ({ isOwn }) => t(isOwn ? 'office.prices.device.own' : 'office.prices.device.follows'),
    },
  ]
}
