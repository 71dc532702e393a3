import { lineTotal } from '#domain/business/quotes/business-quote.ts'
import { isReverseCharge } from '#domain/trades/sale/tax.ts'
import { decimalFromCents } from '#shop/money/money.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TabLinks } from '#web/backoffice/frame/tab-links.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { TablePages } from '#web/backoffice/table/table-pages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { ShownQuote, ShownRow } from './show-quote.ts'

type Props = {
  shown: ShownQuote
  /** What stands in the fields, if prices can be changed; an empty object for what the quote says. */
  typed?: Readonly<Record<string, string>>
}

/** Lines and rows are counted for themselves. */
const keyOf = ({ isLine, position }: Pick<ShownRow, 'isLine' | 'position'>): string =>
  `${isLine ? 'line' : 'row'}-${position}`

/** Everything that the company asked about: with the price of our lists, the one that we offer, and what is left for us. */
export function QuoteLines({ shown, typed }: Props) {
  const t = useOfficeTranslate()
  const { page, query, tierPercent: percent } = shown
  const columns = useLineColumns(typed)

  return (
    <section className="stack">
      <h2>{t('office.businessQuotes.lines')}</h2>
      <Shows shown={shown} />
      {page.rows.length === 0 ? (
        <p className="office-empty">{t('office.frame.table.empty')}</p>
      ) : (
        <RowsTable
          caption={t('office.businessQuotes.lines')}
          columns={columns}
          rows={page.rows}
          keyOf={keyOf}
          query={query}
          hasTicks={typed !== undefined}
        />
      )}
      <TablePages query={query} page={page} />
      <Sums shown={shown} />
      {percent > 0 && <p className="office-soft">{t('office.businessQuotes.tier', { percent })}</p>}
    </section>
  )
}

/** All of them, those with a price, or those without one. */
function Shows({ shown: { page, query, unpriced } }: Pick<Props, 'shown'>) {
  const t = useOfficeTranslate()
  const choices = [
    ['', t('office.businessQuotes.show.all')],
    ['lines', t('office.businessQuotes.show.lines')],
    ['rows', t('office.businessQuotes.show.rows', { count: unpriced.rows })],
  ] as const
  const current = query.filters['show'] ?? ''

  return (
    <div className="cluster">
      <span className="office-soft">{t('office.frame.table.count', { count: page.total.count })}</span>
      <TabLinks
        label={t('office.businessQuotes.show.title')}
        tabs={choices.map(([value, text]) => ({
          href: value === '' ? '?sort=place' : `?show=${value}`,
          text,
          isCurrent: value === current,
        }))}
      />
    </div>
  )
}

function Sums({ shown: { quote, tax, margin, unpriced } }: Pick<Props, 'shown'>) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const share = quote.cents === 0 ? null : Math.round((margin.margin / quote.cents) * 1_000) / 10

  return (
    <>
      <p>
        <strong>{t('office.businessQuotes.total', { amount: formatMoney(quote.cents) })}</strong>
      </p>
      <p data-margin={margin.margin}>
        {t('office.businessQuotes.margin.total', { amount: formatMoney(margin.margin) })}
        {share !== null && ` · ${t('office.businessQuotes.margin.share', { percent: share })}`}
        {margin.unknown > 0 && ` · ${t('office.businessQuotes.margin.unknown', { count: margin.unknown })}`}
      </p>
      {unpriced.rows > 0 && (
        <p>{t('office.businessQuotes.unpriced', { rows: unpriced.rows, count: unpriced.pieces })}</p>
      )}
      {isReverseCharge(tax) && (
        <p>
          <Badge look="accent">{t(`office.trades.trade.tax.${tax}`)}</Badge>
        </p>
      )}
    </>
  )
}

function useLineColumns(typed: Props['typed']): Column<ShownRow>[] {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const title = (name: 'device' | 'condition' | 'pieces' | 'list' | 'price' | 'sum' | 'margin') =>
    t(`office.businessQuotes.column.${name}`)
  const amount = (value: number | null) => (value === null ? '–' : formatMoney(value))

  return [
    { name: 'device', title: title('device'), sort: 'name', show: (row) => <Named row={row} /> },
    { name: 'condition', title: title('condition'), show: ({ condition }) => condition ?? '–' },
    { name: 'pieces', title: title('pieces'), number: true, sort: 'pieces', show: ({ quantity }) => quantity },
    { name: 'list', title: title('list'), number: true, show: ({ calculated }) => amount(calculated) },
    {
      name: 'price',
      title: title('price'),
      number: true,
      show: (row) => (typed ? <PriceField row={row} typed={typed} /> : amount(row.cents)),
    },
    {
      name: 'sum',
      title: title('sum'),
      number: true,
      sort: 'sum',
      show: ({ quantity, cents: price }) => (price === null ? '–' : formatMoney(lineTotal({ quantity, cents: price }))),
    },
    { name: 'margin', title: title('margin'), number: true, show: ({ margin }) => amount(margin) },
  ]
}

/** A device, or what the company wrote in its place and why nobody knows what that is worth. */
function Named({ row: { isLine, name, imeis, line, said, problem, answer } }: { row: ShownRow }) {
  const t = useOfficeTranslate()
  const numbers = imeis > 0 && (
    <span className="office-soft"> · {t('office.businessQuotes.imeis', { count: imeis })}</span>
  )
  if (isLine) {
    return (
      <>
        {name}
        {numbers}
      </>
    )
  }
  return (
    <>
      <Badge look="warning">{problem && t(`office.businessQuotes.row.problem.${problem}`)}</Badge> {name}
      {numbers}
      <p className="office-soft">{t('office.businessQuotes.row.said', { line: line ?? 0, said })}</p>
      {answer !== '' && <p>{t('office.businessQuotes.row.answered', { answer })}</p>}
    </>
  )
}

function PriceField({ row, typed }: { row: ShownRow; typed: NonNullable<Props['typed']> }) {
  const t = useOfficeTranslate()
  if (row.cents === null) {
    return (
      <a href={`?row=${row.position}#row`} aria-label={t('office.businessQuotes.row.priceIt', { line: row.line ?? 0 })}>
        {t('office.businessQuotes.row.price')}
      </a>
    )
  }
  const name = `price-${row.position}`

  return (
    <input
      className="input input--digits-4"
      name={name}
      inputMode="decimal"
      size={9}
      defaultValue={typed[name] ?? decimalFromCents(row.cents).replace('.', ',')}
      aria-label={t('office.businessQuotes.priceOf', { device: row.name })}
    />
  )
}
