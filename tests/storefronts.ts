import { countries } from '#shop/countries/all.ts'
import type { Storefronts } from '#shop/shop.ts'

/** The storefronts as they are shipped. */
export const storefronts: Storefronts = {
  countries,
  defaultCountry: 'de',
  modeDomains: {},
  officeDomain: 'office.umlauf.example',
  partnerOrigins: [],
}
