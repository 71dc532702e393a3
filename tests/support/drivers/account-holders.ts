import { decodeJwt } from 'jose'
import type { CountryCode } from '#shop/country.ts'
import { countries } from '#shop/countries/all.ts'
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

/** A shop in which people register, read their letters and log in. */
export function useAccountHolders(own?: OwnSettings) {
  const visitors = useVisitors(own)

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

  /** Somebody with an account who has just logged in. */
  async function newCustomer(country: CountryCode = 'de', more: object = {}) {
    const email = someMailbox()
    await register(country, email, more)
    const { customerNumber } = await confirm(country, email)
    const pair = (await login(country, email)).json<TokenAnswer>()
    const id = decodeJwt(pair.access_token).sub!
    const authorization = `Bearer ${pair.access_token}`
    const call = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(country, method, path, body, { authorization, ...headers })
    return { country, email, id, customerNumber, pair, call }
  }

  return { ...visitors, send, letterTo, tokenTo, register, login, confirm, newCustomer }
}
