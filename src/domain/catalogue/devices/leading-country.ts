import type { CountryCode } from '#shop/countries/country.ts'

/** Who has no price of its own follows this country's. */
export const LEADING_COUNTRY: CountryCode = 'de'
