import { MANUAL_FROM_PIECES } from '#domain/offers/volume-tiers.ts'
import { cents, type Cents } from '#shop/money.ts'

/** Business trades above this net total are quoted by a person, not made in the shop. */
export const BUSINESS_CAP = cents(5_000_00)

export const exceedsBusinessCap = (total: Cents): boolean => total > BUSINESS_CAP

/** Whether a company's cart is too large for the shop, by its net total or by its pieces. */
export const needsBusinessQuote = (total: Cents, pieces: number): boolean =>
  exceedsBusinessCap(total) || pieces >= MANUAL_FROM_PIECES

/** Above this a private seller shows who he is before he is paid. */
export const IDENTITY_LIMIT = cents(3_000_00)

export const needsIdentityCheck = (total: Cents): boolean => total > IDENTITY_LIMIT
