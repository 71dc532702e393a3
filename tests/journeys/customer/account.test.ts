import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#shop/countries/country.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import { goodPassword, someMailbox, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { seller } from '#tests/support/fixtures/seller.ts'
import { some } from '#tests/support/limits/runs.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { countryCodes, person } from '#tests/support/services/shops/shop-under-test.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const customers = useCustomers()

const url = (country: string, path: string) => `http://${country}.localhost:${customers.shop().port}${path}`

const PHONE = { viewport: { width: 360, height: 780 } }

async function open(page: Page, country: string, path: string): Promise<void> {
  await page.goto(url(country, path))
  await hydrated(page)
}

const heading = (page: Page) => page.locator('main h1')
const sign = (page: Page) => page.locator('header .icon-link__dot')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
const button = (page: Page, within = 'main') => page.locator(`${within} form[method="post"] .button[type="submit"]`)

/** What the browser keeps about the customer. */
const storedAccount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('umlauf.account') ?? '{"state":{}}').state)

async function fillIn(page: Page, fields: Record<string, string>, within = 'main'): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`${within} [name="${name}"]`).fill(text)
}

async function logIn(page: Page, email: string, password: string, { remember = false, within = 'main' } = {}) {
  await fillIn(page, { email, password }, within)
  if (remember) await page.locator(`${within} [name="remember"]`).check()
  await button(page, within).click()
  // Nothing around the form of a sale tells of an account: there the dialog closes.
  if (within === 'dialog') await page.locator('dialog[open]').waitFor({ state: 'detached' })
  else await sign(page).waitFor()
}

async function becomesHeading(page: Page, code: CountryCode, key: MessageKey): Promise<void> {
  await expect.poll(() => heading(page).textContent()).toBe(translated(code)(key))
}

async function registerInBrowser(page: Page, country: CountryCode, email: string): Promise<string> {
  await open(page, country, '/account/register')
  await fillIn(page, { firstName: 'Ana', lastName: 'Muster', email, password: goodPassword })
  await button(page).click()
  await becomesHeading(page, country, 'loginLetters.sent.title')
  return (await page.locator('main').innerText()).replace(email, '')
}

describe('S2.52 registering', () => {
  test.each(some(countryCodes, 1))(
    'in %s is forgiving, tells nobody who has an account, and ends logged in',
    async (code) => {
      const { postalCode } = seller(code)
      const page = await browser.newPage({ ...PHONE, extraHTTPHeaders: fromSomewhere() })
      const email = someMailbox()
      await open(page, code, '/account/register')
      await button(page).click()
      expect(await focused(page)).toContain('name="firstName"')
      expect(await axeFindings(page)).toEqual([])

      await fillIn(page, { firstName: 'Ana', lastName: 'Muster', email, password: 'kurz' })
      await page.locator('summary.disclosure__button').click()
      await fillIn(page, {
        houseLine: 'Ringstraße 7b',
        postalCode: postalCode.slice(0, -1),
        city: 'Berlin',
      })
      await button(page).click()
      expect(await focused(page)).toContain('name="password"')
      await fillIn(page, { password: 'Passwort2026' })
      await button(page).click()
      expect(await focused(page)).toContain('name="postalCode"')
      await fillIn(page, { postalCode })
      await button(page).click()
      await page.locator('[name="password"][aria-invalid="true"]').waitFor()
      await fillIn(page, { password: goodPassword })
      await button(page).click()
      await becomesHeading(page, code, 'loginLetters.sent.title')
      expect(await focused(page)).toContain('<h1')
      expect((await customers.login(code, email)).status).toBe(401)

      const token = await customers.tokenTo(email, 'account-activation')
      for (const method of ['HEAD', 'GET']) await customers.ask(code, `/account/activation?token=${token}`, { method })
      await open(page, code, `/account/activation?token=${token}`)
      expect((await customers.login(code, email)).status).toBe(401)
      await page.locator('main .button').click()
      await becomesHeading(page, code, 'loginLetters.activation.done')

      await fillIn(page, { email, password: 'not the right one' })
      await button(page).click()
      await page.locator('[data-refusal]').waitFor()
      expect(await focused(page)).toContain('data-refusal')
      expect(await axeFindings(page)).toEqual([])
      expect(await page.locator('main [name="email"]').inputValue()).toBe(email)
      await logIn(page, email, goodPassword)
      expect(await storedAccount(page)).toMatchObject({ isLoggedIn: true, email })

      const another = await browser.newPage({ ...PHONE, extraHTTPHeaders: fromSomewhere() })
      const fresh = await registerInBrowser(another, code, someMailbox())
      expect(await registerInBrowser(another, code, email)).toBe(fresh)
      expect(await customers.letterTo(email, 'account-exists')).not.toContain('?token=')
      await open(another, code, '/account/activation?token=nobody-wrote-this')
      await another.locator('main .button').click()
      await becomesHeading(another, code, 'loginLetters.dead')
    },
  )

  test.each(some(['fr', 'at', 'de', 'es', 'it'] as const, 1))(
    'in %s works with the dialog in the header',
    async (code) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: fromSomewhere() })
      const email = someMailbox()
      await registerInBrowser(page, code, email)
      await open(page, code, `/account/activation?token=${await customers.tokenTo(email, 'account-activation')}`)
      await page.locator('main .button').click()
      await becomesHeading(page, code, 'loginLetters.activation.done')

      await open(page, code, '/')
      await page.locator('header a[href="/account"]').click()
      await page.locator('dialog[open] [name="email"]').waitFor()
      expect(await focused(page)).toContain('name="email"')
      expect(await axeFindings(page, { include: 'dialog' })).toEqual([])
      await page.keyboard.press('Escape')
      expect(await focused(page)).toContain('href="/account"')
      await page.keyboard.press('Enter')
      await page.locator('dialog[open] [name="email"]').waitFor()
      await logIn(page, email, goodPassword, { within: 'dialog' })
      await page.waitForURL(url(code, '/account'))
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
      const link = page.locator('header a[href="/account"]')
      await expect.poll(() => link.textContent()).toContain(`(${translated(code)('login.signedIn')})`)
    },
  )
})

