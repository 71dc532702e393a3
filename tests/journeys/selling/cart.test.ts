import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { emptyCheckout, type CartDevice, type CheckoutState } from '#domain/cart/checkout-state.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { savingData } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

const NAME = 'umlauf.checkout'

/** Runs in the page: asks the shop for offers as the product page does, and puts them into the cart. */
async function fillCart({ answers, empty, name }: { answers: object; empty: CheckoutState; name: string }) {
  const cart: CartDevice[] = []
  for (const device of ['apple-iphone-14-128-gb', 'apple-iphone-13-128-gb']) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/offers', { method: 'POST', headers, body: JSON.stringify({ device, answers }) })
    const { id, deviceId, productName, priceCents, conditionId } = await answer.json()
    const page = { url: `/products/${device}`, image: '/assets/none.svg', category: 'iphone' }
    cart.push({ offerId: id, deviceId, name: productName, price: priceCents / 100, conditionId, quantity: 1, ...page })
  }
  const offerIds = cart.map(({ offerId }) => offerId)
  const state = { ...empty, cart, offerIds, cartExpiry: Date.now() + 86_400_000 }
  localStorage.setItem(name, JSON.stringify({ state, version: 2 }))
  return state
}

/** A visitor with two phones in the cart, on the given page. */
async function seller(host: string, path = '/', width = 1280): Promise<{ page: Page; state: CheckoutState }> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.addInitScript(savingData)
  await page.goto(url(host, '/build.json'))
  const state = await page.evaluate(fillCart, { answers: usedPhone.answers, empty: emptyCheckout, name: NAME })
  await page.goto(url(host, path))
  await hydrated(page)
  return { page, state }
}

const stored = (page: Page): Promise<CheckoutState> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').state, NAME)

const store = (page: Page, state: CheckoutState) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [NAME, JSON.stringify({ state, version: 2 })])

const drawer = (page: Page) => page.locator('dialog.dialog--side[open]')
const lines = (page: Page) => drawer(page).locator('.cart-line')
const count = (page: Page) => page.locator('#cart .icon-link__count')
const toCheckout = (page: Page) => drawer(page).locator('.action-bar a')
const focused = (page: Page, selector: string) => page.locator(selector).evaluate((it) => it === document.activeElement)

/** German money as the page writes it. */
const euros = (amount: number) => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount)

async function openCart(page: Page): Promise<void> {
  await page.locator('#cart').press('Enter')
  await drawer(page).waitFor()
}

async function isReady(page: Page): Promise<void> {
  await expect.poll(() => toCheckout(page).getAttribute('href')).toBe('/checkout')
}

