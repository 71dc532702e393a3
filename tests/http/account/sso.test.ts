import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { CountryCode } from '#shop/countries/country.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import {
  goodPassword,
  someMailbox,
  useCustomers,
  type TokenAnswer,
} from '#tests/support/drivers/customers/customers.ts'
import { openHttpBrowser, type HttpBrowser } from '#tests/support/drivers/browser/browser-by-http.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { prepareProvider } from '#tests/support/services/servers/oidc.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import { ask, person } from '#tests/support/services/shops/shop-under-test.ts'

const port = await freePort()
const at = (code: CountryCode, path: string) => `http://${code}.localhost:${port}${path}`
const accountAt = (code: CountryCode, outcome: string) =>
  at(code, `${pathTo(countries[code], 'accountOverview')}?sso=${outcome}`)
const callbackAt = (code: CountryCode) => at(code, '/api/account/sso/callback')

const provider = await prepareProvider({ redirectUris: [callbackAt('de'), callbackAt('es')] })
const customers = useCustomers({
  PORT: String(port),
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OIDC_NAME: 'Merchant ID',
})
afterAll(() => provider.stop())

const openBrowser = () => openHttpBrowser({ 'user-agent': person, ...fromSomewhere() })
let browser: HttpBrowser
beforeEach(() => {
  browser = openBrowser()
})

/** Somebody whom the provider knows sits down at the keyboard. */
function sitDown(email = someMailbox(), { verified = true } = {}) {
  const subject = crypto.randomUUID()
  provider.people.set(subject, { email, email_verified: verified, given_name: 'Ana', family_name: 'Muster' })
  provider.atKeyboard(subject)
  return { subject, email }
}

/** The whole way, to the page of the account. */
async function signIn(code: CountryCode, search = '', by = browser): Promise<string> {
  return by.travel(at(code, `/api/account/sso${search}`), at(code, pathTo(countries[code], 'accountOverview')))
}

/** The way up to the moment in which the shop is asked. */
const comeBack = (code: CountryCode, by = browser) => by.travel(at(code, '/api/account/sso'), callbackAt(code))

/** What the page does after the redirect: it exchanges the cookie. Then it knows who is logged in. */
async function whoIsIn(code: CountryCode, by = browser): Promise<{ id: string; bearer: string } | undefined> {
  const headers = { 'sec-fetch-site': 'same-origin', 'refresh-token': 'cookie' }
  const pair = await by.ask(at(code, '/api/account/loginRefresh'), { method: 'POST', headers })
  if (pair.status !== 200) return undefined

  const { access_token: token, refresh_token: refresh } = pair.json<TokenAnswer>()
  expect(refresh).toBe('cookie')
  return { id: decodeJwt(token).sub!, bearer: `Bearer ${token}` }
}

const exported = (code: CountryCode, bearer: string) =>
  browser.ask(at(code, '/api/account/export'), { headers: { authorization: bearer } })

describe('while the provider is away', () => {
  test('the shop starts, serves pages, and sends back with a word whoever wants to sign in through it', async () => {
    expect((await browser.ask(at('de', '/'))).status).toBe(200)
    expect((await browser.ask(at('de', '/api/account/providers'))).json()).toEqual({ sso: { name: 'Merchant ID' } })
    expect(await signIn('de')).toBe(accountAt('de', 'failed'))
    expect((await browser.ask(callbackAt('de'))).headers.location).toMatch(/\?sso=failed$/)
    expect(await whoIsIn('de')).toBeUndefined()
  })

  test('and signs everybody in as soon as it is there', async () => {
    await provider.start()
    sitDown()

    expect(await signIn('de')).toBe(accountAt('de', 'done'))
    expect(await whoIsIn('de')).toBeDefined()
  })
})

