import { lineTotal, type BusinessQuote } from '#domain/business/quotes/business-quote.ts'
import { isReverseCharge, type Tax } from '#domain/trades/sale/tax.ts'
import { cents, decimalFromCents, formatMoney } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { ShownLine } from './quote.tsx'

type Props = {
  quote: BusinessQuote
  lines: readonly ShownLine[]
  /** What all of them bring more because they come together. */
  tierPercent: number
  /** How the tax of all of them together is dealt with. */
  tax: Tax
  /** What stands in the fields, if prices can be changed; an empty object for what the quote says. */
  typed?: Readonly<Record<string, string>>
}

const money = (amount: number): string => formatMoney(cents(amount), 'de-DE')

/** Every device with the price of our lists and the one that we offer. */
export function QuoteLines({ quote, lines, tierPercent: percent, tax, typed }: Props) {
  const t = useOfficeTranslate()

  return (
    <section className="stack">
      <h2>{t('office.businessQuotes.lines')}</h2>
      <RowsTable
        caption={t('office.businessQuotes.lines')}
        columns={useLineColumns(typed)}
        rows={lines}
        keyOf={({ position }) => String(position)}
      />
      <p>
        <strong>{t('office.businessQuotes.total', { amount: money(quote.cents) })}</strong>
      </p>
      {isReverseCharge(tax) && (
        <p>
          <Badge look="accent">{t(`office.trades.trade.tax.${tax}`)}</Badge>
        </p>
      )}
      {percent > 0 && <p className="office-soft">{t('office.businessQuotes.tier', { percent })}</p>}
    </section>
  )
}

function useLineColumns(typed: Props['typed']): Column<ShownLine>[] {
  const t = useOfficeTranslate()

  return [
    {
      name: 'device',
      title: t('office.businessQuotes.column.device'),
      show: ({ deviceName, imeis }) => (
        <>
          {deviceName}
          {imeis > 0 && <span className="office-soft"> · {t('office.businessQuotes.imeis', { count: imeis })}</span>}
        </>
      ),
    },
    { name: 'condition', title: t('office.businessQuotes.column.condition'), show: ({ condition }) => condition },
    { name: 'pieces', title: t('office.businessQuotes.column.pieces'), number: true, show: ({ quantity }) => quantity },
    {
      name: 'list',
      title: t('office.businessQuotes.column.list'),
      number: true,
      show: ({ calculated }) => money(calculated),
    },
    {
      name: 'price',
      title: t('office.businessQuotes.column.price'),
      number: true,
      show: (line) => (typed ? <PriceField line={line} typed={typed} /> : money(line.cents)),
    },
    {
      name: 'sum',
      title: t('office.businessQuotes.column.sum'),
      number: true,
      show: (line) => money(lineTotal(line)),
    },
  ]
}

function PriceField({ line, typed }: { line: ShownLine; typed: NonNullable<Props['typed']> }) {
  const t = useOfficeTranslate()
  const name = `price-${line.position}`

  return (
    <input
      className="input input--digits-4"
      name={name}
      inputMode="decimal"
      size={9}
      defaultValue={typed[name] ?? decimalFromCents(line.cents).replace('.', ',')}
      aria-label={t('office.businessQuotes.priceOf', { device: line.deviceName })}
    />
  )
}