describe('S4.08 the cart', () => {
  test('S1.21 S2.27 is filled, counted, emptied with care and kept, by keyboard, in every tab', async () => {
    const { page, state } = await seller('de')
    const [first, second] = state.cart
    await openCart(page)
    expect(await lines(page).count()).toBe(2)
    await isReady(page)
    expect((await stored(page)).priceCalculateDone).toBe(true)

    // How many: by button, by typing, and never more than a private person may sell.
    await lines(page).first().getByRole('button', { name: /mehr/ }).press('Enter')
    await expect.poll(() => lines(page).first().locator('strong').innerText()).toBe(euros(first!.price * 2))
    await lines(page).first().locator('input').fill('5')
    await lines(page).first().getByRole('button', { name: /mehr/ }).press('Enter')
    await expect.poll(async () => (await stored(page)).cart[0]!.quantity).toBe(5)
    await lines(page).first().locator('input').press('ArrowDown')
    await expect.poll(() => count(page).textContent()).toBe('5')
    expect(await drawer(page).locator('.cart__total').innerText()).toBe(euros(first!.price * 4 + second!.price))
    await isReady(page)

    // One is taken out, and put back where it was.
    await lines(page)
      .first()
      .getByRole('button', { name: /entfernen/ })
      .press('Enter')
    await expect.poll(() => lines(page).count()).toBe(1)
    expect(await drawer(page).locator(':focus').count()).toBe(1)
    await drawer(page).getByRole('button', { name: 'Doch behalten' }).press('Enter')
    await expect.poll(async () => (await stored(page)).cart.map(({ quantity }) => quantity)).toEqual([4, 1])

    // Emptying asks first; the focus comes back.
    const clear = drawer(page).getByRole('button', { name: 'Alles entfernen' })
    const question = page.locator('dialog[open]:not(.dialog--side)')
    await clear.press('Enter')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => clear.evaluate((it) => it === document.activeElement)).toBe(true)
    await clear.press('Enter')
    await question.waitFor()
    // Nobody is too quick for it: it is opened again in the very moment in which the focus is back.
    await clear.evaluate((it) => it.addEventListener('focus', () => (it as HTMLElement).click(), { once: true }))
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Nein, behalten' }).press('Enter')
    await expect.poll(() => question.count()).toBe(0)
    expect(await lines(page).count()).toBe(2)

    // It is there after a reload, and in a second tab; what that one does is seen here.
    await page.reload()
    await hydrated(page)
    await expect.poll(() => count(page).textContent()).toBe('5')
    const tab = await page.context().newPage()
    await tab.goto(url('de'))
    await hydrated(tab)
    await openCart(tab)
    await lines(tab).nth(1).getByRole('button', { name: /mehr/ }).click()
    await expect.poll(() => count(page).textContent()).toBe('6')

    await drawer(tab).getByRole('button', { name: 'Alles entfernen' }).press('Enter')
    await tab.locator('dialog[open]').getByRole('button', { name: 'Ja, leeren' }).press('Enter')
    await expect.poll(() => count(page).count()).toBe(0)
    await expect.poll(() => drawer(tab).locator(':focus').count()).toBe(1)
    expect(await stored(page)).toEqual(emptyCheckout)

    await tab.keyboard.press('Escape')
    await expect.poll(() => focused(tab, '#cart')).toBe(true)
  })

  longTest('S3.10 S4.09 that is expired shows no old price, is priced anew and says what differs', async () => {
    const { page, state } = await seller('de', '/', 360)
    const [first, second] = state.cart
    await store(page, {
      ...state,
      cart: [{ ...first!, price: 999.5 }, second!],
      cartExpiry: Date.now() - 1_000,
      priceCalculateDone: true,
    })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/cart', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await hydrated(page)
    await openCart(page)

    expect(await drawer(page).innerText()).not.toContain('€')
    expect(await toCheckout(page).getAttribute('aria-disabled')).toBe('true')
    expect(await toCheckout(page).getAttribute('href')).toBeNull()
    answer()
    await isReady(page)

    expect(await lines(page).first().innerText()).toContain(`war ${euros(999.5)}, jetzt ${euros(first!.price)}`)
    expect(await lines(page).nth(1).innerText()).not.toContain('war')
    expect((await stored(page)).cart[0]!.price).toBe(first!.price)
    expect((await stored(page)).cartExpiry).toBeGreaterThan(Date.now())
    expect(await axeFindings(page, { rules: 'everything' })).toEqual([])

    await drawer(page).getByRole('button', { name: 'Verstanden' }).click()
    expect(await lines(page).first().innerText()).not.toContain('war')
  })

  longTest('keeps what cannot be priced, says why, and waits until it is gone', async () => {
    const { page, state } = await seller('de')
    const gone = { ...state.cart[1]!, offerId: '00000000-0000-7000-8000-000000000000' }
    await store(page, { ...state, cart: [state.cart[0]!, gone] })
    await page.route('**/api/cart', (route) => route.abort(), { times: 1 })
    await page.reload()
    await hydrated(page)
    await openCart(page)

    await drawer(page).getByRole('alert').waitFor()
    expect(await lines(page).count()).toBe(2)
    await drawer(page).getByRole('button', { name: 'Noch einmal prüfen' }).click()

    await lines(page).nth(1).getByText('Dieses Angebot gibt es nicht mehr.').waitFor()
    expect(await lines(page).nth(1).getByRole('link', { name: 'Neu beschreiben' }).getAttribute('href')).toBe(gone.url)
    expect(await toCheckout(page).getAttribute('aria-disabled')).toBe('true')
    await lines(page)
      .nth(1)
      .getByRole('button', { name: /entfernen/ })
      .click()
    await isReady(page)
  })

  longTest('D-20 opens at the address of the old cart, also inside a partner’s page, and closes for good', async () => {
    const { page } = await seller('it', '/carrello')
    await drawer(page).waitFor()
    expect(await lines(page).count()).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(() => drawer(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('')

    await openCart(page)
    await lines(page).first().getByRole('link').click()
    await page.locator('[data-screen="product"]').waitFor()
    expect(await drawer(page).count()).toBe(0)

    const { page: widget } = await seller('aganwidget', '/#cart')
    await drawer(widget).waitFor()
    expect(await lines(widget).count()).toBe(2)
  })

  test('speaks to a company in the widget for companies, and to a person elsewhere', async () => {
    const saidOn = async (host: string) => {
      const { page } = await seller(host, '/#cart')
      await drawer(page).waitFor()
      await expect.poll(() => lines(page).count()).toBe(2)
      return drawer(page).innerText()
    }
    const [toCompany, toPerson] = [await saidOn('b2bwidget'), await saidOn('aganwidget')]

    for (const word of ['Euer Verkaufskorb', 'Ihr bekommt netto']) expect(toCompany).toContain(word)
    expect(toCompany).not.toMatch(/\b(?:du|dein\w*|dir|dich)\b/i)
    for (const word of ['Dein Verkaufskorb', 'Du bekommst']) expect(toPerson).toContain(word)
  })

  longTest('takes an offer from its own page, once', async () => {
    const { page, state } = await seller('de')
    const [first, second] = state.cart
    await store(page, { ...state, cart: [{ ...first!, quantity: 3 }], offerIds: [first!.offerId] })
    const put = page.getByRole('button', { name: 'In den Verkaufskorb' })

    await page.goto(url('de', `/produkte/apple-iphone-13-128-gb?offer=${second!.offerId}`))
    await hydrated(page)
    await put.click()
    await drawer(page).waitFor()
    expect(await lines(page).count()).toBe(2)
    await isReady(page)
    const { cart, cartExpiry } = await stored(page)
    expect(cart).toMatchObject([
      { offerId: first!.offerId, quantity: 3 },
      { offerId: second!.offerId, deviceId: second!.deviceId, price: second!.price, quantity: 1, conditionId: 'B' },
    ])
    expect(cartExpiry).toBeGreaterThan(Date.now())

    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => count(page).textContent()).toBe('4')
    expect(await put.count()).toBe(0)
  })

  longTest('S3.11 that is damaged starts afresh, and leads to the search', async () => {
    const { page, state } = await seller('fr')
    await store(page, { ...state, cart: [{ ...state.cart[0]!, price: 'much' as unknown as number }] })
    await page.reload()
    await hydrated(page)
    await openCart(page)

    expect(await lines(page).count()).toBe(0)
    await drawer(page).getByRole('link', { name: 'Chercher un appareil' }).click()
    await expect.poll(() => drawer(page).count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('#search')
  })
})

test('S3.09 a voucher is tried, refused with its reason, taken, shown and removed', async () => {
  const { page, state } = await seller('de', '/checkout')
  const field = page.locator('input[name="voucher"]')
  const shown = page.getByText('Gutschein UMLAUF5').first()

  await field.fill('SOMMER2025')
  await field.press('Enter')
  await page.getByText('Dieser Gutschein ist abgelaufen.').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await focused(page, 'input[name="voucher"]')).toBe(true)
  expect((await stored(page)).voucher).toBeNull()

  await field.fill('umlauf 5')
  await field.press('Enter')
  await shown.waitFor()
  expect((await stored(page)).voucher).toBe('UMLAUF5')
  const remove = page.getByRole('button', { name: 'Gutschein entfernen' })
  await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true)

  await openCart(page)
  const sum = state.cart.reduce((total, { price }) => total + price, 5)
  await expect.poll(() => drawer(page).locator('.cart__total').innerText()).toBe(euros(sum))
  expect(await drawer(page).innerText()).toContain('Gutschein UMLAUF5')
  await page.keyboard.press('Escape')

  await remove.press('Enter')
  await expect.poll(() => focused(page, 'input[name="voucher"]')).toBe(true)
  expect((await stored(page)).voucher).toBeNull()
})
