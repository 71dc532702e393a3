import { createHash } from 'node:crypto'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Offer } from '#domain/offers/offer.ts'

/** An offer that a program has asked for. It is nobody's until somebody who has its token takes it. */
export type Quote = { offer: Offer; token: string; continueUrl: string }

const PURPOSE = 'quote'

/** The offer that a token stands for, or nothing if it was made up. */
export function offerIdIn(vault: Vault, token: string): string | undefined {
  const id = vault.idOf(PURPOSE, token)
  return id !== undefined && isId(id) ? id : undefined
}

/** Where a person finds the offer and can sell by it. The address comes from the settings, never from a request. */
export function quoteOf(vault: Vault, country: Country, offer: Offer, deviceUrl: string): Quote {
  const token = vault.token(PURPOSE, offer.id)
  const page = country.sellShopUrl + pathTo(country, 'product', { pdp: deviceUrl })
  return { offer, token, continueUrl: `${page}?${new URLSearchParams({ quote: token })}` }
}

/** The same key always names the same offer (UUID version 8): the database itself refuses a second one. */
export function idOfKey({ code }: Pick<Country, 'code'>, key: string): string {
  const bytes = createHash('sha256').update(`${PURPOSE} ${code} ${key}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