describe.each(['de', 'es'] as const)('in %s', (code) => {
  test('somebody new becomes a customer, and next time is the same one', async () => {
    const { email } = sitDown()

    expect(await signIn(code)).toBe(accountAt(code, 'done'))
    const first = (await whoIsIn(code))!
    expect((await exported(code, first.bearer)).json()).toMatchObject({
      login: { email, country: code },
      customer: { number: expect.any(Number), person: { firstName: 'Ana', lastName: 'Muster' } },
    })

    const other = openBrowser()
    await signIn(code, '', other)
    expect((await whoIsIn(code, other))!.id).toBe(first.id)
  })

  test('whoever has a password keeps his account and his password, if the provider has verified his mailbox', async () => {
    const { email, id } = await customers.newCustomer(code)
    sitDown(email.toUpperCase())

    expect(await signIn(code)).toBe(accountAt(code, 'done'))

    expect((await whoIsIn(code))!.id).toBe(id)
    expect((await customers.login(code, email, goodPassword)).status).toBe(200)
  })

  test('whose mailbox nobody has verified is told so, and neither gets an account nor that of somebody else', async () => {
    const { email } = await customers.newCustomer(code)
    for (const mailbox of [email, someMailbox()]) {
      sitDown(mailbox, { verified: false })
      browser = openBrowser()

      expect(await signIn(code)).toBe(accountAt(code, 'unverified'))
      expect(await whoIsIn(code)).toBeUndefined()
    }
  })

  test('whoever declines at the provider is back where he was', async () => {
    provider.atKeyboard(undefined)

    expect(await signIn(code)).toBe(accountAt(code, 'failed'))
    expect(await whoIsIn(code)).toBeUndefined()
  })
})

test('one person has an account of his own in each country', async () => {
  sitDown()
  for (const code of ['de', 'es'] as const) await signIn(code)

  expect((await whoIsIn('de'))!.id).not.toBe((await whoIsIn('es'))!.id)
})

test('whoever asked for the mailbox before and never confirmed it gets nothing', async () => {
  const email = someMailbox()
  await customers.register('de', email)
  const token = await customers.tokenTo(email, 'account-activation')
  sitDown(email)
  expect(await signIn('de')).toBe(accountAt('de', 'done'))

  const late = await customers.send('de', 'POST', '/api/account/activateRegistration', undefined, { token })
  expect(late.json()).toEqual({ token: null, activated: false })
  expect((await customers.login('de', email)).status).toBe(401)
})

describe('nobody gets in', () => {
  beforeEach(() => void sitDown())

  const changed = (address: string, name: string, value: string) => {
    const url = new URL(address)
    url.searchParams.set(name, value)
    return url.href
  }

  const isTurnedAway = async (address: string, by = browser) => {
    const { status, headers } = await by.ask(address)
    expect(status).toBe(302)
    expect(headers.location).toBe(`${pathTo(countries.de, 'accountOverview')}?sso=failed`)
    expect(headers['cache-control']).toBe('no-store')
    expect(await whoIsIn('de', by)).toBeUndefined()
  }

  test.each([
    ['state', 'x'.repeat(43)],
    ['code', 'x'.repeat(43)],
    ['iss', 'https://evil.example'],
  ])('with another %s, and the journey is over', async (name, value) => {
    const back = await comeBack('de')

    await isTurnedAway(changed(back, name, value))
    await isTurnedAway(back)
  })

  test('in a browser that never left, by a link that somebody sent', async () => {
    const back = await comeBack('de')

    await isTurnedAway(back, openBrowser())
  })

  test('in a browser that left on a journey of its own', async () => {
    const mine = openBrowser()
    await comeBack('de', mine)

    await isTurnedAway(await comeBack('de'), mine)
  })

  test('with a journey that was tampered with, or of another country', async () => {
    const back = await comeBack('de')
    const journey = browser.cookies.get('de.localhost')!.get('sso')!
    await comeBack('es')
    const spanish = browser.cookies.get('es.localhost')!.get('sso')!

    for (const forged of [spanish, `${journey}A`, journey.slice(1), '', '%']) {
      const other = openBrowser()
      other.cookies.set('de.localhost', new Map([['sso', forged]]))
      await isTurnedAway(back, other)
    }
  })

  test('by the same callback again, even with the cookie of before', async () => {
    const back = await comeBack('de')
    const journey = browser.cookies.get('de.localhost')!.get('sso')!
    expect((await browser.ask(back)).headers.location).toMatch(/\?sso=done$/)
    expect(browser.cookies.get('de.localhost')!.has('sso')).toBe(false)

    const thief = openBrowser()
    await isTurnedAway(back, thief)
    thief.cookies.get('de.localhost')!.set('sso', journey)
    await isTurnedAway(back, thief)
  })

  test.each([
    ['nothing', ''],
    ['an error', '?error=access_denied'],
    ['only a code', '?code=x'],
    ['everything twice', '?code=a&code=b&state=c&state=d'],
    ['odd bytes', '?state=%00&code=%ff'],
    ['says where to go', '?redirect=https://evil.example&next=//evil.example&returnTo=https://evil.example'],
    ['very much', `?code=${'x'.repeat(6_000)}`],
  ])('by a callback that says %s', async (_, query) => {
    await browser.ask(at('de', '/api/account/sso'))

    await isTurnedAway(callbackAt('de') + query)
  })

  test('while the provider is away again, but afterwards', async () => {
    const back = await comeBack('de')
    await provider.stop()
    await isTurnedAway(back)
    expect((await browser.ask(at('de', '/'))).status).toBe(200)

    await provider.start()
    expect(await signIn('de')).toBe(accountAt('de', 'done'))
  })
})

