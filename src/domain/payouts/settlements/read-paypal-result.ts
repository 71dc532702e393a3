import { parse } from 'csv-parse/sync'
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
  const rows = readRows(file)
  const [head, ...body] = rows ?? []
  if (!head) return undefined
  const titles = head.map((title) => title.trim().toLowerCase())
  const column = (wanted: readonly string[]) => titles.findIndex((title) => wanted.includes(title))
  const places = { payout: column(names.payout), status: column(names.status), amount: column(names.amount) }
  if (Object.values(places).includes(-1)) return undefined

  const [code, reference] = [column(names.code), column(names.reference)]
  return body.flatMap((row) => {
    const outcome = outcomes.get((row[places.status] ?? '').toLowerCase().replaceAll(/[\s_-]/g, ''))
    const payout = (row[places.payout] ?? '').trim()
    if (outcome === undefined || payout === '') return []
    const said = outcome === 'rejected' ? row[code]?.trim() || row[places.status]!.trim().toUpperCase() : ''
    const amount = readAmount(row[places.amount] ?? '') ?? cents(0)
    return [{ payout, outcome, cents: amount, code: said, reference: row[reference]?.trim() ?? '' }]
  })
}

/** With commas, semicolons or tabs, whichever the first line has most of. */
function readRows(file: string): string[][] | undefined {
  const [first = ''] = file.split('\n', 1)
  const delimiter = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0]!
  try {
    return parse(file, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true })
  } catch {
    return undefined
  }
}
