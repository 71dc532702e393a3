import type { CountryCode } from '#shop/country.ts'

/** Who has no price of its own follows this country's. */
export const LEADING_COUNTRY: CountryCode = 'de'
