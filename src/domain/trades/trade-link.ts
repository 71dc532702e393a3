import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import { pathTo } from '#shop/screens/paths.ts'

const PURPOSE = 'trade-page'

/** Long enough for a return or a question about the payout; after that a forgotten link in a mailbox opens nothing. */
const LINK_DAYS = 180

const DAY = 24 * 60 * 60_000

/** The word by which somebody without an account finds his trade again. */
export const tradeToken = (vault: Vault, tradeId: string): string => vault.token(PURPOSE, tradeId)

/** The trade that a token opens, or nothing if it was made up. */
export function tradeIdIn(vault: Vault, token: string): string | undefined {
  const id = vault.idOf(PURPOSE, token)
  return id !== undefined && isId(id) ? id : undefined
}

export const linkHasExpired = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= LINK_DAYS * DAY

/** The address for letters. It comes from the settings, never from a request. */
export const tradeAddress = (country: Country, token: string): string =>
  country.sellShopUrl + pathTo(country, 'trade', { token })
