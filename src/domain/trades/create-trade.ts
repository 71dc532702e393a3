import { createHash } from 'node:crypto'
import { createGuest } from '#domain/accounts/create-guest.ts'
import { payeeHint } from '#domain/accounts/payee.ts'
import { MOST_PIECES, needsIdentityCheck, PIECES_WINDOW_DAYS } from '#domain/cart/business-cap.ts'
import { claimVoucher, redeemVoucher } from '#domain/offers/check-voucher.ts'
import { lockForSale, markOrdered } from '#domain/offers/sell-offers.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { cents } from '#shop/money.ts'
import type { Shop } from '#shop/shop.ts'
import { checkSeller } from './check-seller.ts'
import { judgeCart, type SoldLine } from './judge-cart.ts'
import type { NewTrade, TradeRefusal } from './new-trade.ts'
import { tradeNumber } from './trade-number.ts'
import { nextSerial, piecesSoldSince, tradeByKey, writeTrade, type TradeReference } from './trade-store.ts'
import { writeTradeParts } from './write-trade-parts.ts'

export type CreateTradeResult =
  | { ok: true; id: string; number: number; isNew: boolean }
  | ({ ok: false } & TradeRefusal)

type Needs = Pick<Engines, 'db' | 'jobs' | 'vault' | 'now'>

/** Who asks, and under which key: the same key is the same trade, however often it is sent. */
export type Sender = { visitor: string; key: string }

/** Makes a trade of a cart: everything is written together, or nothing is. */
export async function createTrade(
  engines: Needs,
  shop: Shop,
  sender: Sender,
  trade: NewTrade,
): Promise<CreateTradeResult> {
  const { db } = engines
  const requestHash = createHash('sha256').update(JSON.stringify(trade)).digest('base64url')
  const before = await tradeByKey(db, sender.visitor, sender.key)
  if (before) return sameAgain(before, requestHash)
  if (trade.lines.length === 0) return { ok: false, reason: 'cart-empty' }
  if (trade.business && !shop.country.features.business) return { ok: false, reason: 'no-business-here' }

  return db.transaction().execute((turn) => sellWithin(turn, engines, shop, { ...sender, requestHash }, trade))
}

/** A repetition gets the answer of the first time, a second trade under the same key is refused. */
function sameAgain({ id, number, requestHash }: TradeReference, asked: string): CreateTradeResult {
  return requestHash === asked
    ? { ok: true, id, number, isNew: false }
    : { ok: false, reason: 'key-used-otherwise' }
}

async function sellWithin(
  turn: Transaction,
  { jobs, vault, now: clock }: Needs,
  shop: Shop,
  { visitor, key, requestHash }: Sender & { requestHash: string },
  trade: NewTrade,
): Promise<CreateTradeResult> {
  const now = clock()
  const offers = await lockForSale(
    turn,
    shop,
    visitor,
    trade.lines.map(({ offerId }) => offerId),
  )
  // Whoever waited for the offers may find that the same request has come through meanwhile.
  const meanwhile = await tradeByKey(turn, visitor, key)
  if (meanwhile) return sameAgain(meanwhile, requestHash)

  const cart = judgeCart(trade.lines, offers, { business: trade.business !== null, now })
  if (!cart.ok) return cart
  const checked = checkSeller(shop.country, trade, now)
  if (!checked.ok) return { ok: false, reason: 'invalid-seller', fields: checked.fields }
  const { seller, payee } = checked
  if (!trade.business && (await soldTooMany(turn, seller.email, cart.lines, now))) {
    return { ok: false, reason: 'too-many-pieces' }
  }
  const segment = trade.business ? ('business' as const) : ('consumer' as const)
  const person = seller.email.toLowerCase()
  const use = { now, country: shop.country.code, segment, total: cart.total, person }
  const voucher = trade.voucher === null ? undefined : await claimVoucher(turn, { ...use, code: trade.voucher })
  if (voucher && !voucher.ok) return voucher
  const bonus = voucher?.value ?? cents(0)
  if (payee.kind === 'none' && cart.total + bonus > 0) {
    return { ok: false, reason: 'invalid-seller', fields: { iban: 'missing' } }
  }

  const id = newId(now)
  const number = tradeNumber(now.getUTCFullYear(), await nextSerial(turn))
  const customer = await createGuest(turn, shop, visitor, now)
  const isFirst = await writeTrade(turn, {
    ...{ id, number, createdAt: now, visitor, requestKey: key, requestHash, customerId: customer.id, segment, seller },
    country: shop.country.code,
    locale: shop.country.locale,
    shopMode: shop.mode.name,
    landingPage: cart.lines[0]!.offer.landingPage,
    email: seller.email,
    paymentType: trade.paymentType,
    payee: vault.seal(JSON.stringify(payee), 'payee'),
    payeeHint: payeeHint(payee),
    voucher: voucher?.code ?? null,
    voucherCents: bonus,
    cents: cart.total,
    priceValidUntil: earliestEnd(cart.lines),
    identityCheck: !trade.business && needsIdentityCheck(cart.total),
    declared: trade.declared,
  })
  if (!isFirst) return sameAgain((await tradeByKey(turn, visitor, key))!, requestHash)

  if (voucher) await redeemVoucher(turn, { tradeId: id, voucher: voucher.code, person, cents: bonus })
  await markOrdered(turn, [...offers.keys()])
  await writeTradeParts(turn, jobs, shop, { tradeId: id, lines: cart.lines, now })
  return { ok: true, id, number, isNew: true }
}

const earliestEnd = (lines: readonly SoldLine[]): Date =>
  new Date(Math.min(...lines.map(({ offer }) => offer.validUntil.getTime())))

const DAY = 24 * 60 * 60_000

/** Private people have a few of a device, not a stock of it. */
async function soldTooMany(turn: Transaction, email: string, lines: readonly SoldLine[], now: Date): Promise<boolean> {
  const wanted = new Map<number, number>()
  for (const { offer, quantity } of lines) wanted.set(offer.deviceId, (wanted.get(offer.deviceId) ?? 0) + quantity)
  const since = new Date(now.getTime() - PIECES_WINDOW_DAYS * DAY)
  const sold = await piecesSoldSince(turn, { email, since, deviceIds: [...wanted.keys()] })
  return [...wanted].some(([device, pieces]) => pieces + (sold.get(device) ?? 0) > MOST_PIECES)
}
