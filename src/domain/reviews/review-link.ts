import { createHash, randomBytes } from 'node:crypto'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'

/** After that a review stays as it is. It can still be withdrawn. */
export const LINK_DAYS = 60

const DAY = 24 * 60 * 60_000

/** Only the hash is kept: who reads the database cannot write anybody's review. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A word for one letter. It exists there and nowhere else. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const reviewLinkHasExpired = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= LINK_DAYS * DAY

/** The address for the letter. It comes from the settings, never from a request. */
export const reviewAddress = (country: Country, token: string): string =>
  country.sellShopUrl + pathTo(country, 'review', { token })