describe('what the browser keeps', () => {
  beforeEach(() => void sitDown())

  test('until it is back is sealed, short-lived and out of reach of scripts', async () => {
    const { headers, status } = await browser.ask(at('de', '/api/account/sso'))
    const [cookie = '', ...others] = headers['set-cookie'] ?? []
    const { searchParams, origin } = new URL(headers.location!)

    expect(status).toBe(302)
    expect(origin).toBe(provider.issuer)
    expect(headers['cache-control']).toBe('no-store')
    expect(cookie).toMatch(/^sso=v1\.[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(searchParams.get('state'))
    expect(others).toEqual([])
    expect(searchParams.get('redirect_uri')).toBe(callbackAt('de'))
  })

  test.each([
    ['', /^refresh=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/],
    ['?remember=1', /^refresh=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('after signing in with %j is the refresh token, and no script reads it', async (search, shape) => {
    const back = await browser.travel(at('de', `/api/account/sso${search}`), callbackAt('de'))
    const { headers, text } = await browser.ask(back)
    const refreshCookies = headers['set-cookie']!.filter((line) => line.startsWith('refresh='))

    expect(refreshCookies).toEqual([expect.stringMatching(shape)])
    expect(headers.location).not.toMatch(/token|refresh|code=/)
    expect(text).toBe('')
  })

  test('is worth a fresh proof only if the provider has just seen one', async () => {
    const { subject } = sitDown()
    const mayExport = async () => (await exported('de', (await whoIsIn('de'))!.bearer)).status
    await signIn('de')
    expect(await mayExport()).toBe(200)

    provider.atKeyboard(subject, new Date(Date.now() - 60 * 60_000))
    browser = openBrowser()
    await signIn('de')
    expect(await mayExport()).toBe(401)
    // A provider that does not ask again cannot vouch for it.
    expect(await signIn('de', '?reauthenticate=1')).toBe(accountAt('de', 'failed'))

    provider.atKeyboard(subject)
    expect(await signIn('de', '?reauthenticate=1')).toBe(accountAt('de', 'done'))
    expect(await mayExport()).toBe(200)
  })

  test('is told to whoever asks what the shop knows about him', async () => {
    const { subject } = sitDown()
    await signIn('de')

    expect((await exported('de', (await whoIsIn('de'))!.bearer)).json()).toMatchObject({
      login: { identities: [{ issuer: provider.issuer, subject }] },
    })
  })
})

test('whoever leaves from the other name of the shop is back under the one that the provider knows', async () => {
  sitDown()
  const { headers } = await browser.ask(
    `http://www.de.localhost:${port}/api/account/sso?remember=1&next=//evil.example`,
  )

  expect(headers.location).toBe(at('de', '/api/account/sso?remember=1'))
  expect(await browser.travel(headers.location!, at('de', pathTo(countries.de, 'accountOverview')))).toBe(
    accountAt('de', 'done'),
  )
})

test('inside a page of a partner nobody signs in through a provider', async () => {
  const inWidget = (path: string) => browser.ask(`http://aganwidget.localhost:${port}${path}`)

  expect((await inWidget('/api/account/providers')).json()).toEqual({ sso: null })
  for (const path of ['/api/account/sso', '/api/account/sso/callback']) expect((await inWidget(path)).status).toBe(404)
})

test('a shop without a provider says so', async () => {
  expect((await ask('de', '/api/account/providers')).json()).toEqual({ sso: null })
  for (const path of ['/api/account/sso', '/api/account/sso/callback?code=a&state=b']) {
    const { status, json } = await ask('de', path)
    expect(status).toBe(404)
    expect(json()).toMatchObject({ code: 'not-found' })
  }
})

test('an option that nobody knows is refused', async () => {
  expect((await browser.ask(at('de', '/api/account/sso?remember=always'))).status).toBe(400)
})