longTest.each(countryCodes)(
  'S2.55 in %s a forgotten password is replaced by a letter, whose link works once',
  async (code) => {
    const page = await browser.newPage(PHONE)
    const { email } = await customers.newCustomer(code)
    await open(page, code, '/account')
    await fillIn(page, { email })
    await page.locator('main a[href="/account/password-forgot"]').click()
    await page.waitForURL(url(code, '/account/password-forgot'))
    await expect.poll(() => page.locator('main [name="email"]').inputValue()).toBe(email)
    await button(page).click()
    await becomesHeading(page, code, 'loginLetters.sent.title')
    const known = (await page.locator('main').innerText()).replace(email, '')
    expect(await axeFindings(page)).toEqual([])
    await page.locator('main .button').click()
    await fillIn(page, { email: 'nobody@example.com' })
    await button(page).click()
    await becomesHeading(page, code, 'loginLetters.sent.title')
    expect((await page.locator('main').innerText()).replace('nobody@example.com', '')).toBe(known)

    const link = `/account/password-reset?token=${await customers.tokenTo(email, 'password-reset')}`
    await open(page, code, link)
    await fillIn(page, { password: 'short' })
    await button(page).click()
    expect(await focused(page)).toContain('name="password"')
    expect(await axeFindings(page)).toEqual([])
    await fillIn(page, { password: 'vier grüne Dreiräder' })
    await button(page).click()
    await becomesHeading(page, code, 'loginLetters.reset.done')
    expect((await customers.login(code, email)).status).toBe(401)
    await logIn(page, email, 'vier grüne Dreiräder')

    await open(page, code, link)
    await fillIn(page, { password: 'fünf gelbe Roller' })
    await button(page).click()
    await becomesHeading(page, code, 'loginLetters.dead')
    expect((await customers.login(code, email, 'fünf gelbe Roller')).status).toBe(401)
    await page.locator('main .button[href="/account/password-forgot"]').click()
    await page.waitForURL(url(code, '/account/password-forgot'))
  },
)

/** What is left of a browser that was closed: cookies without an age are gone. */
async function restarted(context: BrowserContext): Promise<Page> {
  const { cookies, origins } = await context.storageState()
  const left = { origins, cookies: cookies.filter(({ expires }) => expires > 0) }
  return browser.newPage({ ...PHONE, storageState: left })
}

/** Everything that a script of the page can find. */
const everythingIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      stored.flat().map((request) => request.url),
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      history.state,
    ])
  })

