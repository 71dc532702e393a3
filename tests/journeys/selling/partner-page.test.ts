import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { openPartnerSite, type PartnerSite } from '#tests/support/drivers/browser/partner-site.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { answerQuestions, fillIn, fillInCompany, putIntoCart } from '#tests/support/drivers/browser/sale-steps.ts'
import { PATIENCE_MILLISECONDS } from '#tests/support/limits/eventually.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

/** In production cookies of the widgets belong to the page around them. */
const visitors = useVisitors({
  SHOP_ENV: 'production',
  LOG_LEVEL: 'info',
  SECRET_KEY: 'a-key-of-this-test-that-is-long-enough',
  STOREFRONTS_FILE: 'docs/examples/storefronts.json',
})
const widget = () => `http://aganwidget.localhost:${visitors.shop().port}`
const companyWidget = () => `http://b2bwidget.localhost:${visitors.shop().port}`
const companyElement = () => `
  <script src="${widget()}/embed.js" async></script>
  <trade-in-offer partner="kiosk" mode="business" device="apple-iphone-14-128-gb"></trade-in-offer>`
const element = () => `
  <script src="${widget()}/embed.js" async></script><script src="${widget()}/embed.js" async></script>
  <trade-in-offer partner="kiosk"><a href="/">Gerät verkaufen</a></trade-in-offer>`

let partner: PartnerSite
let stranger: PartnerSite
let companyPartner: PartnerSite

beforeAll(async () => {
  partner = await openPartnerSite(element)
  stranger = await openPartnerSite(element)
  companyPartner = await openPartnerSite(companyElement)
  await visitors.query(
    `insert into partners (code, name, origins, landing_page, accent, active, created_at)
     values ('kiosk', 'Kiosk', $1, 'KIOSK-DE', '#264b73', true, now())`,
    [[partner.origin, companyPartner.origin]],
  )
})
afterAll(() => Promise.all([partner, stranger, companyPartner].map((site) => site.close())))

type Told = { origin: string; data: Record<string, unknown> }

/** Runs in the partner's page: keeps what it is told. */
function listenToFrame() {
  const heard: Told[] = []
  const events: [string, unknown][] = []
  Object.assign(window, { heard, events })
  addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))
  for (const name of ['offer', 'cart', 'trade']) {
    addEventListener(`trade-in:${name}`, (event) => events.push([event.type, (event as CustomEvent).detail]))
  }
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Told[] }).heard)
const eventsIn = (page: Page) => page.evaluate(() => (window as unknown as { events: [string, unknown][] }).events)
const heightOf = (page: Page) => page.locator('trade-in-offer iframe').evaluate((it) => it.clientHeight)
const contentHeight = (frame: Frame) => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
const frameOf = (page: Page): Frame =>
  page.frames().find((frame) => [widget(), companyWidget()].some((origin) => frame.url().startsWith(origin)))!
const at = (frame: Frame, path: string) => frame.waitForURL((address) => address.pathname === path)

async function isAsTallAsContent(page: Page): Promise<void> {
  await expect.poll(async () => (await heightOf(page)) - (await contentHeight(frameOf(page)))).toBe(0)
}

/** While the frame grows, a click may meet what stood there before. */
async function atCheckout(page: Page, frame: Frame): Promise<void> {
  await at(frame, '/checkout')
  await frame.locator('#email').waitFor()
  await isAsTallAsContent(page)
}

async function hydratedFrame(page: Page): Promise<Frame> {
  await expect.poll(() => frameOf(page)?.url()).toContain('widget.localhost')
  await frameOf(page).waitForFunction(
    () => '__reactRouterDataRouter' in window && history.scrollRestoration === 'manual',
  )
  return frameOf(page)
}

/** From the widget's home page by the search, a page of its own, to the phone. */
async function findPhone(page: Page): Promise<Frame> {
  const home = await hydratedFrame(page)
  await home.locator('main input[name="q"]').fill('iphone 14 128')
  await home.locator('main input[name="q"]').press('Enter')
  await home.waitForURL((address) => address.searchParams.get('q') === 'iphone 14 128')
  const found = await hydratedFrame(page)
  await found.locator('main a[href*="iphone-14-128"]').first().click()
  await at(found, '/produkte/apple-iphone-14-128-gb')
  return found
}

