import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { acceptPrice } from '#domain/trades/corrections/accept-price.ts'
import { moveItems } from './move-items.ts'
import { actionsFor, needsConsent, type SellerAction } from './seller-actions.ts'

export type SellerAct = { token: string; itemIds: readonly string[]; action: SellerAction; consent: boolean }

export type ActResult =
  | { ok: true }
  | { ok: false; reason: 'no-such-trade' | 'nothing-chosen' | 'consent-missing' | 'not-now' }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** Whoever has the link of a trade does with its devices what its seller may do now: with all that he chose or with none. */
export async function actAsSeller(
  engines: Needs,
  storefronts: Storefronts,
  shop: Shop,
  { token, itemIds, action, consent }: SellerAct,
): Promise<ActResult> {
  const trade = await findTradeByLink(engines, shop, token)
  if (!trade) return { ok: false, reason: 'no-such-trade' }
  if (itemIds.length === 0) return { ok: false, reason: 'nothing-chosen' }
  if (needsConsent(action) && !consent) return { ok: false, reason: 'consent-missing' }
  const chosen = trade.items.filter(({ id }) => itemIds.includes(id))
  const may =
    chosen.length === itemIds.length &&
    chosen.every((item) => actionsFor(item.status, item.correction !== null).includes(action))
  if (!may) return { ok: false, reason: 'not-now' }

  if (action === 'acceptPrice') {
    const accepted = await acceptPrice(engines, { tradeId: trade.id, itemIds })
    return accepted.ok ? { ok: true } : { ok: false, reason: 'not-now' }
  }
  const moved = await moveItems(engines, storefronts, {
    tradeId: trade.id,
    itemIds,
    event: action,
    actor: { kind: 'seller' },
    ...(action === 'withdraw' && { facts: { cause: 'withdrawn' as const } }),
    ...(needsConsent(action) && { evidence: ['consent'] }),
  })
  return moved.ok ? { ok: true } : { ok: false, reason: 'not-now' }
}
