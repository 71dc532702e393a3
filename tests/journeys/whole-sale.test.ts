import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/paths.ts'
import { hydrated, useBrowser } from '../browser.ts'
import { useOwnShop } from '../own-shop.ts'
import { tradeOf, usedPhone } from '../selling.ts'
import { countryCodes } from '../shop-under-test.ts'
import { isSameDocument, markDocument } from './travelling.ts'

const browser = useBrowser()
const shop = useOwnShop()

type Code = (typeof countryCodes)[number]

async function rows(sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
  const result = await client.query(sql, values)
  await client.end()
  return result.rows
}

/** Runs in the page: this visitor agreed to being counted. */
function agreeToTracking() {
  localStorage.setItem('umlauf.consent', JSON.stringify({ tracking: true, decidedAt: Date.now(), version: 1 }))
}

/** From the home page by the search to the page of the phone. */
async function findPhone(page: Page, code: Code): Promise<void> {
  await page.goto(`http://${code}.localhost:${shop().port}/?utm_source=newsletter&q=iphone+14+128`)
  await hydrated(page)
  await markDocument(page)
  await page.locator('main a[href*="iphone-14-128"]').first().click()
  await page.waitForURL((address) => address.pathname === productPath(code))
}

const productPath = (code: Code) => pathTo(countries[code], 'product', { pdp: usedPhone.device })

async function answerQuestions(page: Page): Promise<void> {
  for (const [code, [value]] of Object.entries(usedPhone.answers)) {
    if (code === 'ACCESSORIES') continue
    await page.locator(`button[name="${code}"][value="${value}"]`).click()
  }
  await page.locator('input[name="ACCESSORIES"][value="CABLE"]').check()
  await page.locator('form .button[type="submit"]').first().click()
  await page.locator('h2#reasons').waitFor()
}

async function putIntoCart(page: Page): Promise<void> {
  await page.locator('main section .button--large').first().click()
  const drawer = page.locator('dialog.dialog--side[open]')
  await drawer.locator('.cart-line').waitFor()
  await drawer.locator('.action-bar a:not([aria-disabled="true"])').click()
}

async function fillIn(page: Page, code: Code): Promise<string> {
  const { seller, payee } = tradeOf(code, '')
  const { birthdate, addressExtra: _, ...fields } = seller
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthdate.split('-')
  const typed = { ...fields, birthDay, birthMonth, birthYear, iban: payee['iban']! }
  for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
  for (const id of ['owner', 'privateSale', 'terms']) await page.locator(`#${id}`).check()
  return seller.email
}

const eventsOf = () =>
  rows(
    "select event_name, data from controlling_events where event_name <> 'marketing_touchpoint' order by received_at",
  )

test.each(countryCodes)(
  'S1.01 S1.02 S3.21 S7.24 S7.25 S7.26 S7.27 in %s a guest finds a phone, answers, sees an offer, sells it and finds the trade again',
  { timeout: 120_000 },
  async (code) => {
    const country = countries[code]
    const before = (await eventsOf()).length
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, undecided: true })
    await page.addInitScript(agreeToTracking)
    await findPhone(page, code)
    await answerQuestions(page)
    const price = await page.locator('.product__offer').innerText()
    await putIntoCart(page)

    await page.waitForURL((address) => address.pathname === pathTo(country, 'checkout'))
    await page.locator('#sale [type="submit"]').waitFor()
    expect(await page.locator('main').textContent()).toContain(price)
    const email = await fillIn(page, code)
    await page.locator('#sale [type="submit"]').click()

    await page.waitForURL((address) => address.pathname === pathTo(country, 'thankYou'))
    const number = await page.locator('[data-transaction]').innerText()
    await page.locator('main a[download]').waitFor()
    expect(await isSameDocument(page)).toBe(true)

    // The trade is there once, booked on the channel of the country, and its letter leads back to it.
    const [trade] = await rows('select id, landing_page, cents, payee from trades where email = $1', [email])
    const [letter, ...more] = await rows(
      "select text_body from letters where to_address = $1 and kind = 'trade-created'",
      [email],
    )
    expect(trade).toMatchObject({ landing_page: country.landingPage })
    expect(trade.payee).not.toContain(tradeOf(code, '').payee['iban']!.slice(-4))
    expect(more).toEqual([])
    expect(letter.text_body).toContain(number)
    const [address = ''] = letter.text_body.match(/\/trade\/[\w-]+/)
    await page.goto(`http://${code}.localhost:${shop().port}${address}`)
    expect(await page.locator('main').innerText()).toContain(number)

    const touched = await rows(
      "select data from controlling_events where event_name = 'marketing_touchpoint' and application_id = $1",
      [`tradein-shop-${country.locale}`],
    )
    expect(touched).toEqual([{ data: { referrer: '', getParameter: { utm_source: 'newsletter' } } }])
    const told = (await eventsOf()).slice(before)
    expect(told.map((event) => event.event_name)).toEqual(['offer_generated', 'offer_add_to_cart', 'trade_created'])
    expect(told[2].data).toMatchObject({ currency: 'EUR', revenue: trade.cents / 100, voucherCode: null })
    expect(Object.keys(told[2].data).toSorted()).toEqual([
      'category',
      'conditionId',
      'currency',
      'deviceId',
      'offerId',
      'productName',
      'revenue',
      'tradeId',
      'voucherCode',
      'voucherValue',
    ])
  },
)
