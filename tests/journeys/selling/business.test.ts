import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import type { CheckoutState } from '#domain/cart/checkout-state.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { answerQuestions, fillInCompany, findPhone, putIntoCart } from '#tests/support/drivers/browser/sale-steps.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { savingData } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const visitors = useVisitors()
const messages = readMessages('messages', 'de')

const said = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), messages[key]!)

const at = (host: string, path: string) => `http://${host}.localhost:${visitors.shop().port}${path}`

const stored = (page: Page): Promise<CheckoutState> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('umlauf.checkout') ?? '{}').state)

const aside = (page: Page) => page.locator('main aside')
const sellAs = (page: Page, kind: 'private' | 'company') => aside(page).locator(`input[value="${kind}"]`).check()
const isReady = (page: Page) => page.locator('#sale [type="submit"]:not([aria-busy]):not([aria-disabled])').waitFor()

/** Prices are asked for, and nobody answers until told to. */
async function holdPrices(page: Page): Promise<() => Promise<void>> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    answer()
    await expect.poll(async () => (await stored(page)).priceCalculateDone).toBe(true)
    await page.unroute('**/api/cart')
  }
}

test('S1.02 S1.23 S4.10 a company finds a phone, says that it is one, sees net prices and its tier, and sells', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await findPhone(page, 'de', visitors.shop().port)
  await answerQuestions(page)
  await putIntoCart(page)
  await isReady(page)
  const forPeople = (await stored(page)).cart[0]!.price
  await page.locator('input[name="voucher"]').fill('UMLAUF5')
  await page.locator('input[name="voucher"]').press('Enter')
  await page.getByText('Gutschein UMLAUF5').first().waitFor()

  // Until the shop has answered, no price of private people is shown as a net one, and nothing can be sold.
  const answer = await holdPrices(page)
  await sellAs(page, 'company')
  await expect.poll(() => stored(page)).toMatchObject({ B2BMode: true, voucher: null, priceCalculateDone: false })
  expect(await aside(page).innerText()).not.toContain('€')
  expect(await page.locator('#sale [type="submit"]').getAttribute('aria-busy')).toBe('true')
  await answer()
  await isReady(page)
  const net = (await stored(page)).cart[0]!.price
  expect(net).toBeLessThan(forPeople)
  expect(net).toBeGreaterThan(forPeople / 1.19 - 0.5)
  const summary = await aside(page).innerText()
  expect(summary).toContain(said('checkout.summary.payoutNet'))
  expect(summary).toContain(said('cart.tier.first', { pieces: 10, percent: 1 }))
  await page.getByText(said('cart.seller.lostVoucher', { code: 'UMLAUF5' })).waitFor()
  // Other prices are no news for who has just asked for them.
  expect(await page.getByText(said('checkout.changed.title')).count()).toBe(0)

  // Vouchers of private people are refused with a reason, and it was not the last word about who sells.
  await page.locator('input[name="voucher"]').fill('UMLAUF5')
  await page.locator('input[name="voucher"]').press('Enter')
  await page.getByText(said('problem.voucher-other-sellers')).waitFor()
  await sellAs(page, 'private')
  await expect.poll(async () => (await stored(page)).cart[0]!.price).toBe(forPeople)
  await page.locator('#birthdate').waitFor()
  await sellAs(page, 'company')
  await expect.poll(async () => (await stored(page)).cart[0]!.price).toBe(net)

  // More pieces bring more, in the cart as well.
  await page.locator('#cart').click()
  const drawer = page.locator('dialog.dialog--side[open]')
  expect(await drawer.locator('input[value="company"]').isChecked()).toBe(true)
  await drawer.locator('.cart-line input').fill('10')
  await drawer.getByText(said('cart.tier.next', { now: 1, pieces: 25, percent: 2 })).waitFor()
  await expect.poll(async () => (await stored(page)).cart[0]!.price).toBeGreaterThan(net)
  expect(await drawer.innerText()).toContain(said('cart.totalNet'))
  await page.keyboard.press('Escape')

  // A number with a typing mistake is noticed in the browser; what private people are asked is not asked here.
  const email = await fillInCompany(page, 'DE136695977')
  expect(await page.locator('#birthdate, #privateSale').count()).toBe(0)
  await page.getByText(`${said('checkout.field.holder')}: Muster GmbH`).waitFor()
  await page.locator('#sale [type="submit"]').click()
  await page
    .locator('#vatId-error')
    .filter({ hasText: said('checkout.problem.vatId.mistyped') })
    .waitFor()
  expect(await axeFindings(page, { include: 'main' })).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await misfits(page)).toEqual([])
  await page.locator('#vatId').fill('de 136 695 976')
  await page.locator('input[name="taxMode"][value="margin-scheme"]').check()
  await page.locator('#sale [type="submit"]').click()

  // Thanks, the private page and the letter all say that it is net.
  await page.waitForURL((address) => address.pathname === '/thankYou')
  const number = await page.locator('[data-transaction]').innerText()
  expect(await page.locator('main').innerText()).toContain(said('trade.payoutNet'))
  const { rows } = await visitors.query('select segment, landing_page, seller, voucher from trades where email = $1', [
    email,
  ])
  expect(rows).toMatchObject([
    {
      segment: 'business',
      landing_page: 'UML-DE-B2B',
      voucher: null,
      seller: { company: 'Muster GmbH', vatId: 'DE136695976', taxMode: 'margin-scheme', birthdate: '' },
    },
  ])
  await page.locator('main a[href^="/trade/"]').first().click()
  await page.waitForURL((address) => address.pathname.startsWith('/trade/'))
  const shown = await page.locator('main').innerText()
  expect(shown).toContain(number)
  expect(shown).toContain(said('trade.payoutNet'))
})

