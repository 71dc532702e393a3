import { afterAll, beforeAll } from 'vitest'
import { writeAccount } from '#domain/accounts/account-store.ts'
import { openSession } from '#domain/accounts/sessions.ts'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { openSignedTokens } from '#engines/tokens/signed-tokens.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/country.ts'
import { useAccountHolders } from './account-holders.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import type { OwnShop } from '#tests/support/services/own-shop.ts'
import { testSecrets } from '#tests/support/services/test-secrets.ts'
import type { OwnSettings } from './visitors.ts'
import type { Answer } from './visit.ts'

export type Send = { body?: unknown; headers?: Record<string, string>; host?: string }

/** The kind of body that the customer API takes. */
const contentTypes: Record<string, string> = { PATCH: 'application/merge-patch+json' }

function useDatabase(shop: () => OwnShop): () => OpenDatabase {
  let database: OpenDatabase
  beforeAll(async () => {
    const { databaseUrl, dataFolder } = shop()
    database = await openDatabase({ url: databaseUrl, dataFolder, poolSize: 2 }, silentLog)
  })
  afterAll(() => database.close())
  return () => database
}

/** A shop whose database the test can reach, and somebody at its door who is logged in. */
export function useCustomers(own?: OwnSettings) {
  const holders = useAccountHolders(own)
  const database = useDatabase(holders.shop)
  const [secret] = testSecrets

  const now = () => new Date()

  /** One request without a browser, with whatever it is said to carry. */
  const call = (host: string, method: string, path: string, { body, headers = {} }: Send = {}): Promise<Answer> =>
    holders.ask(host, path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': contentTypes[method] ?? 'application/ld+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  /** Somebody who has an account and has just logged in; without a customer if he was not switched on yet. */
  async function loggedIn(country: CountryCode = 'de', { switchedOn = true } = {}) {
    const { db } = database()
    const id = crypto.randomUUID()
    const email = `ana.${id}@example.com`
    const account = { id, country, email, locale: countries[country].locale, passwordHash: null, registration: null }
    await writeAccount(db, { ...account, activatedAt: now() }, now())
    const customerId = switchedOn ? await customerRow(db, country) : null
    await db.updateTable('accounts').set({ customer_id: customerId }).where('id', '=', id).execute()

    const engines = { db, now, tokens: tokensOf(secret), vault: openSecretVault([secret]) }
    const { accessToken, refreshToken } = await openSession(engines, account, { remember: true, userAgent: 'a test' })
    const bearer = { authorization: `Bearer ${accessToken}` }
    return {
      accountId: id,
      customerId: customerId ?? '',
      email,
      bearer,
      refreshToken,
      send: (method: string, path: string, { host = country, headers, ...more }: Send = {}) =>
        call(host, method, path, { ...more, headers: { ...bearer, ...headers } }),
    }
  }

  const tokensOf = (key: string) => openSignedTokens([key], now)

  /** A token that says what it is told, under any secret and for any time. */
  const forge = (
    subject: string,
    { seconds = 300, key = secret, audience = 'de', session = crypto.randomUUID() as string } = {},
  ) => tokensOf(key).sign({ subject, session, audience }, seconds)

  return { ...holders, call, loggedIn, forge }
}

export type LoggedIn = Awaited<ReturnType<ReturnType<typeof useCustomers>['loggedIn']>>
