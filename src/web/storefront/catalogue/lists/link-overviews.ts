import { findTopManufacturers } from '#domain/catalogue/entries/find-entries.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import type { Linked } from '#web/ui/link-list.tsx'

const MAX_MAKERS = 8

/** The overviews of makers or series. */
export const linkOverviews = (country: Country, places: readonly { name: string; url: string }[]): Linked[] =>
  places.map(({ name, url }) => [pathTo(country, 'overview', { overview: url }), name])

/** The best known makers. If the catalogue cannot be read, the screen itself will say so; here it only costs the links. */
export async function linkTopMakers({ engines, shop: { country } }: PageContext): Promise<Linked[]> {
  const makers = await findTopManufacturers(engines, country.locale, MAX_MAKERS).catch(() => [])
  return linkOverviews(country, makers)
}
