import { readCsv } from '#shop/formats/csv.ts'
import { cents } from '#shop/money/money.ts'
import { readAmount, type SettlementLine } from './settlement.ts'

/** PayPal has named its columns differently over the years. */
const names = {
  payout: ['reference id', 'unique id', 'custom unique id', 'sender item id', 'customer id'],
  status: ['status', 'transaction status', 'payout status'],
  amount: ['amount', 'gross amount', 'payout amount'],
  reference: ['transaction id', 'payout item id', 'paypal transaction id'],
  code: ['reason code', 'error code', 'reason', 'error'],
}

/** Whoever has not opened an account within 30 days gives it back; until then the money waits for him. */
const outcomes = new Map<string, SettlementLine['outcome']>([
  ['completed', 'settled'],
  ['success', 'settled'],
  ['returned', 'rejected'],
  ['failed', 'rejected'],
  ['denied', 'rejected'],
  ['blocked', 'rejected'],
  ['reversed', 'rejected'],
  ['refunded', 'rejected'],
  ['unclaimed', 'waiting'],
  ['pending', 'waiting'],
  ['processing', 'waiting'],
  ['onhold', 'waiting'],
])

/** What PayPal did with a mass payment, or nothing if the file is no such report. */
export function readPaypalResult(file: string): SettlementLine[] | undefined {
  const { header, rows, unclosedLine } = readCsv(file)
  if (unclosedLine !== undefined) return undefined
  const titles = header.map((title) => title.toLowerCase())
  const column = (wanted: readonly string[]) => titles.findIndex((title) => wanted.includes(title))
  const places = { payout: column(names.payout), status: column(names.status), amount: column(names.amount) }
  if (Object.values(places).includes(-1)) return undefined

  const [code, reference] = [column(names.code), column(names.reference)]
  return rows.flatMap(({ cells: row }) => {
    const outcome = outcomes.get((row[places.status] ?? '').toLowerCase().replaceAll(/[\s_-]/g, ''))
    const payout = row[places.payout] ?? ''
    if (outcome === undefined || payout === '') return []
    const said = outcome === 'rejected' ? row[code] || row[places.status]!.toUpperCase() : ''
    const amount = readAmount(row[places.amount] ?? '') ?? cents(0)
    return [{ payout, outcome, cents: amount, code: said, reference: row[reference] ?? '' }]
  })
}
