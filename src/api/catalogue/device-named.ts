import type { Country } from '#shop/countries/country.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { isSlug } from '#shop/screens/slug.ts'

/** What the database can count to. */
export const MAX_ID = 2 ** 31 - 1

/** A device as a program names it: by its id, also as text as in the price feed, by its name in addresses, or by its page. */
export function deviceNamed(country: Country, given: string | number): string | number {
  if (typeof given === 'number') return given
  if (/^\d{1,10}$/.test(given) && Number(given) <= MAX_ID) return Number(given)
  if (isSlug(given)) return given
  // The page of another country's shop has other prices.
  if (!URL.canParse(given) || new URL(given).origin !== country.sellShopUrl) return ''
  const slug = matchScreen(country, new URL(given).pathname)?.parameters.pdp ?? ''
  return isSlug(slug) ? slug : ''
}
