import type { FieldProblem, Seller } from '#domain/accounts/profile/seller.ts'
import type { PayeeField } from '#domain/accounts/payees/payment-type.ts'
import type { CartLine, GoneReason } from '#domain/cart/price-cart.ts'
import type { VoucherRefusal } from '#domain/offers/vouchers/voucher.ts'

/** How a company sells: with tax shown, as a small business, or under the margin scheme. */
export const taxModes = ['standard', 'small-business', 'margin-scheme'] as const

export type Company = { company: string; vatId: string; taxMode: (typeof taxModes)[number] }

/** What a seller must say yes to. A company does not sell privately. */
export const declarations = ['owner', 'privateSale', 'terms'] as const

export type Declaration = (typeof declarations)[number]

/** Everything that the browser sends to make a trade. Prices are not among it. */
export type NewTrade = {
  lines: readonly CartLine[]
  voucher: string | null
  /** Nothing for private people. */
  business: Company | null
  seller: Readonly<Record<keyof Seller, string>>
  paymentType: string
  /** The fields of an account, or the id of one that the customer has stored. */
  payee: Readonly<Partial<Record<PayeeField | 'paymentAccount', string>>>
  declared: Readonly<Record<Declaration, boolean>>
}

export type TradeField = keyof Seller | PayeeField | keyof Company | Declaration

export type TradeRefusal =
  | { reason: 'invalid-seller'; fields: Partial<Record<TradeField, FieldProblem>> }
  /** The cart has to be looked at again: something in it changed since the browser showed it. */
  | { reason: 'cart-changed'; gone: readonly { offerId: string; why: GoneReason | 'price-changed' }[] }
  | { reason: VoucherRefusal }
  /** A stored account of somebody else, or a customer who has just been erased. */
  | { reason: 'not-yours' }
  | { reason: 'cart-empty' | 'over-business-cap' | 'no-business-here' | 'too-many-pieces' | 'key-used-otherwise' }
