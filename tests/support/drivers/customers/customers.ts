import { decodeJwt } from 'jose'
import { afterAll } from 'vitest'
import { writeAccount } from '#domain/accounts/account-store.ts'
import { openSession } from '#domain/accounts/login/sessions.ts'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { openSignedTokens } from '#engines/tokens/signed-tokens.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import type { OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { useVisitors, type OwnSettings } from './visitors.ts'
import type { Answer } from './visit.ts'

export const goodPassword = 'drei blaue Fahrräder'

export const someMailbox = (): string => `ana.${crypto.randomUUID()}@example.com`

/** A registration as our pages send it. */
export const registrationOf = (country: CountryCode, email: string, more: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Muster',
  username: email,
  email,
  credentials: [{ type: 'password', value: goodPassword, temporary: false }],
  attributes: { locale: [countries[country].locale] },
  ...more,
})

export type TokenAnswer = { access_token: string; refresh_token: string; expires_in: number; token_type: string }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Send = { body?: unknown; headers?: Record<string, string>; host?: string }

/** The kind of body that the customer API takes. */
const contentTypes: Record<string, string> = { PATCH: 'application/merge-patch+json' }

const now = () => new Date()
const tokensOf = (key: string) => openSignedTokens([key], now)
const [secret] = testSecrets

/** The database of a shop, opened for the first who needs it. */
function useDatabase(shop: () => OwnShop): () => Promise<OpenDatabase> {
  let opened: Promise<OpenDatabase> | undefined
  afterAll(async () => (await opened)?.close())
  return () => {
    const { databaseUrl, dataFolder } = shop()
    return (opened ??= openDatabase({ url: databaseUrl, dataFolder, poolSize: 2 }, silentLog))
  }
}

/** A shop in which people register, read their letters, log in and look after what is theirs. */
export function useCustomers(own?: OwnSettings) {
  const visitors = useVisitors(own)
  const database = useDatabase(visitors.shop)

  const send = (
    country: CountryCode,
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    visitors.ask(country, path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  /** One request as the pages of an account make it, with whatever it is said to carry. */
  const call = (host: string, method: string, path: string, { body, headers = {} }: Send = {}): Promise<Answer> =>
    visitors.ask(host, path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': contentTypes[method] ?? 'application/ld+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  /** The text of the newest letter of a kind, once it was written. */
  async function letterTo(email: string, kind: string): Promise<string> {
    for (let tries = 0; tries < 1_800; tries += 1) {
      const { rows } = await visitors.query(
        'select subject, text_body from letters where to_address = $1 and kind = $2 order by created_at desc limit 1',
        [email, kind],
      )
      if (rows[0]) return `${rows[0].subject}\n\n${rows[0].text_body}`
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`No letter about ${kind} was written`)
  }

  const tokenTo = async (email: string, kind: string): Promise<string> =>
    /\?token=([\w-]+)/.exec(await letterTo(email, kind))![1]!

  const register = (country: CountryCode, email: string, more: object = {}) =>
    send(country, 'POST', '/api/account/register', registrationOf(country, email, more))

  const login = (country: CountryCode, email: string, password = goodPassword, headers: Record<string, string> = {}) =>
    send(country, 'POST', '/api/account/login', { username: email, password }, headers)

  /** Confirms the mailbox and switches the customer on, as the page behind the link does. */
  async function confirm(country: CountryCode, email: string): Promise<{ customerNumber: string }> {
    const token = await tokenTo(email, 'account-activation')
    const activated = await send(country, 'POST', '/api/account/activateRegistration', undefined, { token })
    const identifier = activated.json<{ token: string }>().token
    const on = await send(country, 'POST', '/api/activateCustomerByIdentifier', undefined, { identifier })
    return on.json()
  }

  /** Somebody who has registered, confirmed and logged in, all through the door. */
  async function newCustomer(country: CountryCode = 'de', more: object = {}) {
    const email = someMailbox()
    await register(country, email, more)
    const { customerNumber } = await confirm(country, email)
    const pair = (await login(country, email)).json<TokenAnswer>()
    const id = decodeJwt(pair.access_token).sub!
    const authorization = `Bearer ${pair.access_token}`
    const as = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(country, method, path, body, { authorization, ...headers })
    return { country, email, id, customerNumber, pair, call: as }
  }

  /** Somebody who is logged in without having been at the door; without a customer if he was not switched on yet. */
  async function loggedIn(country: CountryCode = 'de', { switchedOn = true } = {}) {
    const { db } = await database()
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

  /** A token that says what it is told, under any secret and for any time. */
  const forge = (
    subject: string,
    { seconds = 300, key = secret, audience = 'de', session = crypto.randomUUID() as string } = {},
  ) => tokensOf(key).sign({ subject, session, audience }, seconds)

  return { ...visitors, send, call, letterTo, tokenTo, register, login, confirm, newCustomer, loggedIn, forge }
}

export type LoggedIn = Awaited<ReturnType<ReturnType<typeof useCustomers>['loggedIn']>>
