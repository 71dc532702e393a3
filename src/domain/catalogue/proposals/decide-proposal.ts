import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { announceDue } from './announce-due-prices.ts'
import { changesOf } from './find-proposals.ts'
import { stepFrom, type StepRefusal, type VersionStep } from '#domain/catalogue/versions/version.ts'
import type { Proposal } from './proposal.ts'
import { lockProposal, publishRows, writeStep } from './proposal-store.ts'

export type StepResult =
  | { ok: true; priceList: number | null }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-proposal' | 'reason-missing' | StepRefusal }

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>

const needed: Record<VersionStep, Permission> = {
  propose: 'prices.change',
  withdraw: 'prices.change',
  approve: 'prices.approve',
  reject: 'prices.approve',
}

export type Step = { id: number; step: VersionStep; reason?: string }

/** Takes a proposal one step further. Approved, it becomes a version of the price list, and pages show it from its day on. */
export async function takeStep(
  engines: Needs,
  colleague: Colleague,
  { id, step, reason = '' }: Step,
): Promise<StepResult> {
  if (!may(colleague, needed[step])) return { ok: false, reason: 'not-yours-to-do' }
  if (step === 'reject' && reason.trim() === '') return { ok: false, reason: 'reason-missing' }

  return engines.db.transaction().execute(async (tx): Promise<StepResult> => {
    const at = engines.now()
    const proposal = await lockProposal(tx, id)
    if (!proposal) return { ok: false, reason: 'unknown-proposal' }
    const taken = stepFrom(proposal, step, colleague.id)
    if (!taken.ok) return taken

    const prices = step === 'approve' ? await pricesFor(tx, id, at) : {}
    const priceList = step === 'approve' ? await publish(tx, id, proposal, at) : null
    const decidedBy = step === 'propose' ? null : colleague.id
    await writeStep(tx, id, { status: taken.status, at, decidedBy, reason: reason.trim(), priceList })
    const subject = `price-proposal ${id}`
    const after = { status: taken.status, reason: reason.trim(), priceList, ...prices }
    const change = { action: `price-proposal.${step}`, subject, before: { status: proposal.status }, after }
    await writeAudit(tx, colleague, change, at)
    if (priceList !== null) await announceDue(engines, tx)
    return { ok: true, priceList }
  })
}

/** A list never begins in the past: what was paid yesterday stays what it was. */
function publish(tx: Transaction, id: number, { validFrom, note }: Pick<Proposal, 'validFrom' | 'note'>, at: Date) {
  const today = priceDay(at)
  return publishRows(tx, id, { validFrom: validFrom < today ? today : validFrom, note })
}

/** So many prices the audit tells one by one; more are found in the list itself, which never changes. */
const TOLD = 200

async function pricesFor(tx: Transaction, id: number, at: Date) {
  const changes = await changesOf(tx, id, at)
  const prices = changes.slice(0, TOLD).map(({ deviceId, country, segment, oldCents, cents }) => ({
    deviceId,
    country,
    segment,
    before: oldCents,
    after: cents,
  }))
  return { rows: changes.length, prices }
}
