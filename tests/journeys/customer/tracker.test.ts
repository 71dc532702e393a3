import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { newId } from '#shop/ids.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { sellHere } from '#tests/support/drivers/browser/sell-here.ts'
import { isSameDocument, markDocument, watchRequests } from '#tests/support/drivers/browser/travelling.ts'
import { goodPassword, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { runs, some } from '#tests/support/limits/runs.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'

const browser = useBrowser()
const customers = useCustomers()
const engines = useShopEngines(customers.shop)

const url = (country: string, path: string) => `http://${country}.localhost:${customers.shop().port}${path}`

/** A few kinds of ends and beginnings; in the whole run all of the life of a device. */
const states: readonly [string, ItemState][] = [
  ['carrierScan', 'IN_TRANSIT'],
  ['receive', 'RECEIVED'],
  ['differs', 'CLARIFICATION'],
  ['decline', 'RETURN_PENDING'],
  ['shipBack', 'RETURNED'],
  ['cancel', 'CANCELLED'],
  ['timeout', 'EXPIRED'],
  ['settled', 'PAID'],
]

async function comesTo(tradeId: string, event: string, state: ItemState): Promise<void> {
  const { rows } = await customers.query('update trade_items set status = $2 where trade_id = $1 returning id', [
    tradeId,
    state,
  ])
  await customers.query(
    `insert into trade_events (id, trade_id, item_id, at, event, to_status, actor) values ($1, $2, $3, now(), $4, $5, 'clock')`,
    [newId(new Date()), tradeId, rows[0].id, event, state],
  )
}

async function sell(page: Page, code: CountryCode): Promise<{ id: string; number: number }> {
  const number = await sellHere(page, code, url(code, ''))
  const { rows } = await customers.query('select id from trades where number = $1', [number])
  return { id: rows[0].id, number }
}

const pageOf = (code: CountryCode, id: string) =>
  url(code, pathTo(countries[code], 'trade', { token: tradeToken(engines().vault, id) }))

async function logIn(page: Page, code: CountryCode, email: string): Promise<void> {
  await page.goto(url(code, pathTo(countries[code], 'accountOverview')))
  await hydrated(page)
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(goodPassword)
  await page.locator('main form[method="post"] .button[type="submit"]').click()
  await page.locator('.tracker').first().waitFor()
}

/** As it stands in the page. What the server sends has marks between texts that the browser's own has not. */
const pictureOf = async (page: Page) =>
  (
    await page
      .locator('.tracker')
      .first()
      .evaluate((group) => group.outerHTML)
  ).replaceAll('<!-- -->', '')

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each(some(countryCodes, 1))('in %s', (code) => {
  test('EX-05 the same trade has the same tracker after the sale, on its page and in the account', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, extraHTTPHeaders: fromSomewhere() })
    const { email, customerNumber } = await customers.newCustomer(code)
    const trade = await sell(page, code)
    await customers.query(
      'update trades set customer_id = (select id from customers where number = $2) where id = $1',
      [trade.id, customerNumber],
    )
    await logIn(page, code, email)
    for (const [event, state] of states.slice(0, runs(3, states.length))) {
      await comesTo(trade.id, event, state)
      await page.goto(url(code, `${pathTo(countries[code], 'thankYou')}?trade=${trade.number}`))
      const afterTheSale = await pictureOf(page)
      await page.goto(pageOf(code, trade.id))
      const onItsPage = await pictureOf(page)
      expect(await sticksOut(page), state).toBe(0)
      expect(await axeFindings(page), state).toEqual([])
      await page.goto(url(code, pathTo(countries[code], 'accountOverview')))
      await page.locator('.tracker').first().waitFor()
      const inTheAccount = await pictureOf(page)
      expect(await sticksOut(page), state).toBe(0)

      expect(onItsPage, state).toContain('aria-current="step"')
      expect(afterTheSale, state).toBe(onItsPage)
      expect(inTheAccount, state).toBe(onItsPage)
    }
  })
})

test('F-58 the page of a trade tells of what happened meanwhile by itself, and asks only while somebody looks', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const trade = await sell(page, 'de')
  const asked = watchRequests(page, ({ pathname }) => pathname.endsWith('/version'))
  await page.goto(pageOf('de', trade.id))
  await hydrated(page)
  await page.locator('main a[download$=".pdf"]').waitFor()
  await markDocument(page)
  const looksAgain = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)

  await comesTo(trade.id, 'carrierScan', 'IN_TRANSIT')
  await looksAgain(true)
  const whileHidden = asked.length
  await looksAgain(false)
  await page.locator('[data-trade-status="IN_TRANSIT"]').waitFor()

  expect(whileHidden).toBe(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(await isSameDocument(page)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
})

test('F-58 on a phone the code for the counter comes before the label, and on a wide screen beside it', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const trade = await sell(page, 'de')
  await page.goto(pageOf('de', trade.id))
  await page.locator('main a[download$=".pdf"]').waitFor()
  const places = async () => ({
    code: (await page.locator('.drop-off-code').boundingBox())!,
    label: (await page.locator('main a[download$=".pdf"]').boundingBox())!,
  })

  const onPhone = await places()
  expect(onPhone.code.y + onPhone.code.height).toBeLessThan(onPhone.label.y)
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = await places()
  expect(wide.label.x).toBeLessThan(wide.code.x)
})

test('F-58 packing is shown in four pictures that move for whoever opens them, and stand still for whoever wants no motion', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  const trade = await sell(page, 'de')
  await page.goto(pageOf('de', trade.id))
  await hydrated(page)
  const film = page.locator('.packing-film')
  const moving = () =>
    film.evaluate((part) => part.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation).length)

  expect(await film.locator('svg').isVisible()).toBe(false)
  await film.locator('summary').click()
  const undrawn = () =>
    film.locator('use').evaluateAll((parts) => parts.filter((part) => !(part as SVGUseElement).getBBox().width).length)
  await expect.poll(undrawn).toBe(0)
  expect(await film.locator('[data-picture]').count()).toBe(4)
  expect(await moving()).toBe(4)
  expect(await axeFindings(page, { include: '.packing-film' })).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})
