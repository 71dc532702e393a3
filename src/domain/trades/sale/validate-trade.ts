import type { Payee } from '#domain/accounts/payees/payee.ts'
import type { Seller } from '#domain/accounts/profile/seller.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { needsIdentityCheck } from '#domain/cart/business-cap.ts'
import { claimVoucher } from '#domain/offers/vouchers/check-voucher.ts'
import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { Transaction } from '#engines/database/database.ts'
import { mailboxName } from '#shop/addresses/email-address.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { checkSeller } from './check-seller.ts'
import { validateCart, type SoldLine } from './validate-cart.ts'
import type { Company, NewTrade, TradeRefusal } from './new-trade.ts'
import { lockSeller, piecesSoldSince } from '#domain/trades/trade-store.ts'

/** A trade with nothing against it. */
export type ValidTrade = {
  lines: SoldLine[]
  total: Cents
  seller: Seller & Partial<Company>
  /** Whose vouchers and pieces are counted together. */
  person: string
  payee: Payee
  voucher: { code: string; value: Cents } | null
  /** Whether he shows who he is before he is paid. */
  identityCheck: boolean
}

type Validated = { ok: true; good: ValidTrade } | ({ ok: false } & TradeRefusal)

/** Looks at everything that could stand against a trade, in the order in which a visitor could do something about it. */
export async function validateTrade(
  tx: Transaction,
  shop: Shop,
  trade: NewTrade,
  offers: ReadonlyMap<string, Offer>,
  now: Date,
): Promise<Validated> {
  const business = trade.business !== null
  const rules = await findRules({ db: tx, now: () => now })
  const cart = validateCart(trade.lines, offers, { rules, business, now })
  if (!cart.ok) return cart
  const checked = checkSeller(shop.country, trade, now)
  if (!checked.ok) return { ok: false, reason: 'invalid-seller', fields: checked.fields }

  const { lines, total } = cart
  const person = mailboxName(checked.seller.email)
  if (!business && (await soldTooMany(tx, rules, person, lines, now))) return { ok: false, reason: 'too-many-pieces' }
  const segment = business ? 'business' : 'consumer'
  const use = { now, country: shop.country.code, segment, total, person } as const
  const voucher = trade.voucher === null ? null : await claimVoucher(tx, { ...use, code: trade.voucher })
  if (voucher && !voucher.ok) return voucher
  if (checked.payee.kind === 'none' && withVoucher(total, voucher?.value) > 0) {
    return { ok: false, reason: 'invalid-seller', fields: { iban: 'missing' } }
  }
  const { seller, payee } = checked
  const identityCheck = !business && needsIdentityCheck(rules, total)
  return { ok: true, good: { lines, total, person, seller, payee, voucher, identityCheck } }
}

const DAY = 24 * 60 * 60_000

/** Private people have a few of a device, not a stock of it. */
async function soldTooMany(
  tx: Transaction,
  { limits }: RuleSet,
  person: string,
  lines: readonly SoldLine[],
  now: Date,
): Promise<boolean> {
  const wanted = new Map<number, number>()
  for (const { offer, quantity } of lines) wanted.set(offer.deviceId, (wanted.get(offer.deviceId) ?? 0) + quantity)
  // Otherwise two tabs could each find room for the same last piece.
  await lockSeller(tx, person)
  const since = new Date(now.getTime() - limits.days * DAY)
  const sold = await piecesSoldSince(tx, { person, since, deviceIds: [...wanted.keys()] })
  return [...wanted].some(([device, pieces]) => pieces + (sold.get(device) ?? 0) > limits.pieces)
}