describe('who is logged in', () => {
  test('S3.12 S3.13 S1 is so after a restart if he wanted to be remembered, and no secret lies in the browser', async () => {
    const page = await browser.newPage(PHONE)
    const { email, customerNumber } = await customers.newCustomer()
    await open(page, 'de', '/account')
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/account/login'))
    await logIn(page, email, goodPassword, { remember: true })
    const { access_token, refresh_token } = await (await answered).json()
    expect(refresh_token).toBe('cookie')
    const refresh = (await page.context().cookies()).find(({ name }) => name.endsWith('refresh'))!
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    await page.getByText(customerNumber).waitFor()
    const before = await everythingIn(page)
    await page.reload()
    await page.getByText(customerNumber).waitFor()
    const after = (await everythingIn(page)) + (await page.content())
    for (const secret of [goodPassword, access_token, access_token.split('.')[2], refresh.value]) {
      expect(before).not.toContain(secret)
      expect(after).not.toContain(secret)
    }
    expect(Object.keys(await storedAccount(page)).toSorted()).toEqual(
      ['customerId', 'customerNumber', 'email', 'isLoggedIn', 'tokenExpiry'].toSorted(),
    )

    const later = await restarted(page.context())
    await open(later, 'de', '/account')
    await later.getByText(customerNumber).waitFor()
    expect(await axeFindings(later)).toEqual([])
  })

  longTest('S3.13 is logged out after a restart if he did not', async () => {
    const page = await browser.newPage(PHONE)
    const { email, customerNumber } = await customers.newCustomer()
    await open(page, 'de', '/account')
    await logIn(page, email, goodPassword)
    await page.getByText(customerNumber).waitFor()

    const later = await restarted(page.context())
    await open(later, 'de', '/account')
    await later.locator('main [name="password"]').waitFor()
    expect(await later.locator('main [name="email"]').inputValue()).toBe(email)
    await expect.poll(() => sign(later).count()).toBe(0)
    expect(await storedAccount(later)).toMatchObject({ isLoggedIn: false, customerId: null })

    // What the shop knows he does not have to type into the form of his next sale.
    await fillCart(later)
    await open(later, 'de', '/checkout')
    await later.locator('main a[href="/account"]').click()
    await logIn(later, email, goodPassword, { within: 'dialog' })
    await expect.poll(() => later.locator('#firstName').inputValue()).toBe('Ana')
    expect(await later.locator('main a[href="/account"], dialog[open]').count()).toBe(0)
    expect(new URL(later.url()).pathname).toBe('/checkout')
  })

  longTest('S4.05 is logged out in every tab, and at the shop', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, userAgent: person })
    const { email, customerNumber } = await customers.newCustomer()
    await open(page, 'de', '/account')
    const second = await page.context().newPage()
    await open(second, 'de', '/account/management')
    await logIn(page, email, goodPassword)
    // Whoever logs in does so in every tab, with one token for all.
    const renewed: string[] = []
    second.on('request', (request) => void (request.url().endsWith('loginRefresh') && renewed.push(request.url())))
    await second.getByText(customerNumber).waitFor()
    expect(renewed).toEqual([])
    const refresh = (await page.context().cookies()).find(({ name }) => name.endsWith('refresh'))!.value

    await page.getByText('Abmelden', { exact: true }).first().click()

    await page.locator('main [name="password"]').waitFor()
    await second.locator('main [name="password"]').waitFor()
    await expect.poll(() => sign(second).count()).toBe(0)
    expect(await second.evaluate(() => localStorage.getItem('umlauf.account'))).toBeNull()
    await expect
      .poll(async () => (await page.context().cookies()).filter(({ name }) => name.endsWith('refresh')))
      .toEqual([])
    const replay = await customers.send('de', 'POST', '/api/account/loginRefresh', undefined, {
      'refresh-token': refresh,
    })
    expect(replay.status).toBe(401)
  })
})

longTest('the login of another house is offered where the shop has one, and its failure is explained', async () => {
  const page = await browser.newPage(PHONE)
  await page.route('**/api/account/providers', (route) => route.fulfill({ json: { sso: { name: 'Nordlicht' } } }))
  const left: string[] = []
  await page.route('**/api/account/sso*', (route) => {
    left.push(new URL(route.request().url()).search)
    return route.fulfill({ status: 302, headers: { location: '/account?sso=unverified' } })
  })
  await open(page, 'de', '/account')
  await page.locator('[name="remember"]').check()
  await page.getByText('Mit Nordlicht anmelden').click()

  await page.waitForURL(url('de', '/account?sso=unverified'))
  await expect.poll(() => page.locator('[data-refusal]').textContent()).toContain('noch nicht bestätigt')
  expect(await axeFindings(page)).toEqual([])
  expect(left).toEqual(['?remember=1'])
})