describe('X1.18 inside a partner’s page', () => {
  const browsers = [
    ['keeps nothing at all', true],
    ['keeps cookies of its own partition only', false],
  ] as const

  test.each(some(browsers, 1))(
    'S3.21 a visitor whose browser %s sells a phone, and the partner hears of it',
    async (_, refusesCookies) => {
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
      if (refusesCookies) await refuseCookies(page)
      await page.addInitScript(listenToFrame)
      await page.goto(partner.origin)
      const frame = await findPhone(page)
      await isAsTallAsContent(page)
      expect(await frame.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-brand'))).toBe(
        '#264b73',
      )

      await answerQuestions(frame)
      await isAsTallAsContent(page)
      await putIntoCart(frame)
      await atCheckout(page, frame)
      const email = await fillIn(frame, 'de')
      await opensTabs(page, frame)
      await frame.locator('#sale [type="submit"]').click()
      await at(frame, '/thankYou')
      const number = await frame.locator('[data-transaction]').innerText()
      await isAsTallAsContent(page)
      // A password is typed on our own pages only.
      expect(await frame.locator('input[type="password"]').count()).toBe(0)

      const { rows } = await visitors.query(
        `select t.landing_page as trade, o.landing_page as offer, t.shop_mode as mode, t.cents::integer
       from trades t join trade_items i on i.trade_id = t.id join offers o on o.id = i.offer_id where t.email = $1`,
        [email],
      )
      const [sold] = rows
      expect(rows).toEqual([{ trade: 'KIOSK-DE', offer: 'KIOSK-DE', mode: 'aganwidget', cents: expect.any(Number) }])

      // Third parties are not remembered in this browser, and nobody believes them.
      expect(partner.cookiesOfOthers.filter((cookie) => cookie !== '')).toEqual([])
      const device = { device: 'Apple iPhone 14 128 GB', category: 'iphone', price: sold.cents / 100, currency: 'EUR' }
      expect(await eventsIn(page)).toEqual([
        ['trade-in:offer', device],
        ['trade-in:cart', device],
        ['trade-in:trade', { devices: 1, value: sold.cents / 100, currency: 'EUR' }],
      ])
      const heard = (await heardBy(page)).filter(({ origin }) => origin === widget())
      expect(new Set(heard.map(({ data }) => data['type']))).toEqual(
        new Set(['ready', 'height', 'offer', 'cart', 'trade']),
      )
      expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${email}|${number}|Muster`))
      const frameCookies = (await page.context().cookies()).filter(({ domain }) => domain === 'aganwidget.localhost')
      expect(frameCookies.some(({ name }) => name === '__Host-visitor')).toBe(!refusesCookies)
    },
  )

  longTest(
    'S4.10 S6.04 a company sells in the widget for companies, at net prices and without being asked',
    async () => {
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
      await page.goto(companyPartner.origin)
      const frame = await hydratedFrame(page)
      await isAsTallAsContent(page)
      await answerQuestions(frame)
      expect(await frame.locator('.product__offer').innerText()).toContain('netto')
      await putIntoCart(frame)
      await atCheckout(page, frame)
      await frame.locator('#company').waitFor()
      expect(await frame.locator('input[value="company"]').count()).toBe(0)
      const email = await fillInCompany(frame, 'DE136695976')
      await frame.locator('#sale [type="submit"]').click()
      await at(frame, '/thankYou')

      const { rows } = await visitors.query('select segment, landing_page, shop_mode from trades where email = $1', [
        email,
      ])
      expect(rows).toEqual([{ segment: 'business', landing_page: 'KIOSK-DE', shop_mode: 'b2bWidget' }])
      await expect.poll(() => frame.locator('main').innerText()).toContain('Auszahlung netto')
    },
  )

  longTest('forged greetings are not heard, and a page that is no partner’s shows nothing', async () => {
    const page = await browser.newPage()
    await page.addInitScript(listenToFrame)
    await page.goto(stranger.origin)
    await expect.poll(() => page.locator('trade-in-offer iframe').count()).toBe(0)
    expect((await heardBy(page)).filter(({ origin }) => origin === widget())).toEqual([])

    await page.goto(partner.origin)
    await hydratedFrame(page)
    await isAsTallAsContent(page)
    const told = async () => (await heardBy(page)).filter(({ origin }) => origin === widget()).length
    const before = await told()
    await page.evaluate((to) => {
      const frame = document.querySelector('trade-in-offer')!.shadowRoot!.querySelector('iframe')!.contentWindow!
      for (const lie of ['hello', null, { type: 'hello', more: 1 }, { type: 'goodbye' }]) frame.postMessage(lie, to)
      frame.postMessage({ type: 'hello' }, 'http://third.localhost')
    }, widget())
    // The third party greets its neighbour, whose parent it is not.
    const third = page.frames().find((frame) => frame.url().includes('//third.'))!
    await third.evaluate(() => {
      for (let each = 0; each < parent.length; each += 1) parent[each]!.postMessage({ type: 'hello' }, '*')
    })
    await frameOf(page).evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await told()).toBe(before)
  })
})

/** A browser that keeps no cookies in frames, not even of their partition. */
async function refuseCookies(page: Page): Promise<void> {
  const { host } = new URL(widget())
  await page.route(`${widget()}/**`, async (route) => {
    // Files that are the same for everybody come without cookies.
    if (new URL(route.request().url()).pathname.startsWith('/assets/')) return route.continue()
    const url = route.request().url().replace(host, `127.0.0.1:${visitors.shop().port}`)
    const headers = { ...route.request().headers(), host }
    const answer = await route.fetch({ url, maxRetries: 3, headers, timeout: PATIENCE_MILLISECONDS })
    const { 'set-cookie': _, ...withoutCookie } = answer.headers()
    await route.fulfill({ response: answer, headers: withoutCookie })
  })
}

/** What is not for a frame opens in a tab that knows nothing of it. */
async function opensTabs(page: Page, frame: Frame): Promise<void> {
  for (const [link, path] of [
    ['main a[href^="/account"]', '/account'],
    ['main + * a[href="/content/datenschutz"], nav a[href="/content/datenschutz"]', '/content/datenschutz'],
  ] as const) {
    const opened = page.context().waitForEvent('page')
    await frame.locator(link).last().click()
    const tab = await opened
    await tab.waitForURL((address) => address.pathname === path)
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await tab.close()
  }
  expect(new URL(frame.url()).pathname).toBe('/checkout')
}

describe('F-40 a page that shows the widget', () => {
  test('without being listed shows the link that stands in the element, and no broken frame', async () => {
    const page = await browser.newPage()
    await page.goto(stranger.origin)
    await page.locator('trade-in-offer a').waitFor()

    await expect.poll(() => page.locator('trade-in-offer iframe').count()).toBe(0)
    expect(await page.locator('trade-in-offer a').isVisible()).toBe(true)
  })

  longTest('in a browser that keeps nothing for frames meets no error', async () => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(() => {
      if (window === parent) return
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
    await page.goto(partner.origin)
    const frame = await findPhone(page)

    expect(await frame.locator('h1').count()).toBe(1)
    expect(errors).toEqual([])
  })
})
