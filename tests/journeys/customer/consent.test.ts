import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { openOwnShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { countryCodes, url as sharedUrl } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf, countryOf } from '#tests/support/fixtures/addresses.ts'
import { travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

/** Who numbers the visitors of this shop, as another company would: on another host. */
let affiliate: Server
let asked: string[]
let answer: { status: number; body: string } | 'nothing'
let shop: OwnShop

beforeAll(async () => {
  affiliate = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (answer === 'nothing') return
    response.writeHead(answer.status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
    response.end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(affiliate, 'listening')
  const { port } = affiliate.address() as AddressInfo
  shop = await openOwnShop({ env: { AFFILIATE_TRACKING_URL: `http://127.0.0.1:${port}` } })
})

beforeEach(() => {
  asked = []
  answer = { status: 200, body: '{"clientId":"given-by-a-partner"}' }
})

afterAll(async () => {
  affiliate.closeAllConnections()
  affiliate.close()
  await shop.stop()
})

const url = (code: string, path = '/') => `http://${code}.localhost:${shop.port}${path}`

type Kept = { client_id: string | null; event_name: string; url: string; data: object }

async function keptEvents(): Promise<Kept[]> {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Kept>('select * from controlling_events order by id')
  await client.end()
  return rows
}

/** Where the page asked for something, besides its own files and pages. */
function watchTracking(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const foreign = origin !== new URL(page.url()).origin && page.url() !== 'about:blank'
    if (foreign || /client-id|controlling/.test(pathname)) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

/** A visitor whose clock stands still until the test lets it run. */
async function newVisitor(): Promise<Page> {
  const page = await browser.newPage({ undecided: true })
  await page.clock.install({ time: new Date() })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  return page
}

async function arrive(page: Page, address: string, referer?: string): Promise<void> {
  await page.goto(address, referer === undefined ? {} : { referer })
  await hydrated(page)
}

const banner = (page: Page) => page.locator('.consent__card')
const buttons = (page: Page) => banner(page).locator('.consent__answers button')

async function asksAfterASecond(page: Page): Promise<void> {
  await page.clock.runFor(1_000)
  await banner(page).waitFor()
}

const respond = (page: Page, agree: boolean) =>
  buttons(page)
    .nth(agree ? 1 : 0)
    .click()

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const clientId = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'client_id')
const pageTypes = (page: Page) =>
  page.evaluate(() =>
    ((window as Window & { dataLayer?: { pageType: string }[] }).dataLayer ?? []).map(({ pageType }) => pageType),
  )

describe('the question', () => {
  test('S9.10 comes a second after the page works, loads its script only then, and moves nothing', async () => {
    const page = await newVisitor()
    const scripts: string[] = []
    page.on('request', (request) => /consent/.test(request.url()) && scripts.push(request.url()))
    await page.addInitScript(() => {
      const seen = window as Window & { shifted?: number }
      seen.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted! += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift' })
    })
    await arrive(page, url('de'))

    await page.clock.runFor(999)
    expect(scripts).toEqual([])
    expect(await page.locator('#consent').textContent()).toBe('')
    // What the letters of the page moved when they came is another matter.
    await page.evaluate(async () => {
      await document.fonts.ready
      Object.assign(window, { shifted: 0 })
    })
    await page.clock.runFor(1)
    await banner(page).waitFor()

    expect(await page.evaluate(() => (window as Window & { shifted?: number }).shifted)).toBe(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.locator('#consent').getAttribute('role')).toBe('status')
  })

  longTest.each([
    ['light', 360],
    ['dark', 1440],
  ] as const)(
    'S9.10 is free of what axe knows, and no weighs as much as yes: %s, %d px',
    async (colorScheme, width) => {
      const page = await browser.newPage({ undecided: true, colorScheme, viewport: { width, height: 760 } })
      await arrive(page, url('fr'))
      await banner(page).waitFor()
      const looks = await buttons(page).evaluateAll((both) =>
        both.map((button) => {
          const { backgroundColor, color, borderTopColor, fontWeight, fontSize } = getComputedStyle(button)
          const { width: wide, height } = button.getBoundingClientRect()
          return [backgroundColor, color, borderTopColor, fontWeight, fontSize, Math.round(wide), height].join()
        }),
      )

      expect(looks).toHaveLength(2)
      expect(looks[0]).toBe(looks[1])
      expect(await axeFindings(page, { rules: 'everything' })).toEqual([])
      expect(await banner(page).locator('a').getAttribute('href')).toBe(
        pathTo(countryOf('fr'), 'content', { slug: countryOf('fr').contentSlugs.privacy }),
      )
      // On a phone it opens to say so.
      if (width === 360) await banner(page).locator('.consent__more').click()
      expect(await banner(page).innerText()).toContain('127.0.0.1')
    },
  )

  longTest('S9.10 F-62 is what the keyboard reaches right after the skip links, and gives the focus back', async () => {
    const page = await newVisitor()
    await arrive(page, url('de', '/account'))
    await asksAfterASecond(page)
    const skipLinks = await page.locator('.skip-links a').count()
    for (let press = 0; press < skipLinks; press += 1) await page.keyboard.press('Tab')
    expect(
      await page
        .locator('.skip-links a')
        .last()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Tab')
    expect(await banner(page).locator(':focus').count()).toBe(1)
    await page.locator('.skip-links a').first().focus()

    await buttons(page).first().focus()
    await page.keyboard.press('Enter')

    await banner(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.closest('.skip-links') !== null)).toBe(true)
  })

  longTest('S9.10 does not cover where the visitor is', async () => {
    const page = await newVisitor()
    await arrive(page, url('de', '/account'))
    const last = page.locator('footer a').last()
    await last.focus()
    await asksAfterASecond(page)

    const top = async () => (await banner(page).boundingBox())!.y
    const bottom = async () => ((box) => box!.y + box!.height)(await last.boundingBox())
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0)
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  longTest('S9.10 is not put to bots', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    const page = await browser.newPage({ undecided: true, userAgent })
    const loaded = page.waitForResponse(/consent-banner/)
    await arrive(page, url('de'))
    await (await loaded).finished()
    await page.waitForLoadState('networkidle')

    expect(await page.locator('#consent').textContent()).toBe('')
  })
})

describe('a visitor who refuses', () => {
  test.each(some(countryCodes, 1))(
    'S9.11 is neither numbered nor counted in %s, and is not asked again',
    async (code) => {
      const page = await newVisitor()
      const seen = watchTracking(page)
      await arrive(page, url(code, '/?gclid=1'), 'https://search.example/find?q=x')
      await asksAfterASecond(page)
      expect(await banner(page).innerText()).toContain(
        readMessages('messages', { at: 'de-AT', de: 'de', es: 'es', fr: 'fr', it: 'it' }[code])['consent.title'],
      )
      await respond(page, false)
      await banner(page).waitFor({ state: 'detached' })
      await travel(page, addressesOf(countryOf(code), 'sellCategory')[0]!)
      await page.reload()
      await hydrated(page)
      await page.clock.runFor(5_000)
      await travel(page, '/account')

      expect(seen).toEqual([])
      expect(asked).toEqual([])
      expect(await cookieNames(page)).toEqual(['locale'])
      expect(await banner(page).count()).toBe(0)
      expect(await pageTypes(page)).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'umlauf.checkout'))).toEqual([
        'umlauf.consent',
      ])
      expect(await keptEvents()).toEqual([])
    },
  )
})

