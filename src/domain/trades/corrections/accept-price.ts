import { newId } from '#shop/ids.ts'
import type { Engines } from '#engines/engines.ts'
import { lockItems, rememberPayout } from '#domain/trades/lifecycle/lifecycle-store.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { writeEvents } from '#domain/trades/trade-store.ts'
import { isCorrectable } from './affected-offer.ts'
import { takeCorrection } from './corrections-store.ts'

type Accepted = { tradeId: string; itemIds: readonly string[] }

/** The seller takes the right price instead of the one that was an error: for all of these devices, or for none. */
export const acceptPrice = (
  { db, now: clock }: Pick<Engines, 'db' | 'now'>,
  { tradeId, itemIds }: Accepted,
): Promise<{ ok: true } | { ok: false; reason: 'not-from-here' }> =>
  db.transaction().execute(async (tx) => {
    const now = clock()
    await lockItems(tx, { tradeId, itemIds })
    const items = (await findTrade(tx, tradeId))?.items.filter(({ id }) => itemIds.includes(id)) ?? []
    const mayAll =
      items.length === itemIds.length && items.every((item) => item.correction && isCorrectable(item.status))
    if (!mayAll) return { ok: false, reason: 'not-from-here' }

    await takeCorrection(tx, tradeId, itemIds)
    await rememberPayout(tx, tradeId)
    await writeEvents(
      tx,
      items.map(({ id: itemId, status }) => {
        const move = { event: 'acceptPrice', from: status, to: status, actor: 'seller' }
        return { id: newId(now), tradeId, itemId, at: now, ...move }
      }),
    )
    return { ok: true }
  })
