import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { emptyCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'
import { typedOf } from '#tests/support/drivers/browser/sale-steps.ts'
import { savingData } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

/** What nobody has. */
const badPhone = '0000000'

const lengthsOfIban = { at: '20', de: '22', es: '24', fr: '27', it: '27' }

const said = (code: CountryCode, key: MessageKey, values?: Record<string, string>): string =>
  translated(code)(key, values)

/** A visitor on a phone with a phone to sell, at the checkout. */
async function atCheckout(code: CountryCode): Promise<{ page: Page; offerId: string }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.addInitScript(savingData)
  await page.goto(url(code, '/build.json'))
  const offerId = await fillCart(page)
  await page.goto(url(code, pathTo(countries[code], 'checkout')))
  await hydrated(page)
  await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
  return { page, offerId }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await focused(page)) === id) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${id}`)
}

async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await tabTo(page, id)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** What is typed into the form by somebody who makes no mistakes. */
function answers(code: CountryCode): Record<string, string> {
  const { seller, payee } = tradeOf(code, '')
  const { firstName = '', lastName = '', birthdate = '', email = '', phone = '', ...rest } = typedOf(seller, code)
  const { houseLine = '', ...place } = rest
  return { firstName, lastName, birthdate, email, phone, houseLine, ...place, iban: payee['iban']! }
}

async function fillIn(page: Page, code: CountryCode): Promise<void> {
  for (const [id, text] of Object.entries(answers(code))) await page.locator(`#${id}`).fill(text)
  for (const id of ['owner', 'privateSale', 'terms']) await page.locator(`#${id}`).check()
}

const valuesIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('#sale input')].map((input) => [
        input.type === 'radio' ? `${input.name}-${input.value}` : input.id,
        input.type === 'radio' || input.type === 'checkbox' ? input.checked : input.value,
      ]),
    ),
  )

async function expectComplaint(page: Page, id: string, about: string, text: string): Promise<void> {
  const field = page.locator(`#${id}`)
  const complaint = page.locator(`#${about}-error`)
  await complaint.filter({ hasText: text }).waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.getAttribute('aria-describedby')).toContain(`${about}-error`)
}

/** Requests to sell, with the key that names the submission. */
function watchSales(page: Page): { keys: string[]; statuses: number[] } {
  const seen = { keys: [] as string[], statuses: [] as number[] }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/trades')) seen.keys.push(request.headers()['idempotency-key']!)
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/trades')) seen.statuses.push(response.status())
  })
  return seen
}

/** The shop hears the submission and sells, but the page never hears of it. */
const loseNextAnswer = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (...request) => {
      const answer = await send(...request)
      if (request[0] !== '/api/trades') return answer
      window.fetch = send
      throw new TypeError('Failed to fetch')
    }
  })

const stored = (page: Page): Promise<CheckoutState> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('umlauf.checkout') ?? 'null').state)

/** On the thank-you page, with an empty cart and nothing of the form left behind. */
async function expectSold(page: Page, code: CountryCode): Promise<void> {
  await page.waitForURL((address) => address.pathname === pathTo(countries[code], 'thankYou'))
  const trade = Number(new URL(page.url()).searchParams.get('trade'))
  const state = await stored(page)
  expect(trade).toBeGreaterThan(26_000_000)
  expect(state.transactionId).toBe(trade)
  expect(state.cart).toEqual(emptyCheckout.cart)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('checkout')))).toEqual([])
}