describe('a visitor who agrees', () => {
  test('S7.24 S7.28 S9.06 is numbered for a year and counted, until the answer changes', async () => {
    const page = await newVisitor()
    const seen = watchTracking(page)
    await arrive(page, url('de', '/?gclid=Click-1&utm_term=x&token=secret'), 'https://search.example/find?q=secret')
    await travel(page, '/verkaufen/handy')
    await asksAfterASecond(page)
    expect(seen).toEqual([])
    expect(asked).toEqual([])

    await respond(page, true)
    await expect.poll(() => clientId(page)).toBeDefined()
    await expect.poll(() => keptEvents()).toHaveLength(1)

    expect(asked).toEqual(['GET /api/client-id'])
    const { value, expires } = (await clientId(page))!
    expect(value).toBe('given-by-a-partner')
    expect(Math.abs(expires - Date.now() / 1000 - 31_536_000)).toBeLessThan(600)
    expect((await keptEvents())[0]).toMatchObject({
      client_id: 'given-by-a-partner',
      application_id: 'tradein-shop-de_DE',
      event_name: 'marketing_touchpoint',
      url: url('de'),
      data: { referrer: 'https://search.example/find', getParameter: { gclid: 'Click-1' } },
    })
    await travel(page, '/account')
    await expect.poll(() => pageTypes(page)).toEqual(['home', 'category', 'account'])

    await page.reload()
    await hydrated(page)
    await page.clock.runFor(1_000)
    await expect.poll(() => pageTypes(page)).toEqual(['account'])
    expect(asked).toHaveLength(1)

    await page.locator('footer a[href="/privacy/choices#consent"]').click()
    await banner(page).waitFor()
    expect(await banner(page).locator('h2:focus').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/account')
    await respond(page, false)
    await expect.poll(() => clientId(page)).toBeUndefined()
    expect(await page.locator('footer a[href="/privacy/choices#consent"]:focus').count()).toBe(1)
    await travel(page, '/')

    expect(await pageTypes(page)).toEqual(['account'])
    expect(await keptEvents()).toHaveLength(1)
  })

  longTest('S7.28 is numbered by the shop itself where nobody else was named', async () => {
    const page = await browser.newPage({ undecided: true })
    const seen = watchTracking(page)
    await arrive(page, sharedUrl('it'))
    await banner(page).waitFor()
    await respond(page, true)
    await expect.poll(() => clientId(page)).toMatchObject({ value: expect.stringMatching(/^[0-9a-f]{32}$/) })

    expect(seen).toEqual(['GET /api/client-id', 'POST /api/client-id'])
  })

  longTest('can come from a page without scripts to change the answer', async () => {
    const page = await browser.newPage()
    const country = countryOf('es')
    await page.goto(url('es', pathTo(country, 'content', { slug: country.contentSlugs.privacy })))
    await page.locator('footer a[href="/privacy/choices#consent"]').click()

    await banner(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/privacy/choices')
  })

  longTest.each([
    ['is broken', { status: 500, body: '{}' }],
    ['never answers', 'nothing' as const],
  ])('S8.09 is counted without a number if whoever numbers visitors %s, and the shop works', async (_, behaviour) => {
    answer = behaviour
    const before = (await keptEvents()).length
    const page = await browser.newPage({ undecided: true })
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await arrive(page, url('at', '/?awc=1'))
    await banner(page).waitFor()
    await respond(page, true)
    await travel(page, '/account')
    await expect.poll(async () => (await keptEvents()).length).toBe(before + 1)

    expect((await keptEvents()).at(-1)).toMatchObject({ client_id: null, data: { getParameter: { awc: '1' } } })
    expect(await clientId(page)).toBeUndefined()
    expect(failures).toEqual([])
  })

  longTest('S7.29 does not notice that nobody can count', async () => {
    const page = await browser.newPage({ undecided: true })
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.route(/api\/(client-id|controlling|errors)/, (route) => route.abort())
    const tried = page.waitForEvent('requestfailed', (request) => /controlling/.test(request.url()))
    await arrive(page, url('fr', '/?fbclid=1'))
    await banner(page).waitFor()
    await respond(page, true)
    await tried
    await travel(page, '/account')

    expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
    expect(await pageTypes(page)).toEqual(['home', 'account'])
    expect(failures).toEqual([])
  })
})
