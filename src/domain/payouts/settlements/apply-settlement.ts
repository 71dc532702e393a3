import { writeAudit } from '#domain/staff/audit/audit.ts'
import { isFreshlyAuthenticated, type Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockPayout, type PayoutLine } from '#domain/payouts/batches/batch-store.ts'
import { findSettlement, type ValidatedLine } from './find-settlement.ts'
import { NotMoved } from '#domain/payouts/batches/not-moved.ts'
import { rejectWithin, settleWithin } from './settle-payout.ts'
import { changesSomething, validateLine, type Finding, type SettlementKind } from './settlement.ts'
import { markApplied } from './settlement-store.ts'

export type ApplyResult =
  | { ok: true; settled: number; rejected: number; stuck: number }
  | { ok: false; reason: 'not-yours-to-do' | 'reauthenticate-first' | 'no-such-settlement' | NotRead['reason'] }

type Needs = Pick<Engines, 'db' | 'files' | 'readers' | 'vault' | 'mail' | 'printer' | 'log' | 'now'>

/**
 * Does what a settlement says, payout by payout: each in a transaction of its own, so that one that is stuck does not hold
 * up the others. What is done already is left alone, so whoever applies it twice, or at the same time, changes nothing.
 */
export async function applySettlement(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  id: string,
): Promise<ApplyResult> {
  if (!may(colleague, 'payouts.prepare')) return { ok: false, reason: 'not-yours-to-do' }
  if (!isFreshlyAuthenticated(colleague, engines.now())) return { ok: false, reason: 'reauthenticate-first' }
  const found = await findSettlement(engines, id)
  if (!found.ok) return found

  const done = { settled: 0, rejected: 0, stuck: 0 }
  for (const line of found.lines.filter(({ finding }) => changesSomething(finding))) {
    const finding = await apply(engines, storefronts, colleague, { kind: found.settlement.kind, line })
    if (finding === 'settle') done.settled += 1
    if (finding === 'reject' || finding === 'came-back') done.rejected += 1
    if (finding === 'stuck') done.stuck += 1
  }
  await engines.db.transaction().execute(async (tx) => {
    const now = engines.now()
    await markApplied(tx, id, colleague.id, now)
    const change = { action: 'settlement.apply', subject: `settlement ${id}`, before: null, after: done }
    await writeAudit(tx, colleague, change, now)
  })
  return { ok: true, ...done }
}

async function apply(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { kind, line }: { kind: SettlementKind; line: ValidatedLine },
): Promise<Finding | 'stuck'> {
  try {
    return await engines.db.transaction().execute(async (tx) => {
      const payout = await lockPayout(tx, line.payout)
      // Somebody else may have been faster.
      const finding = validateLine(kind, line, payout)
      if (!payout || !changesSomething(finding)) return finding
      await act(tx, engines, storefronts, { payout, line, finding })
      const now = engines.now()
      const after = { outcome: finding, code: line.code, reference: line.reference }
      const change = { action: `payout.${finding}`, subject: `payout ${payout.number}` }
      await writeAudit(tx, colleague, { ...change, before: { status: payout.status }, after }, now)
      return finding
    })
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error
    engines.log.warn({ payout: line.payout, reason: error.reason }, 'A payout could not be settled.')
    return 'stuck'
  }
}

type Validated = { payout: PayoutLine; line: ValidatedLine; finding: Finding }

async function act(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { payout, line, finding }: Validated,
): Promise<void> {
  if (finding === 'settle') return settleWithin(tx, engines, storefronts, payout, line)
  const status = finding === 'came-back' ? 'returned' : 'failed'
  return rejectWithin(tx, engines, storefronts, payout, { ...line, status })
}
