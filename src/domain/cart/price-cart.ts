import { createOffer, type OfferRefusal } from '#domain/offers/create-offer.ts'
import { checkVoucher } from '#domain/offers/vouchers/check-voucher.ts'
import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import { currentOffers, markInCart } from '#domain/offers/find-offers.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { hasExpired, type Offer } from '#domain/offers/offer.ts'
import { tierFor } from '#domain/offers/pricing/volume-tiers.ts'
import type { VoucherRefusal } from '#domain/offers/vouchers/voucher.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { needsIdentityCheck } from './business-cap.ts'
import { needsBusinessQuote } from './needs-business-quote.ts'

export type CartLine = { offerId: string; quantity: number }

export type CartRequest = { visitor: string; lines: readonly CartLine[]; voucher: string | null; business: boolean }

export type PricedLine = {
  /** The id that the browser asked for; the offer may have another one since. */
  askedFor: string
  offer: Offer
  /** What it was worth before, if the price had to be made anew. */
  formerPrice: Cents | null
  quantity: number
  cents: Cents
}

export type GoneReason = OfferRefusal | 'unknown-offer' | 'sold'

export type PricedCart = {
  lines: PricedLine[]
  gone: { offerId: string; reason: GoneReason }[]
  total: Cents
  voucher: { code: string; value: Cents } | null
  voucherRefusal: VoucherRefusal | null
  /** What is paid in the end: the total and the voucher. */
  payout: Cents
  /** Until when these prices hold; now, if there are none. */
  expiry: Date
  exceedsBusinessCap: boolean
  needsIdentityCheck: boolean
}

type Needs = Pick<Engines, 'db' | 'now'>

const piecesOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What a cart is worth right now. Prices that are over, or for other sellers, are made anew; nothing goes silently. */
export async function priceCart(engines: Needs, shop: Shop, request: CartRequest): Promise<PricedCart> {
  const { visitor, lines, business } = request
  const [rules, offers] = await Promise.all([
    findRules(engines),
    currentOffers(
      engines,
      shop,
      visitor,
      lines.map(({ offerId }) => offerId),
    ),
  ])
  const pieces = piecesOf(lines)
  const priced: PricedLine[] = []
  const gone: PricedCart['gone'] = []

  for (const { offerId, quantity } of lines) {
    const result = await refresh(engines, shop, { rules, visitor, business, pieces, offer: offers.get(offerId) })
    if ('reason' in result) gone.push({ offerId, reason: result.reason })
    else priced.push({ askedFor: offerId, ...result, quantity, cents: cents(result.offer.cents * quantity) })
  }
  await markInCart(
    engines,
    priced.map(({ offer }) => offer.id),
  )
  return { lines: priced, gone, ...(await sumUp(engines, shop, rules, request, priced)) }
}

type Asked = { rules: RuleSet; visitor: string; business: boolean; pieces: number; offer: Offer | undefined }

type Fresh = { offer: Offer; formerPrice: Cents | null } | { reason: GoneReason }

/** The offer if it still holds, or one from today's prices for the same answers. */
async function refresh(engines: Needs, shop: Shop, { rules, visitor, business, pieces, offer }: Asked): Promise<Fresh> {
  if (!offer) return { reason: 'unknown-offer' }
  if (offer.status === 'ordered') return { reason: 'sold' }
  if (stillHolds(rules, offer, { business, pieces, now: engines.now() })) return { offer, formerPrice: null }

  const renewed = await createOffer(engines, shop, {
    visitor,
    device: offer.deviceId,
    answers: offer.answers,
    segment: business ? 'business' : 'consumer',
    // More than that is sold by a business quote; until then the highest tier says what it is about.
    pieces: business ? Math.min(pieces, rules.business.manualFrom - 1) : 1,
    replaces: offer.id,
  })
  return renewed.ok ? { offer: renewed.offer, formerPrice: offer.cents } : { reason: renewed.reason }
}

/** Whether an offer can be sold as it is: in time, to this kind of seller, in this number. */
export function stillHolds(
  rules: RuleSet,
  offer: Offer,
  { business, pieces, now }: { business: boolean; pieces: number; now: Date },
): boolean {
  const rightSeller = offer.segment === (business ? 'business' : 'consumer')
  const rightTier = !business || tierFor(offer.rules, offer.pieces) === tierFor(rules, pieces)
  return rightSeller && rightTier && !hasExpired(offer, now)
}

async function sumUp(
  { db, now }: Needs,
  { country }: Shop,
  rules: RuleSet,
  { voucher, business }: CartRequest,
  lines: readonly PricedLine[],
) {
  const total = sumCents(lines.map((line) => line.cents))
  const segment = business ? 'business' : 'consumer'
  const use = { now: now(), country: country.code, segment, total } as const
  const checked = voucher === null ? null : await checkVoucher(db, { ...use, code: voucher })
  const ends = lines.map(({ offer }) => offer.validUntil.getTime())
  return {
    total,
    voucher: checked?.ok ? checked : null,
    voucherRefusal: checked && !checked.ok ? checked.reason : null,
    payout: withVoucher(total, checked?.ok ? checked.value : undefined),
    expiry: ends.length === 0 ? now() : new Date(Math.min(...ends)),
    exceedsBusinessCap: business && needsBusinessQuote(rules, total, piecesOf(lines)),
    needsIdentityCheck: !business && needsIdentityCheck(rules, total),
  }
}
