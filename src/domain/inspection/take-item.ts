import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isHeld, isWaiting, leaseFrom } from './claim.ts'
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
  takeOver?: TakeOver,
): Promise<TakeResult> => {
  const claiming = { by: colleague, holder: colleague, itemId, takeOver }
  return engines.db.transaction().execute((tx) => claim(tx, engines, storefronts, claiming))
}

/** The same as part of something more. */
export const takeItemWithin = (
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  itemId: string,
): Promise<TakeResult> => claim(tx, engines, storefronts, { by: colleague, holder: colleague, itemId })

export type AssignResult = TakeResult | { ok: false; reason: 'no-such-colleague' }

/**
 * Lays a device on a colleague's table: he has it from now on for half an hour, as if he had taken it himself. One's own
 * can be handed on; what somebody else has is taken over.
 */
export async function assignItem(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { itemId, to, takeOver }: { itemId: string; to: string; takeOver?: TakeOver | undefined },
): Promise<AssignResult> {
  const inspectors = await findColleagues(engines, 'trades.inspect')
  const holder = inspectors.find(({ id }) => id === to)
  if (!holder) return { ok: false, reason: 'no-such-colleague' }
  const claiming = { by: colleague, holder, itemId, takeOver }
  return engines.db.transaction().execute((tx) => claim(tx, engines, storefronts, claiming))
}

type TakeOver = { reason: string }

type Claiming = {
  by: Colleague
  holder: Pick<Colleague, 'id' | 'username'>
  itemId: string
  takeOver?: TakeOver | undefined
}

async function claim(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  claiming: Claiming,
): Promise<TakeResult> {
  const { by, holder, itemId } = claiming
  if (!may(by, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
  const item = await lockClaimedItem(tx, itemId)
  if (!item) return { ok: false, reason: 'no-such-item' }
  if (item.inspectorId !== holder.id) {
    const refusal =
      (await refusalOf(tx, engines, claiming, item)) ?? (await bring(tx, engines, storefronts, claiming, item))
    if (refusal) return refusal
  }
  await setClaim(tx, itemId, { inspector: holder.id, claimedUntil: leaseFrom(engines.now()) })
  return { ok: true }
}

type Refused = Extract<TakeResult, { ok: false }>

async function refusalOf(
  tx: Transaction,
  { now }: Needs,
  { by, holder, takeOver }: Claiming,
  item: ClaimedRow,
): Promise<Refused | undefined> {
  const refusal = heldByAnother(by, item, takeOver, now())
  if (refusal) return refusal
  return (await objectedTo(tx, item.id, holder)) ? { ok: false, reason: 'own-finding' } : undefined
}

/** What somebody else has and is at work on is touched only by those who may take over, and who say why. */
function heldByAnother(
  by: Colleague,
  item: ClaimedRow,
  takeOver: TakeOver | undefined,
  now: Date,
): Refused | undefined {
  if (item.inspectorId === by.id || !isHeld(item, now)) return undefined
  if (!takeOver) return { ok: false, reason: 'taken', by: item.inspector ?? '' }
  if (!may(by, 'inspections.takeOver')) return { ok: false, reason: 'not-yours-to-do' }
  return takeOver.reason.trim() === '' ? { ok: false, reason: 'reason-missing' } : undefined
}

/** From the shelf to an inspector; what came back another way, or was left lying, only changes hands. */
async function bring(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { by, holder, takeOver }: Claiming,
  { id, tradeId, status, inspector, claimedUntil }: ClaimedRow,
): Promise<Refused | undefined> {
  if (status !== 'IN_INSPECTION') {
    const move = { tradeId, itemIds: [id], event: 'startInspection', actor: asColleague(by) } as const
    const moved = await moveItemsWithin(tx, engines, storefronts, move)
    if (!moved.ok) return { ok: false, reason: moved.reason }
    if (by.id === holder.id) return undefined
  }
  const reason = takeOver?.reason.trim() ?? ''
  const taking = reason === '' ? 'item.take' : 'item.take-over'
  const change = {
    action: by.id === holder.id ? taking : 'item.assign',
    subject: `item ${id}`,
    before: inspector === null ? null : { inspector, claimedUntil },
    after: { inspector: holder.username, ...(reason !== '' && { reason }) },
  }
  await writeAudit(tx, by, change, engines.now())
  return undefined
}

/** No device leaves a clarification for an inspector but by an objection. */
async function objectedTo(tx: Transaction, itemId: string, { id }: Pick<Colleague, 'id'>): Promise<boolean> {
  const earlier = await inspectionsOf(tx, itemId)
  return earlier.some(({ inspectorId, outcome }) => inspectorId === id && outcome === 'differs')
}

/** Back to the shelf, for somebody else. What a colleague is at work on is put there by whoever may take it over. */
export const giveItemBack = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  itemId: string,
  takeOver?: TakeOver,
) =>
  db.transaction().execute(async (tx): Promise<TakeResult> => {
    if (!may(colleague, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
    const item = await lockClaimedItem(tx, itemId)
    if (!item) return { ok: false, reason: 'no-such-item' }
    // What was decided stays with whoever decided it.
    if (item.inspectorId === null || !isWaiting(item)) return { ok: false, reason: 'not-from-here' }
    const refusal = heldByAnother(colleague, item, takeOver, now())
    if (refusal) return refusal
    await setClaim(tx, itemId, null)
    const reason = item.inspectorId === colleague.id ? '' : (takeOver?.reason.trim() ?? '')
    const change = {
      action: 'item.give-back',
      subject: `item ${itemId}`,
      before: { inspector: item.inspector },
      after: reason === '' ? null : { reason },
    }
    await writeAudit(tx, colleague, change, now())
    return { ok: true }
  })
