import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { changeTradeToPay, lockTradeToPay, writeSplitPayout } from './trade-to-pay-store.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

type Asked = Pick<Trade, 'id' | 'number'>

export type DecideResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'reason-missing' | 'no-such-trade' }

/** Pays device by device instead of all at once. Once chosen it stays so. */
export async function chooseSplitPayout(
  { db, now }: Needs,
  by: 'seller' | Colleague,
  { id, number }: Asked,
): Promise<DecideResult> {
  if (by !== 'seller' && !may(by, 'trades.decide')) return { ok: false, reason: 'not-yours-to-do' }
  await db.transaction().execute(async (tx) => {
    const isNew = await writeSplitPayout(tx, id)
    if (!isNew || by === 'seller') return
    const change = { action: 'payout.split', subject: `trade ${formatTradeNumber(number)}` }
    await writeAudit(tx, by, { ...change, before: { split: false }, after: { split: true } }, now())
  })
  return { ok: true }
}

/** As long as something is unclear, for example with the police, nothing is paid; without a reason it may be again. */
export async function holdPayouts(
  { db, vault, now }: Needs,
  colleague: Colleague,
  { id, number }: Asked,
  reason: string | null,
): Promise<DecideResult> {
  if (!may(colleague, 'trades.decide') && !may(colleague, 'payouts.prepare')) {
    return { ok: false, reason: 'not-yours-to-do' }
  }
  const hold = reason?.trim().slice(0, 300) ?? null
  if (hold === '') return { ok: false, reason: 'reason-missing' }
  return db.transaction().execute(async (tx) => {
    const trade = await lockTradeToPay(tx, vault, id)
    if (!trade) return { ok: false, reason: 'no-such-trade' }
    await changeTradeToPay(tx, id, { hold })
    const change = {
      action: hold === null ? 'payout.unhold' : 'payout.hold',
      subject: `trade ${formatTradeNumber(number)}`,
    }
    await writeAudit(tx, colleague, { ...change, before: { hold: trade.hold }, after: { hold } }, now())
    return { ok: true }
  })
}
