import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import { pathTo } from '#shop/screens/paths.ts'

const PURPOSE = 'business-quote'

/** As long as the pages of the trades that it leads to. */
const LINK_DAYS = 180

const DAY = 24 * 60 * 60_000

/** The word by which a company finds its quote again. */
export const quoteToken = (vault: Vault, quoteId: string): string => vault.token(PURPOSE, quoteId)

/** The quote that a token opens, or nothing if it was made up. */
export function quoteIdIn(vault: Vault, token: string): string | undefined {
  const id = vault.idOf(PURPOSE, token)
  return id !== undefined && isId(id) ? id : undefined
}

export const quoteLinkHasExpired = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() >= LINK_DAYS * DAY

/** The address for letters. It comes from the settings, never from a request. */
export const quoteAddress = (country: Country, token: string): string =>
  country.sellShopUrl + pathTo(country, 'businessQuote', { token })