describe.each(some(countryCodes, 1))('a guest with a phone in %s', (code) => {
  test('S1.02 S2.49 S4.11 S5.04 S5.10 S9.03 sells by keyboard: mistakes are told, a reload loses nothing, a double click sells once', async () => {
    const { postalCode: example } = tradeOf(code, '').seller
    const { page } = await atCheckout(code)
    const sales = watchSales(page)
    expect(await page.locator('[name="paymentType"]:checked').inputValue()).toBe('13')

    const wrong = {
      birthdate: '1.1.2020',
      postalCode: example.slice(0, -1),
      iban: answers(code)['iban']!.slice(0, -1),
      phone: badPhone,
    }
    for (const [id, text] of Object.entries({ ...answers(code), ...wrong })) await typeInto(page, id, text)
    await page.keyboard.press('Enter')

    await expectComplaint(page, 'birthdate', 'birthdate', said(code, 'checkout.problem.birthdate.too-young'))
    await expectComplaint(
      page,
      'postalCode',
      'postalCode',
      said(code, 'checkout.problem.postalCode.invalid', { example }),
    )
    await expectComplaint(page, 'iban', 'iban', lengthsOfIban[code])
    await expectComplaint(page, 'terms', 'terms', said(code, 'checkout.problem.terms.missing'))
    expect(await focused(page)).toBe('birthdate')
    expect(sales.keys).toEqual([])

    await typeInto(page, 'birthdate', '1.1.1990')
    expect(await page.locator('#birthdate-error').count()).toBe(0)
    await typeInto(page, 'postalCode', example)
    await typeInto(page, 'iban', answers(code)['iban']!.replaceAll(' ', '').toLowerCase())
    for (const id of ['owner', 'privateSale', 'terms']) {
      await tabTo(page, id)
      await page.keyboard.press('Space')
    }
    expect(await page.locator('#sale [aria-invalid]').count()).toBe(0)

    const before = await valuesIn(page)
    await page.reload()
    await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
    expect(await valuesIn(page)).toEqual(before)
    expect(before['iban']).toBe(answers(code)['iban'])

    // Only the server knows that nobody has this number.
    await page.locator('#terms').press('Enter')
    await expectComplaint(page, 'phone', 'phone', said(code, 'checkout.problem.phone.invalid'))
    expect(await focused(page)).toBe('phone')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(answers(code)['phone']!)

    await page.locator('#sale [type="submit"]').dblclick()
    await expectSold(page, code)
    expect(sales.statuses).toEqual([422, 201])
  })

  test('S2.49 whose answer is lost sells once, by trying again or by coming back', async () => {
    const { page } = await atCheckout(code)
    const sales = watchSales(page)
    await fillIn(page, code)
    await loseNextAnswer(page)
    await page.locator('#sale [type="submit"]').click()
    await page
      .getByRole('alert')
      .filter({ hasText: said(code, 'checkout.unreachable') })
      .waitFor()

    if (code === 'de') await page.locator('#sale [type="submit"]').click()
    else await page.reload()

    await expectSold(page, code)
    expect(sales.statuses).toEqual([201, 200])
    expect(new Set(sales.keys).size).toBe(1)
  })
})

/** A filled form whose prices are still being asked for; the answer is how to let them come, or fail. */
async function fillInBeforePrices(page: Page, end: 'continue' | 'abort'): Promise<() => void> {
  const { promise: later, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/cart', async (route) => {
    await later
    await route[end]()
  })
  await page.reload()
  await page.locator('#sale [type="submit"][aria-busy]').waitFor()
  await fillIn(page, 'de')
  return resolve
}

longTest.each(['Enter', 'the button'])(
  'S2.49 S4.09 who presses %s before the prices are there is heard when they are',
  async (what) => {
    const { page } = await atCheckout('de')
    const answer = await fillInBeforePrices(page, 'continue')
    if (what === 'Enter') await page.locator('#email').press('Enter')
    else await page.locator('#sale [type="submit"]').click()
    answer()

    await expectSold(page, 'de')
  },
)

longTest(
  'S2.49 S4.09 who presses Enter before prices that never come sells nothing when others come later',
  async () => {
    const { page } = await atCheckout('de')
    const sales = watchSales(page)
    const fail = await fillInBeforePrices(page, 'abort')
    await page.locator('#email').press('Enter')
    fail()
    const again = page.getByRole('button', { name: said('de', 'checkout.retry') })
    await again.waitFor()
    await page.unroute('**/api/cart')
    await again.click()
    await page.locator('#sale [type="submit"]:not([aria-busy]):not([aria-disabled])').waitFor()
    expect(sales.keys).toEqual([])

    await page.locator('#email').press('Enter')
    await expectSold(page, 'de')
    expect(sales.keys).toHaveLength(1)
  },
)

longTest('S2.49 what was sold meanwhile is told and can be taken out, what was typed stays', async () => {
  const { page, offerId } = await atCheckout('de')
  await fillIn(page, 'de')
  await page.locator('[value="2"]').check()
  await page.locator('#paypalEmail').fill('ana@example.com')
  const sold = await page.evaluate(
    async (trade) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'another-tab-of-the-visitor' }
      return (await fetch('/api/trades', { method: 'POST', headers, body: JSON.stringify(trade) })).status
    },
    tradeOf('de', offerId),
  )
  expect(sold).toBe(201)

  await page.locator('#sale [type="submit"]').click()

  await page
    .getByRole('alert')
    .filter({ hasText: said('de', 'checkout.changed.again') })
    .waitFor()
  const gone = page.locator('#sale li').filter({ hasText: said('de', 'problem.sold') })
  await gone.waitFor()
  expect(await page.locator('#paypalEmail').inputValue()).toBe('ana@example.com')
  expect((await stored(page)).isPayPalTransaction).toBe(true)
  await gone.getByRole('button').click()
  await page.getByRole('heading', { name: said('de', 'checkout.empty.title') }).waitFor()
})
