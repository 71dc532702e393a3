import type { Extreme } from '#domain/back-tests/tally.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useChange } from './sum-columns.tsx'

type Props = { title: string; none: string; rows: readonly Extreme[] }

/** The devices whose price moves most, with the way to their trades. */
export function Extremes({ title, none, rows }: Props) {
  const columns = useExtremeColumns()
  // The same offer may have brought several devices.
  const numbered = rows.map((row, index) => ({ ...row, index }))

  return (
    <section className="stack stack--tight">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="office-empty">{none}</p>
      ) : (
        <RowsTable caption={title} columns={columns} rows={numbered} keyOf={({ index }) => String(index)} />
      )}
    </section>
  )
}

function useExtremeColumns(): Column<Extreme>[] {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const title = (name: 'trade' | 'device' | 'country' | 'segment' | 'kind' | 'at') =>
    t(`office.backTests.column.${name}`)

  return [
    { name: 'trade', title: title('trade'), show: ({ trade }) => <Trade number={trade} /> },
    {
      name: 'device',
      title: title('device'),
      show: ({ deviceId, deviceName }) => <a href={`/prices/devices/${deviceId}`}>{deviceName}</a>,
    },
    { name: 'country', title: title('country'), show: ({ country }) => country.toUpperCase() },
    { name: 'segment', title: title('segment'), show: ({ segment }) => t(`office.prices.segment.${segment}`) },
    { name: 'kind', title: title('kind'), show: ({ kind }) => t(`office.backTests.kind.${kind}`) },
    { name: 'at', title: title('at'), show: ({ at }) => formatDay(new Date(at)) },
    ...useAmountColumns(),
  ]
}

function useAmountColumns(): Column<Extreme>[] {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const change = useChange()

  return [
    {
      name: 'then',
      title: t('office.backTests.column.then'),
      number: true,
      show: ({ promised }) => formatMoney(promised),
    },
    {
      name: 'today',
      title: t('office.backTests.column.today'),
      number: true,
      show: ({ before }) => formatMoney(before),
    },
    { name: 'draft', title: t('office.backTests.column.draft'), number: true, show: ({ after }) => formatMoney(after) },
    {
      name: 'change',
      title: t('office.backTests.column.change'),
      number: true,
      show: ({ before, after }) => <strong>{change(cents(after - before))}</strong>,
    },
  ]
}

/** Not everybody who makes prices may look at trades. */
function Trade({ number }: { number: number | null }) {
  const may = useMay()
  if (number === null) return '–'
  const text = formatTradeNumber(number)
  return may('trades.see') ? <a href={`/trades/${text}`}>{text}</a> : text
}
