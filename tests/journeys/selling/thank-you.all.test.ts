import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { ask, officeLogin, url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()
const phone = { viewport: { width: 360, height: 740 } }

/** Sells a phone as the checkout does, in the session of this page, which agreed to being counted. */
async function sell(page: Page, code: 'de' | 'fr') {
  await page.goto(url(code, '/build.json'))
  const trade = tradeOf(code, '')
  const sold = await page.evaluate(
    async ({ usedPhone: asked, trade: submission }) => {
      const send = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const { id: offerId, priceCents } = await send('/api/offers', asked)
      const answer = await send('/api/trades', { ...submission, lines: [{ offerId, quantity: 1 }] })
      localStorage.setItem(
        'umlauf.checkout',
        JSON.stringify({ state: { transactionId: answer.transactionId }, version: 1 }),
      )
      localStorage.setItem('umlauf.consent', JSON.stringify({ tracking: true, decidedAt: Date.now(), version: 1 }))
      return { ...answer, priceCents } as { transactionId: number; tradeNumber: string; priceCents: number }
    },
    { usedPhone, trade },
  )
  return { ...sold, email: trade.seller.email }
}

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What the page has told its data layer, once it has had time to. */
async function purchases(page: Page): Promise<object[]> {
  await page.waitForFunction(() => 'dataLayer' in window)
  const told = await page.evaluate(() => (window as unknown as { dataLayer: Told[] }).dataLayer)
  return told.flatMap(({ event, ecommerce }) => (event === 'purchase' ? ecommerce! : []))
}

type Told = { event: string; ecommerce?: object }

/** What is told of a phone that was sold: no tax, no shipping, and its price as the whole. */
const purchaseOf = (transactionId: number, priceCents: number) => {
  const price = priceCents / 100
  const items = [
    {
      item_id: expect.anything(),
      item_name: expect.stringContaining('iPhone'),
      item_category: 'iphone',
      price,
      quantity: 1,
    },
  ]
  return {
    transaction_id: String(transactionId),
    value: price,
    tax: 0,
    shipping: 0,
    currency: 'EUR',
    coupon: null,
    items,
  }
}

const lettersTo = async (email: string) =>
  readable((await ask('office', '/letters', { headers: await officeLogin() })).text).split(email).length - 1

test.each(['de', 'fr'] as const)(
  'S2.29 S2.50 S9.12 a seller in %s is thanked once, gets his label, and finds the trade again elsewhere',
  async (code) => {
    const page = await browser.newPage({ ...phone, undecided: true })
    const { transactionId, tradeNumber, priceCents, email } = await sell(page, code)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))

    // The label comes by itself, without a click.
    await page.goto(url(code, `/thankYou?trade=${transactionId}`))
    const label = page.locator('main a[download$=".pdf"]')
    await label.waitFor()
    await hydrated(page)
    expect(await page.locator('[data-transaction]').textContent()).toBe(tradeNumber)
    expect(await purchases(page)).toMatchObject([purchaseOf(transactionId, priceCents)])
    expect(await axeFindings(page)).toEqual([])
    expect(await sticksOut(page)).toBe(0)

    await page.reload()
    await label.waitFor()
    expect(await page.locator('[data-transaction]').textContent()).toBe(tradeNumber)
    expect(await purchases(page)).toEqual([])
    expect(sent.filter((path) => path.includes('trades'))).toEqual([])
    expect(await lettersTo(email)).toBe(1)

    const [pdf] = await Promise.all([page.waitForEvent('download'), label.click()])
    expect(pdf.suggestedFilename()).toBe(`umlauf-${tradeNumber}.pdf`)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

    const address = (await page.locator('main a[href^="/trade/"]').getAttribute('href'))!
    const elsewhere = await browser.newPage({ ...phone, colorScheme: 'dark' })
    await elsewhere.goto(url(code, address))
    expect(await elsewhere.locator('h1').textContent()).toContain(tradeNumber)
    expect(await axeFindings(elsewhere)).toEqual([])
    expect(await sticksOut(elsewhere)).toBe(0)

    // The number alone says nothing to another browser.
    await elsewhere.goto(url(code, `/thankYou?trade=${transactionId}`))
    await hydrated(elsewhere)
    expect(await elsewhere.locator('[data-transaction]').count()).toBe(0)
  },
)
