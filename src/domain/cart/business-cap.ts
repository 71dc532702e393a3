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

/** Private people rarely have more than this of one device. */
export const MOST_PIECES = 5

/** So many days are looked back for them. */
export const PIECES_WINDOW_DAYS = 30

/** What a company can sell of one device without a quote. */
export const MOST_BUSINESS_PIECES = 99

export const mostPieces = (business: boolean): number => (business ? MOST_BUSINESS_PIECES : MOST_PIECES)
