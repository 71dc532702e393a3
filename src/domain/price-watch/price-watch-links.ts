import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'

const PURPOSE = 'price-watch'

/** The word in every letter about one watch: it confirms it, shows it and ends it. Nothing of it is stored. */
export const watchToken = (vault: Pick<Vault, 'token'>, id: string): string => vault.token(PURPOSE, id)

export const watchOf = (vault: Pick<Vault, 'idOf'>, token: string): string | undefined => vault.idOf(PURPOSE, token)

/** Where a watch is confirmed and ended. The addresses for letters come from the settings, never from a request. */
export const watchAddress = (country: Country, device: { url: string }, token: string): string =>
  `${country.sellShopUrl}${pathTo(country, 'priceWatch', { pdp: device.url })}?token=${token}`

export const deviceAddress = (country: Country, { url }: { url: string }): string =>
  country.sellShopUrl + pathTo(country, 'product', { pdp: url })

/** Lets mail programs show a button of their own that ends the watch (RFC 8058). */
export const endHeaders = (country: Country, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${country.sellShopUrl}/api/price-watch/end/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
