import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import type { CheckoutState } from '#domain/cart/checkout-state.ts'
import { screens } from '#shop/screens/screens.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fullCheckout } from '#tests/support/fixtures/carts.ts'
import { countryCodes, triedCountries, url } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf, countryOf, everyAddress } from '#tests/support/fixtures/addresses.ts'
import { savingData, travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

const messages = readMessages('messages', 'de')

const phones: CheckoutState = { ...fullCheckout, voucher: null }

/** Comes to an address in a browser that remembers this from an earlier visit. */
async function comeBack(page: Page, address: string, stored: string): Promise<void> {
  await page.goto(new URL('/build.json', address).href)
  await page.evaluate((value) => localStorage.setItem('umlauf.checkout', value), stored)
  await page.goto(address)
  await hydrated(page)
}

async function newVisitor(): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(savingData)
  return page
}

async function returningVisitor(code: string, path: string, stored: string): Promise<Page> {
  const page = await newVisitor()
  await comeBack(page, url(code, path), stored)
  return page
}

const remembered = (state: object, version = 2): string => JSON.stringify({ state, version })

const stored = async (page: Page): Promise<CheckoutState> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('umlauf.checkout'))) ?? 'null')?.state

const transactionIs = (page: Page, id: number) =>
  page.waitForFunction(
    (expected) => JSON.parse(localStorage.getItem('umlauf.checkout') ?? '{}').state?.transactionId === expected,
    id,
  )

const cartCount = (page: Page) => page.locator('#cart .icon-link__count')

describe('the cart', () => {
  test.each(some(['at', 'it'] as const, 1))('S2.27 survives navigation and reload in %s', async (code) => {
    const country = countryOf(code)
    const page = await returningVisitor(code, '/', remembered(phones))
    expect(await cartCount(page).textContent()).toBe('3')

    for (const path of [addressesOf(country, 'sellCategory')[0]!, '/account', '/']) {
      await travel(page, path)
      expect(await cartCount(page).textContent()).toBe('3')
    }
    await page.reload()
    await cartCount(page).waitFor()

    expect(await cartCount(page).textContent()).toBe('3')
    expect(await stored(page)).toEqual(phones)
  })

  longTest('S3.08 starts out empty', async () => {
    const page = await returningVisitor('de', '/', remembered({ transactionId: 7 }))
    await transactionIs(page, 0)

    expect(await stored(page)).toEqual({
      cart: [],
      cartExpiry: 0,
      offerIds: [],
      transactionId: 0,
      voucher: null,
      B2BMode: false,
      priceCalculateDone: false,
      paymentType: 0,
      isPayPalTransaction: false,
    })
  })

  longTest(
    'S2.56 is a company’s once it starts on the page for companies, without the voucher, and stays so',
    async () => {
      const page = await returningVisitor('de', '/b2b/ankaufsportal', remembered(fullCheckout))
      expect((await stored(page)).voucher).toBe(fullCheckout.voucher)

      await page.getByRole('link', { name: messages['business.page.single'] }).first().click()
      await page.locator('[data-screen="home"]').waitFor()

      expect(new URL(page.url()).pathname).toBe('/')
      expect(await stored(page)).toMatchObject({ B2BMode: true, voucher: null, cart: fullCheckout.cart })

      await page.goto(url('de', '/b2b/landingpage'))
      await page.getByText(messages['business.page.isOn']!).waitFor()
    },
  )

  const dropped = [
    ['an older version', remembered(phones, 0)],
    ['lines of the first version', remembered({ cart: [{ deviceId: 'd', name: 'X', price: 1, quantity: 1 }] }, 1)],
    ['a version from the future', remembered(phones, 99)],
    ['text that is no JSON', '{"state":'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a cart that is none', remembered({ ...phones, cart: null })],
    ['a cart of other things', remembered({ ...phones, cart: ['x', null, { quantity: 'many' }] })],
    ['fields of another kind', remembered({ cart: 'x', offerIds: 5, transactionId: 'one', voucher: {} })],
  ] as const

  longTest('S3.11 what cannot be understood in the store is dropped without a crash', async () => {
    const page = await newVisitor()
    for (const [what, value] of dropped) {
      await comeBack(page, url('de'), value)
      await travel(page, '/account')

      expect(await page.locator('[data-screen="accountOverview"] h1').count(), what).toBe(1)
      expect(await page.locator('[data-error]').count(), what).toBe(0)
      expect(await cartCount(page).count(), what).toBe(0)
    }
  })

  longTest('S2.27 a browser that refuses to remember anything still shows its pages', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
    await page.goto(url('de'))
    await hydrated(page)

    await travel(page, '/account')

    expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
    expect(await page.locator('[data-error]').count()).toBe(0)
  })
})

