import { openClarification } from '#domain/clarification/open-clarification.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import type { LockKind } from '#domain/trades/letters/lifecycle-letter.ts'
import { moveItemsWithin, type Move, type MoveRefusal, type MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { MAX_INSPECTION_NOTE_LENGTH, type Finding } from './finding.ts'
import { identityRefusal, readIdentity, type Identity, type IdentityRefusal } from './identity/identity.ts'
import { deleteDrafts, happenedUnder, lockClaimedItem, setIdentity, writeInspection } from './inspection-store.ts'
import { findClaimedItem, type ClaimedItem } from './claimed-item.ts'
import { readMeasured } from './identity/measured-fields.ts'
import { priceFinding, verdictOn, type PricedFinding } from './price-finding.ts'
import { undoIfRefused } from './undo-if-refused.ts'

/** What comes of a look at a device. */
export type Outcome =
  | { kind: 'matches' }
  | { kind: 'differs'; reasons: readonly string[]; photoIds: readonly string[] }
  | { kind: 'lockFound'; lock: LockKind }
  | { kind: 'suspicious'; reason: string }

export type InspectRefusal =
  | MoveRefusal
  | IdentityRefusal
  | 'not-claimed-by-you'
  | 'not-answered'
  | 'imei-wrong'
  /** It is worth less than promised: that is never decided without the seller. */
  | 'worth-less'
  /** It is worth what was promised, or more: there is nothing to ask. */
  | 'nothing-to-ask'
  /** Nobody has sold it: what it is worth is asked at its case. */
  | 'unannounced'

export type InspectResult = { ok: true; repeated: boolean } | { ok: false; reason: InspectRefusal }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type Inspection = { reference: string; finding: Finding; outcome: Outcome; key: string }

/** Ends an inspection: writes down what was found and moves the device on, both or neither. */
export async function inspectItem(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { reference, finding, outcome, key }: Inspection,
): Promise<InspectResult> {
  if (!may(colleague, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
  const view = await findClaimedItem(engines, storefronts, colleague, reference)
  if (!view) return { ok: false, reason: 'no-such-item' }
  const priced = priceFinding(view.terms, view.item.offer, finding.answers)
  const identity = readIdentity(finding)
  if (!identity) return { ok: false, reason: 'imei-wrong' }
  const refusal = refusalOf(outcome, view, priced, identity)

  return undoIfRefused(engines.db, async (tx): Promise<InspectResult> => {
    const claim = await lockClaimedItem(tx, view.item.id)
    if (await happenedUnder(tx, view.item.id, key)) return { ok: true, repeated: true }
    if (claim?.inspectorId !== colleague.id) return { ok: false, reason: 'not-claimed-by-you' }
    if (refusal) return { ok: false, reason: refusal }
    const id = newId(engines.now())
    await writeDown(tx, engines.now(), colleague, view, { id, finding, priced, identity, outcome: outcome.kind })
    return moveOn(tx, engines, storefronts, colleague, view, { id, priced, outcome, key })
  })
}

function refusalOf(
  outcome: Outcome,
  { item, category, photos }: ClaimedItem,
  priced: PricedFinding,
  identity: Identity,
): InspectRefusal | undefined {
  if (outcome.kind === 'lockFound' || outcome.kind === 'suspicious') return undefined
  if (item.isUnannounced) return 'unannounced'
  const verdict = verdictOn(priced, item.cents)
  if (verdict === 'unfinished') return 'not-answered'
  const unknown = identityRefusal(category, identity, photos.length)
  if (unknown) return unknown
  if (outcome.kind === 'matches') return verdict === 'worse' ? 'worth-less' : undefined
  return verdict === 'worse' ? undefined : 'nothing-to-ask'
}

type Written = { id: string; finding: Finding; priced: PricedFinding; identity: Identity; outcome: Outcome['kind'] }

/** Writes down what was found, for good. */
export async function writeDown(
  tx: Transaction,
  now: Date,
  colleague: Colleague,
  { item, trade }: Pick<ClaimedItem, 'item' | 'trade'>,
  { id, finding, priced, identity, outcome }: Written,
): Promise<void> {
  const { answers, condition, lines, cents } = priced
  await writeInspection(tx, {
    id,
    itemId: item.id,
    at: now,
    inspector: colleague.id,
    answers,
    condition,
    lines,
    cents,
    outcome,
    ...identity,
    measured: readMeasured(finding),
    note: finding.note.slice(0, MAX_INSPECTION_NOTE_LENGTH),
  })
  await setIdentity(tx, item.id, identity)
  await deleteDrafts(tx, item.id)
  await writeAudit(
    tx,
    colleague,
    {
      action: 'item.inspect',
      subject: `item ${itemReference(trade.number, item.position)}`,
      before: { cents: item.cents, condition: item.offer.condition },
      after: { cents, condition, outcome },
    },
    now,
  )
}

type Step = { id: string; priced: PricedFinding; outcome: Outcome; key: string }

function moveOn(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { trade, item }: ClaimedItem,
  { id: inspectionId, priced: found, outcome, key }: Step,
): Promise<MoveResult> {
  if (outcome.kind === 'differs') {
    const { reasons, photoIds } = outcome
    const question = { colleague, trade, item, inspectionId, found, reasons, photoIds, key }
    return openClarification(tx, engines, storefronts, question)
  }
  const actor = asColleague(colleague)
  const move: Omit<Move, 'event'> = { tradeId: trade.id, itemIds: [item.id], actor, evidence: [inspectionId], key }
  if (outcome.kind === 'matches') {
    const finalCents = new Map([[item.id, found.cents]])
    const facts = { raised: found.cents > item.cents }
    return moveItemsWithin(tx, engines, storefronts, { ...move, event: 'matches', finalCents, facts })
  }
  if (outcome.kind === 'lockFound') {
    const { lock } = outcome
    return moveItemsWithin(tx, engines, storefronts, { ...move, event: 'lockFound', reason: lock, facts: { lock } })
  }
  const { reason } = outcome
  return moveItemsWithin(tx, engines, storefronts, { ...move, event: 'suspicious', reason, facts: { reason } })
}
