import { expect, test } from 'vitest'
import type { CheckoutState } from '#domain/cart/checkout-state.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import type { Quote } from '#tests/support/drivers/office/programs.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()

/** Runs in a page: what an assistant does on a site of another origin. */
async function askForQuote({ address, request }: { address: string; request: object }): Promise<Quote> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(request) })
  return answer.json()
}

test('a page of another origin gets a quote, and its link puts the device into the cart at the quoted price', async () => {
  const assistant = await browser.newPage()
  await assistant.goto(url('fr', '/build.json'))
  const quote = await assistant.evaluate(askForQuote, { address: url('de', '/api/quotes'), request: usedPhone })
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })

  await page.goto(quote.continueUrl)
  await hydrated(page)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click()

  const line = page.locator('dialog[open] .cart-line')
  await line.waitFor()
  const amount = (quote.priceCents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })
  await expect.poll(() => line.locator('strong').innerText()).toBe(amount)
  await expect.poll(() => page.locator('dialog[open] .action-bar a').getAttribute('href')).toBe('/checkout')
  const { cart, priceCalculateDone } = await page.evaluate(
    (): CheckoutState => JSON.parse(localStorage.getItem('umlauf.checkout') ?? '{}').state,
  )
  expect(priceCalculateDone).toBe(true)
  expect(cart.map(({ offerId, price }) => ({ offerId, price }))).toEqual([
    { offerId: quote.offerId, price: quote.priceCents / 100 },
  ])
})