longTest('S9.01 the browser stops a company above 5000.00 € and leads to a quote', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(savingData)
  await page.goto(at('de', '/build.json'))
  await fillCart(page)
  await page.goto(at('de', '/checkout'))
  await isReady(page)
  const [offered] = (await stored(page)).offerIds
  await sellAs(page, 'company')
  await expect.poll(async () => (await stored(page)).offerIds).not.toContain(offered)
  const { offerIds } = await stored(page)
  const tooLarge = page.getByText(said('cart.tooLarge.title'))
  const owesTax = page.getByText(said('checkout.reverseCharge'))

  for (const [cents, isTooLarge, isReverseCharge] of [
    [4_999_99, false, false],
    [5_000_00, false, true],
    [5_000_01, true, false],
  ] as const) {
    await visitors.query('update offers set cents = $2 where id = $1', [offerIds[0], cents])
    await page.reload()
    await hydrated(page)
    await expect.poll(async () => (await stored(page)).cart[0]!.price).toBe(cents / 100)
    await expect.poll(() => tooLarge.count()).toBe(isTooLarge ? 1 : 0)
    await expect.poll(() => owesTax.count()).toBe(isReverseCharge ? 1 : 0)
    expect(await page.locator('#sale [type="submit"]').count()).toBe(isTooLarge ? 0 : 1)
  }
  await page.locator('#cart').click()
  const drawer = page.locator('dialog.dialog--side[open]')
  expect(await drawer.locator('.action-bar a').getAttribute('href')).toBe('/b2b/angebot')
  await drawer.locator('.action-bar a').click()
  await page.locator('[data-screen="businessQuoteRequest"]').waitFor()
})

longTest('S4.10 shop modes that know who sells do not ask', async () => {
  for (const [host, remembered, known] of [
    ['b2bwidget', false, true],
    ['aganwidget', true, false],
    ['fr', true, false],
  ] as const) {
    const page = await browser.newPage()
    await page.addInitScript(savingData)
    await page.goto(at(host, '/build.json'))
    await fillCart(page, { B2BMode: remembered })
    await page.goto(at(host, '/checkout'))
    await isReady(page)
    await expect.poll(() => stored(page)).toMatchObject({ B2BMode: known, priceCalculateDone: true })
    expect(await page.locator('input[value="company"]').count()).toBe(0)
    await expect.poll(() => page.locator('#company').count()).toBe(known ? 1 : 0)
    await page.close()
  }
})
