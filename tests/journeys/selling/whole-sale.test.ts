import { Client } from 'pg'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { addedCountry, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { unlistedThings } from '#tests/support/readers/pages/stored-in-browser.ts'
import { answerQuestions, fillIn, findPhone, putIntoCart } from '#tests/support/drivers/browser/sale-steps.ts'
import { isSameDocument } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()
const shop = useShop()

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

const eventsOf = () =>
  rows(
    "select event_name, data from controlling_events where event_name <> 'marketing_touchpoint' order by received_at",
  )

test.each(addedCountry.length > 0 ? addedCountry : some(countryCodes, 1))(
  'S1.01 S1.02 S3.21 S7.24 S7.25 S7.26 S7.27 in %s a guest finds a phone, answers, sees an offer, sells it and finds the trade again',
  async (code) => {
    const country = countries[code]
    const before = (await eventsOf()).length
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, undecided: true })
    await page.addInitScript(agreeToTracking)
    await findPhone(page, code, shop().port)
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
    await page.locator('main a[download$=".pdf"]').waitFor()
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

    // The page of choices lists everything that the sale has left in the browser.
    expect(await unlistedThings(page)).toEqual([])

    const touched = await rows(
      "select data from controlling_events where event_name = 'marketing_touchpoint' and application_id = $1",
      [`tradein-shop-${country.locale}`],
    )
    expect(touched).toEqual([{ data: { referrer: '', getParameter: { utm_source: 'newsletter' } } }])
    const told = (await eventsOf()).slice(before)
    expect(told.map((event) => event.event_name)).toEqual(['offer_generated', 'offer_add_to_cart', 'trade_created'])
    expect(told[2].data).toMatchObject({ currency: 'EUR', revenue: trade.cents, voucherCode: null })
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
