import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockPreparing, nextSerial, writeBatch, writePayout } from './batch-store.ts'
import { documentNumber } from '#domain/payouts/receipts/document-number.ts'
import { dueNow, methodOf, whyNotPayable, type TradeToPay } from './payable.ts'
import type { PayoutMethod } from './payout.ts'
import { tradesToPay } from './trade-to-pay-store.ts'

/** Longer files are refused by some banks, and read by nobody. */
const MAX_BATCH_SIZE = 500

export type BatchOptions = {
  /** Only this country, and only what goes this way. */
  country?: CountryCode
  method?: PayoutMethod
  /** Money that arrives within seconds; what the merchant's bank can do, if not said. */
  instant?: boolean
}

export type PrepareResult =
  | { ok: true; batches: string[] }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-to-pay' }

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/** Puts everything that can be paid into batches, one per country and way. No money moves by that. */
export async function prepareBatches(
  engines: Needs,
  storefronts: Storefronts,
  by: Colleague | 'clock',
  options: BatchOptions = {},
): Promise<PrepareResult> {
  if (by !== 'clock' && !may(by, 'payouts.prepare')) return { ok: false, reason: 'not-yours-to-do' }
  const batches = await engines.db.transaction().execute(async (tx) => {
    await lockPreparing(tx)
    const now = engines.now()
    const rules = await findRules({ db: tx, now: engines.now })
    const trades = await tradesToPay(tx, engines.vault)
    const groups = grouped(trades.filter((trade) => !whyNotPayable(rules, trade, now)))
    const wanted = groups.filter(
      ({ country, method }) => (options.country ?? country) === country && (options.method ?? method) === method,
    )
    const numbers: string[] = []
    for (const group of wanted)
      numbers.push(await prepare(tx, storefronts, by, { ...group, ...instantOf(options) }, now))
    return numbers
  })
  return batches.length === 0 ? { ok: false, reason: 'nothing-to-pay' } : { ok: true, batches }
}

const instantOf = ({ instant }: BatchOptions) => (instant === undefined ? {} : { instant })

type Group = { country: CountryCode; method: PayoutMethod; trades: TradeToPay[] }

function grouped(trades: readonly TradeToPay[]): Group[] {
  const groups = new Map<string, Group>()
  for (const trade of trades) {
    const method = methodOf(trade, dueNow(trade))
    const group = groups.get(`${trade.country} ${method}`) ?? { country: trade.country, method, trades: [] }
    if (group.trades.length < MAX_BATCH_SIZE) group.trades.push(trade)
    groups.set(`${trade.country} ${method}`, group)
  }
  return [...groups.values()]
}

async function prepare(
  tx: Transaction,
  { countries }: Storefronts,
  by: Colleague | 'clock',
  { country, method, trades, instant }: Group & { instant?: boolean },
  now: Date,
): Promise<string> {
  const id = newId(now)
  const number = documentNumber('L', now, await nextSerial(tx, 'payout_batch_numbers'))
  const isInstant = method === 'sepa' && (instant ?? countries[country].merchant.instantTransfers)
  const preparedBy = by === 'clock' ? null : by.id
  await writeBatch(tx, { id, number, country, method, instant: isInstant, preparedAt: now, preparedBy })
  for (const trade of trades) {
    const payout = documentNumber('P', now, await nextSerial(tx, 'payout_numbers'))
    const { id: tradeId, payeeHint } = trade
    await writePayout(tx, {
      id: newId(now),
      number: payout,
      tradeId,
      batchId: id,
      createdAt: now,
      payeeHint,
      amounts: dueNow(trade),
    })
  }
  if (by !== 'clock') {
    const after = { country, method, instant: isInstant, payouts: trades.length }
    await writeAudit(
      tx,
      by,
      { action: 'payout-batch.prepare', subject: `payout-batch ${number}`, before: null, after },
      now,
    )
  }
  return number
}
