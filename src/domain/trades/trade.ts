import type { Seller } from '#domain/accounts/seller.ts'
import type { CountryCode } from '#shop/country.ts'
import type { Locale } from '#shop/locale.ts'
import type { Cents } from '#shop/money.ts'
import type { Company } from './new-trade.ts'

/** One customer selling one cart to us. */
export type StoredTrade = {
  id: string
  number: number
  createdAt: Date
  country: CountryCode
  locale: Locale
  shopMode: string
  landingPage: string
  email: string
  seller: Seller & Partial<Company>
  paymentType: string
  payeeHint: string
  voucher: string | null
  voucherCents: Cents
  /** The sum of the items, without the voucher. */
  cents: Cents
  priceValidUntil: Date
  identityCheck: boolean
}

/** The first state of every item: nothing was sent yet. */
export const FIRST_STATUS = 'EXPECTED'