/** Runs in the page: sells something before each step, and returns the addresses on which its number was still there. */
async function enterEach({ paths, sold }: { paths: string[]; sold: string }): Promise<string[]> {
  const remaining: string[] = []
  const transaction = () => JSON.parse(localStorage.getItem('umlauf.checkout') ?? '{}').state.transactionId as number
  for (const path of paths.toReversed()) {
    localStorage.setItem('umlauf.checkout', sold)
    await window.__reactRouterDataRouter!.navigate(path)
    for (let frame = 0; transaction() !== 0 && frame < 200; frame += 1) await new Promise(requestAnimationFrame)
    if (transaction() !== 0 || location.pathname !== path) remaining.push(path)
  }
  return remaining
}

describe('the number of the trade just made', () => {
  const sold = remembered({ ...phones, transactionId: 26_004711 })

  test.each(some(countryCodes, 1))(
    'S2.28 is shown on every thank-you address in %s and stays on reload',
    async (code) => {
      const page = await newVisitor()
      for (const path of addressesOf(countryOf(code), 'thankYou')) {
        await comeBack(page, url(code, path), sold)
        expect(await page.locator('[data-transaction]').textContent()).toBe('T-26-004711')

        await page.reload()
        await page.locator('[data-transaction]').waitFor()

        expect((await stored(page)).transactionId).toBe(26_004711)
      }
    },
  )

  test('S2.28 the Italian shop says thank you at two addresses', () => {
    expect(addressesOf(countryOf('it'), 'thankYou')).toEqual(['/grazie', '/thankYou'])
  })

  const otherRoutes = (code: (typeof countryCodes)[number]): string[] => {
    const country = countryOf(code)
    return everyAddress(country).filter((path) => !addressesOf(country, 'thankYou').includes(path))
  }

  /** Sells something on the thank-you page, then enters each of these. */
  async function enterAll(code: (typeof countryCodes)[number], others: string[]): Promise<void> {
    const page = await returningVisitor(code, addressesOf(countryOf(code), 'thankYou')[0]!, sold)
    await page.locator('[data-transaction]').waitFor()

    await travel(page, others[0]!)
    await transactionIs(page, 0)

    const remaining = await page.evaluate(enterEach, { paths: [...others, '/nobody-lives-here'], sold })
    expect(remaining).toEqual([])
    expect((await stored(page)).cart).toHaveLength(2)
  }

  longTest('S2.28 becomes 0 on entering any other route of the German shop', async () => {
    expect(otherRoutes('de').length).toBeGreaterThan(screens.length)
    await enterAll('de', otherRoutes('de'))
  })

  // An address that both have leads both to the same screen, and the screen decides.
  longTest.each(['at', 'es', 'fr', 'it'] as const)('S2.28 so it does on every route that only %s has', async (code) => {
    const german = otherRoutes('de')
    await enterAll(code, ['/', ...otherRoutes(code).filter((path) => !german.includes(path))])
  })

  longTest.each(triedCountries)(
    'S2.28 F-62 becomes 0 on a page of %s without scripts, which counts the cart',
    async (code) => {
      const country = countryOf(code)
      const page = await newVisitor()
      for (const path of [addressesOf(country, 'content')[0]!, '/newsletter/unsubscribe/success']) {
        await page.goto(url(code, '/build.json'))
        await page.evaluate((value) => localStorage.setItem('umlauf.checkout', value), sold)
        await page.goto(url(code, path))

        await cartCount(page).waitFor()

        expect(await cartCount(page).textContent(), path).toBe('3')
        expect(await page.locator('#cart').getAttribute('aria-label'), path).toMatch(/ 3$/)
        expect(await stored(page), path).toEqual({ ...phones, transactionId: 0 })
      }
    },
  )

  longTest('S2.28 becomes 0 on arriving anywhere else', async () => {
    const page = await newVisitor()
    for (const path of ['/', '/account', '/nobody-lives-here', '/clarification/a/b']) {
      await comeBack(page, url('de', path), sold)

      await transactionIs(page, 0)

      expect((await stored(page)).cart, path).toHaveLength(2)
    }
  })
})
