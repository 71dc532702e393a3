import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isHeld, leaseFrom } from './claim.ts'
import { inspectionsOf, lockClaimedItem, setClaim, type ClaimedRow } from './inspection-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type TakeResult =
  | { ok: true }
  /** Somebody else has claimed it. */
  | { ok: false; reason: 'taken'; by: string }
  /** The seller objected to what this very colleague found: another one looks. */
  | { ok: false; reason: 'own-finding' }
  | { ok: false; reason: MoveRefusal }

/**
 * Claims a device for one inspector. Of two who reach for it the second is told who has it. Who lets half an hour pass
 * can lose it to the next one; before that it is taken over by whoever may, and says why.
 */
export const takeItem = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  itemId: string,
  takeOver?: { reason: string },
): Promise<TakeResult> =>
  engines.db.transaction().execute((tx) => takeItemWithin(tx, engines, storefronts, colleague, itemId, takeOver))

/** The same as part of something more. */
export async function takeItemWithin(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  itemId: string,
  takeOver?: { reason: string },
): Promise<TakeResult> {
  if (!may(colleague, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
  const item = await lockClaimedItem(tx, itemId)
  if (!item) return { ok: false, reason: 'no-such-item' }
  if (item.inspectorId !== colleague.id) {
    const refusal =
      (await refusalOf(tx, engines, colleague, item, takeOver)) ??
      (await bring(tx, engines, storefronts, colleague, item, takeOver))
    if (refusal) return refusal
  }
  await setClaim(tx, itemId, { inspector: colleague.id, claimedUntil: leaseFrom(engines.now()) })
  return { ok: true }
}

type Refused = Extract<TakeResult, { ok: false }>

async function refusalOf(
  tx: Transaction,
  { now }: Needs,
  colleague: Colleague,
  item: ClaimedRow,
  takeOver: { reason: string } | undefined,
): Promise<Refused | undefined> {
  if (isHeld(item, now())) {
    if (!takeOver) return { ok: false, reason: 'taken', by: item.inspector ?? '' }
    if (!may(colleague, 'inspections.takeOver')) return { ok: false, reason: 'not-yours-to-do' }
    if (takeOver.reason.trim() === '') return { ok: false, reason: 'reason-missing' }
  }
  return (await objectedTo(tx, item.id, colleague)) ? { ok: false, reason: 'own-finding' } : undefined
}

/** From the shelf to an inspector; what came back another way, or was left lying, only changes hands. */
async function bring(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { id, tradeId, status, inspector, claimedUntil }: ClaimedRow,
  takeOver: { reason: string } | undefined,
): Promise<Refused | undefined> {
  if (status === 'IN_INSPECTION') {
    const reason = takeOver?.reason.trim() ?? ''
    const change = {
      action: reason === '' ? 'item.take' : 'item.take-over',
      subject: `item ${id}`,
      before: inspector === null ? null : { inspector, claimedUntil },
      after: { inspector: colleague.username, ...(reason !== '' && { reason }) },
    }
    await writeAudit(tx, colleague, change, engines.now())
    return undefined
  }
  const move = { tradeId, itemIds: [id], event: 'startInspection', actor: asColleague(colleague) } as const
  const moved = await moveItemsWithin(tx, engines, storefronts, move)
  return moved.ok ? undefined : { ok: false, reason: moved.reason }
}

/** No device leaves a clarification for an inspector but by an objection. */
async function objectedTo(tx: Transaction, itemId: string, { id }: Colleague): Promise<boolean> {
  const earlier = await inspectionsOf(tx, itemId)
  return earlier.some(({ inspectorId, outcome }) => inspectorId === id && outcome === 'differs')
}

/** Back to the shelf, for somebody else. */
export const giveItemBack = ({ db, now }: Pick<Engines, 'db' | 'now'>, colleague: Colleague, itemId: string) =>
  db.transaction().execute(async (tx): Promise<TakeResult> => {
    const item = await lockClaimedItem(tx, itemId)
    if (!item) return { ok: false, reason: 'no-such-item' }
    if (item.inspectorId !== colleague.id) return { ok: false, reason: 'not-from-here' }
    await setClaim(tx, itemId, null)
    const change = {
      action: 'item.give-back',
      subject: `item ${itemId}`,
      before: { inspector: item.inspector },
      after: null,
    }
    await writeAudit(tx, colleague, change, now())
    return { ok: true }
  })
