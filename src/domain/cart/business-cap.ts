import { cents, type Cents } from '#shop/money/money.ts'

/** Business trades above this net total are quoted by a person, not made in the shop. */
export const BUSINESS_CAP = cents(5_000_00)

export const exceedsBusinessCap = (total: Cents): boolean => total > BUSINESS_CAP

/** Above this a private seller shows who he is before he is paid. */
export const IDENTITY_LIMIT = cents(3_000_00)

export const needsIdentityCheck = (total: Cents): boolean => total > IDENTITY_LIMIT
