import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'

const PURPOSE = 'newsletter-confirmation'

/** The word in the letter that asks for confirmation. It stands for one entry of the log, which knows when it was made. */
export const confirmationToken = (vault: Pick<Vault, 'token'>, entryId: string): string => vault.token(PURPOSE, entryId)

export const confirmedEntry = (vault: Pick<Vault, 'idOf'>, token: string): string | undefined =>
  vault.idOf(PURPOSE, token)

/** Where a subscriber tells more about himself. The addresses for letters come from the settings, never from a request. */
export const enrichAddress = (country: Country, emailHash: string): string =>
  country.sellShopUrl + pathTo(country, 'newsletterEnrich', { emailHash })

export const confirmAddress = (country: Country, emailHash: string, token: string): string =>
  `${enrichAddress(country, emailHash)}?token=${token}`

export const signUpAddress = (country: Country): string => country.sellShopUrl + pathTo(country, 'newsletterEnrich')

export const unsubscribeAddress = (country: Country, emailHash: string): string =>
  country.sellShopUrl + pathTo(country, 'newsletterUnsubscribe', { emailHash })

/** Lets mail programs show a button of their own that ends the newsletter (RFC 8058). For every newsletter. */
export const unsubscribeHeaders = (country: Country, emailHash: string): Record<string, string> => ({
  'List-Unsubscribe': `<${country.sellShopUrl}/api/newsletter/unsubscribe/${emailHash}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
