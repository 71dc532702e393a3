import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '#engines/database/database.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { lockLink, writeLink, type AccountLink, type LinkPurpose } from './link-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const lifetimes: Record<LinkPurpose, number> = { activation: 48 * HOUR, email: 48 * HOUR, password: 60 * MINUTE }

/** Only the hash is kept: who reads the database cannot open anything. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A word for a link that works once. It exists in the letter and nowhere else. */
export async function createLink(
  tx: Transaction,
  { accountId, purpose, email = null }: { accountId: string; purpose: LinkPurpose; email?: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes[purpose])
  await writeLink(tx, { tokenHash: hashOf(token), accountId, purpose, email, expiresAt }, now)
  return token
}

/** The link behind a word, or nothing if there is none or its time is over. A used one is still found. */
export async function findLink(tx: Transaction, token: string, now: Date): Promise<AccountLink | undefined> {
  const link = await lockLink(tx, hashOf(token))
  return link && link.expiresAt > now ? link : undefined
}

/** The addresses for letters. They come from the settings, never from a request. */
export const activationAddress = (country: Country, token: string): string =>
  `${country.sellShopUrl}${pathTo(country, 'accountActivation')}?token=${token}`

export const passwordResetAddress = (country: Country, token: string): string =>
  `${country.sellShopUrl}${pathTo(country, 'accountPasswordReset')}?token=${token}`

export const accountAddress = (country: Country): string => country.sellShopUrl + pathTo(country, 'accountOverview')

export const passwordForgotAddress = (country: Country): string =>
  country.sellShopUrl + pathTo(country, 'accountPasswordForgot')
