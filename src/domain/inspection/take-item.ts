import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { inspectionsOf, lockClaimedItem, setInspector, type ClaimedRow } from './inspection-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type TakeResult =
  | { ok: true }
  /** Somebody else has claimed it. */
  | { ok: false; reason: 'taken'; by: string }
  /** The seller objected to what this very colleague found: another one looks. */
  | { ok: false; reason: 'own-finding' }
  | { ok: false; reason: MoveRefusal }

/** Claims a device for one inspector. Of two who reach for it the second is told who has it. */
export const takeItem = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  itemId: string,
): Promise<TakeResult> =>
  engines.db.transaction().execute(async (tx): Promise<TakeResult> => {
    if (!may(colleague, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
    const item = await lockClaimedItem(tx, itemId)
    if (!item) return { ok: false, reason: 'no-such-item' }
    if (item.inspectorId === colleague.id) return { ok: true }
    if (item.inspector !== null) return { ok: false, reason: 'taken', by: item.inspector }
    if (await objectedTo(tx, itemId, colleague)) return { ok: false, reason: 'own-finding' }

    const refusal = await bring(tx, engines, storefronts, colleague, item)
    if (refusal) return { ok: false, reason: refusal }
    await setInspector(tx, itemId, colleague.id)
    return { ok: true }
  })

/** From the shelf to an inspector; what came back another way only changes hands. */
async function bring(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { id, tradeId, status }: ClaimedRow,
): Promise<MoveRefusal | undefined> {
  if (status === 'IN_INSPECTION') {
    const change = {
      action: 'item.take',
      subject: `item ${id}`,
      before: null,
      after: { inspector: colleague.username },
    }
    await writeAudit(tx, colleague, change, engines.now())
    return undefined
  }
  const move = { tradeId, itemIds: [id], event: 'startInspection', actor: asColleague(colleague) } as const
  const moved = await moveItemsWithin(tx, engines, storefronts, move)
  return moved.ok ? undefined : moved.reason
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
    await setInspector(tx, itemId, null)
    const change = {
      action: 'item.give-back',
      subject: `item ${itemId}`,
      before: { inspector: item.inspector },
      after: null,
    }
    await writeAudit(tx, colleague, change, now())
    return { ok: true }
  })
