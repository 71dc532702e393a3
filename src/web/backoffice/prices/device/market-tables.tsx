import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import type { DevicePricesData } from './device-prices.tsx'
import { useMarginCell } from './grade-tables.tsx'
import type { ComparedMarketPrice } from './grades.ts'

type Props = { found: Pick<DevicePricesData, 'market' | 'older'> }

/** What others pay and ask, each with the newest that we know; what they said before is folded away. */
export function MarketTables({ found: { market, older } }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  const title = t('office.market.device.market')
  const columns = useMarketColumns()
  const comparisons = useComparisonColumns()
  const keyOf = ({ id }: ComparedMarketPrice) => String(id)

  return (
    <section className="stack">
      <div className="cluster cluster--apart">
        <h2>{title}</h2>
        {may('prices.change') && (
          <LinkButton href="/prices/market" look="quiet" size="small">
            {t('office.market.device.import')}
          </LinkButton>
        )}
      </div>
      {market.length === 0 ? (
        <p className="office-empty">{t('office.market.device.noMarket')}</p>
      ) : (
        <>
          <p className="office-soft">{t('office.market.device.marketText')}</p>
          <RowsTable caption={title} columns={[...columns, ...comparisons]} rows={market} keyOf={keyOf} />
        </>
      )}
      {older.length > 0 && (
        <details className="office-action">
          <summary>{t('office.market.device.older')}</summary>
          <RowsTable caption={t('office.market.device.older')} columns={columns} rows={older} keyOf={keyOf} />
        </details>
      )}
    </section>
  )
}

function useMarketColumns(): Column<ComparedMarketPrice>[] {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney } = useFormats()

  return [
    { name: 'source', title: t('office.market.source'), show: ({ source }) => source },
    { name: 'kind', title: t('office.market.kindTitle'), show: ({ kind }) => t(`office.market.kind.${kind}`) },
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'grade',
      title: t('office.market.grade'),
      show: ({ grade }) => (grade === '' ? t('office.market.anyGrade') : grade),
    },
    { name: 'price', title: t('office.market.price'), number: true, show: ({ cents }) => formatMoney(cents) },
    { name: 'day', title: t('office.market.day'), show: ({ seenOn }) => formatFullDay(seenOn) },
    {
      name: 'file',
      title: t('office.market.from'),
      show: ({ file, importedBy, importedAt }) => `${file} (${importedBy}, ${formatFullDay(importedAt)})`,
    },
  ]
}

function useComparisonColumns(): Column<ComparedMarketPrice>[] {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const margin = useMarginCell()
  const none = t('office.prices.change.none')

  return [
    {
      name: 'ours',
      title: t('office.market.device.ours'),
      number: true,
      show: ({ ours }) => (ours === null ? none : formatMoney(ours)),
    },
    {
      name: 'difference',
      title: t('office.market.device.difference'),
      number: true,
      show: ({ difference }) => (difference === null ? none : `${difference > 0 ? '+' : ''}${formatMoney(difference)}`),
    },
    {
      name: 'marginThere',
      title: t('office.market.device.marginThere'),
      number: true,
      show: (row) => margin(row.margin),
    },
  ]
}
