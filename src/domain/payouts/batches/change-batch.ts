import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { changeBatch, changePayout, lockBatch, payoutsOf, type Batch, type PayoutLine } from './batch-store.ts'

export type ChangeBatchResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-batch' | 'not-waiting' | 'no-such-payout' }

type Needs = Pick<Engines, 'db' | 'now'>

type Action = (tx: Transaction, batch: Batch, payouts: PayoutLine[]) => Promise<ChangeBatchResult>

/** As long as a batch waits it can be changed; the audit says by whom. */
async function change(
  { db, now }: Needs,
  colleague: Colleague,
  { number, action, subject }: { number: string; action: string; subject?: string },
  act: Action,
): Promise<ChangeBatchResult> {
  if (!may(colleague, 'payouts.prepare')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, number)
    if (!batch) return { ok: false, reason: 'no-such-batch' }
    if (batch.status !== 'proposed') return { ok: false, reason: 'not-waiting' }
    const payouts = (await payoutsOf(tx, batch.id)).filter(({ status }) => status === 'proposed')
    const result = await act(tx, batch, payouts)
    if (!result.ok) return result
    const before = { status: batch.status, preparedBy: batch.preparer, cents: batch.cents, payouts: batch.payouts }
    const entry = { action, subject: subject ?? `payout-batch ${number}`, before, after: { by: colleague.username } }
    await writeAudit(tx, colleague, entry, now())
    return result
  })
}

/** Somebody has looked at what the clock proposed and stands for it. Somebody else may then release it. */
export const checkBatch = (engines: Needs, colleague: Colleague, number: string): Promise<ChangeBatchResult> =>
  change(engines, colleague, { number, action: 'payout-batch.check' }, async (tx, { id }) => {
    await changeBatch(tx, id, { preparedBy: colleague.id })
    return { ok: true }
  })

/** Gives a whole batch up. Its items can be put into another one. */
export const withdrawBatch = (engines: Needs, colleague: Colleague, number: string): Promise<ChangeBatchResult> =>
  change(engines, colleague, { number, action: 'payout-batch.withdraw' }, async (tx, { id }, payouts) => {
    for (const payout of payouts) await changePayout(tx, payout.id, { status: 'withdrawn' })
    await changeBatch(tx, id, { status: 'withdrawn' })
    return { ok: true }
  })

/** Takes one payout out. Whoever changes a batch stands for what is left of it; the last one takes it along. */
export const withdrawPayout = (
  engines: Needs,
  colleague: Colleague,
  number: string,
  payoutNumber: string,
): Promise<ChangeBatchResult> => {
  const entry = { number, action: 'payout.withdraw', subject: `payout ${payoutNumber}` }
  return change(engines, colleague, entry, async (tx, { id }, payouts) => {
    const payout = payouts.find((one) => one.number === payoutNumber)
    if (!payout) return { ok: false, reason: 'no-such-payout' }
    await changePayout(tx, payout.id, { status: 'withdrawn' })
    const isLast = payouts.length === 1
    await changeBatch(tx, id, isLast ? { status: 'withdrawn' } : { preparedBy: colleague.id })
    return { ok: true }
  })
}
