import { createHash } from 'node:crypto'
import { lockCustomerData } from '#domain/accounts/profile/customer-data.ts'
import { redeemVoucher } from '#domain/offers/vouchers/check-voucher.ts'
import { lockForSale, markOrdered } from '#domain/offers/sell-offers.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import { fillInPayee } from './payee/fill-in-payee.ts'
import { validateTrade, type ValidTrade } from './validate-trade.ts'
import type { NewTrade, TradeRefusal } from './new-trade.ts'
import { tradeByKey, type TradeReference } from '#domain/trades/trade-store.ts'
import { writeSale, type SaleSender } from './write-sale.ts'

export type CreateTradeResult =
  | { ok: true; id: string; number: number; isNew: boolean }
  | ({ ok: false } & TradeRefusal)

type Needs = Pick<Engines, 'db' | 'jobs' | 'vault' | 'now'>

/** Who asks, and under which key: the same key is the same trade of the same person, however often it is sent. */
export type Sender = {
  visitor: string
  key: string
  /** Nobody, if it is a guest. */
  customerId: string | null
}

/** Makes a trade of a cart: everything is written together, or nothing is. */
export async function createTrade(
  engines: Needs,
  shop: Shop,
  sender: Sender,
  trade: NewTrade,
): Promise<CreateTradeResult> {
  const { db, vault, now } = engines
  const { visitor, key, customerId } = sender
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ customerId, ...trade }))
    .digest('base64url')
  const ids = trade.lines.map(({ offerId }) => offerId)
  return db.transaction().execute(async (tx) => {
    const offers = await lockForSale(tx, shop, visitor, ids)
    // Only whoever holds the offers knows: the same request may have come through while he waited for them.
    const before = await tradeByKey(tx, visitor, key)
    if (before) return sameAgain(before, requestHash)
    if (trade.lines.length === 0) return { ok: false, reason: 'cart-empty' }
    if (trade.business && businessIn(shop) === 'never') return { ok: false, reason: 'no-business-here' }
    if (customerId !== null && !(await lockCustomerData(tx, customerId))) return { ok: false, reason: 'not-yours' }
    const filledIn = await fillInPayee(tx, vault, customerId, trade)
    if (!filledIn.ok) return filledIn
    const validated = await validateTrade(tx, shop, filledIn.trade, offers, now())
    if (!validated.ok) return validated

    return sell(tx, engines, shop, { ...sender, requestHash }, filledIn.trade, validated.good)
  })
}

/** A repetition gets the answer of the first time, a second trade under the same key is refused. */
const sameAgain = ({ id, number, requestHash }: TradeReference, asked: string): CreateTradeResult =>
  requestHash === asked ? { ok: true, id, number, isNew: false } : { ok: false, reason: 'key-used-otherwise' }

async function sell(
  tx: Transaction,
  engines: Needs,
  shop: Shop,
  sender: SaleSender,
  { business, paymentType, declared }: NewTrade,
  good: ValidTrade,
): Promise<CreateTradeResult> {
  const { visitor, key, requestHash } = sender
  const { lines, person, voucher } = good
  const sale = { sender, good, paymentType, declared, business: business !== null, businessQuoteId: null }
  const sold = await writeSale(tx, engines, shop, sale)
  if (!sold) return sameAgain((await tradeByKey(tx, visitor, key))!, requestHash)

  if (voucher) await redeemVoucher(tx, { tradeId: sold.id, voucher: voucher.code, person, cents: voucher.value })
  await markOrdered(
    tx,
    lines.map(({ offer }) => offer.id),
  )
  return { ok: true, ...sold, isNew: true }
}
