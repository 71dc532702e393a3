import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { ask, asPerson, url } from '#tests/support/services/shops/shop-under-test.ts'
import {
  arrived,
  isSameDocument,
  markDocument,
  savingData,
  travel,
  watchRequests,
} from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longDescribe, longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const messages = readMessages('messages', 'de')

const androidAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const iphoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const android: BrowserContextOptions = { userAgent: androidAgent, viewport: { width: 360, height: 740 } }
const size = { width: 390, height: 844 }
const iphone: BrowserContextOptions = { userAgent: iphoneAgent, viewport: size, screen: size, deviceScaleFactor: 3 }

/** What a browser answers when it is asked for its client hints. */
const telling = (model: string, mobile = true) =>
  `Object.defineProperty(navigator, 'userAgentData', {
  value: { mobile, getHighEntropyValues: async (names) => (names.includes('model') ? { model: ${JSON.stringify(model)} } : {}) },
})`.replace('mobile,', `mobile: ${mobile},`)

/** iPhones have no client hints; the Chromium that plays one does. */
const withoutHints = `Object.defineProperty(navigator, 'userAgentData', { value: undefined })`

const isAboutPhones = ({ pathname }: URL) => pathname === '/api/recognition' || pathname.includes('phone-card')

async function open(
  options: BrowserContextOptions,
  hints: string,
  host = 'de',
): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage(options)
  await page.addInitScript(`${savingData};${hints}`)
  const asked = watchRequests(page, isAboutPhones)
  await page.goto(url(host))
  await hydrated(page)
  return { page, asked }
}

const cardOf = (page: Page) => page.locator('.recognition__card')

/** Every idle moment has come, and what was asked for then has been answered. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_000))))

describe('an Android phone', () => {
  test('is recognised by the model that it tells, and its card leads to its page', async () => {
    const { page } = await open(android, telling('SM-S911B '))
    const card = cardOf(page)
    await card.waitFor()

    const said = await card.innerText()
    expect(said).toContain(messages['recognition.question'])
    expect(said).toContain('Galaxy S23')
    expect(said).toMatch(/bis zu [\d.]+,\d\d\s€/)
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await markDocument(page)
    const href = (await card.locator('a').getAttribute('href'))!
    await card.locator('a').click()
    await arrived(page, href)
    expect(await page.locator('h1').innerText()).toContain('Galaxy S23')
    expect(await isSameDocument(page)).toBe(true)
  })

  longTest.each([
    ['tells nothing', telling('')],
    ['tells a model that nobody knows', telling('Wonderphone 1')],
    [
      'will not tell',
      `Object.defineProperty(navigator, 'userAgentData', {
      value: { mobile: true, getHighEntropyValues: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })`,
    ],
  ])('that %s sees the page as it is', async (_, hints) => {
    const { page } = await open(android, hints)
    await settled(page)

    expect(await cardOf(page).count()).toBe(0)
    expect(await page.locator('h1').innerText()).not.toBe('')
  })
})

describe('an iPhone', () => {
  test.each(
    some(
      [
        ['upright', size],
        ['on its side', { width: size.height, height: size.width }],
      ],
      1,
    ),
  )('%s gets up to four candidates by its screen, and a way to all others', async (_, held) => {
    const { page, asked } = await open({ ...iphone, viewport: held, screen: held }, withoutHints)
    const card = cardOf(page)
    await card.waitFor()

    expect(asked).toContain('/api/recognition?screen=390x844@3')
    expect(await card.innerText()).toContain(messages['recognition.choice'])
    expect(await card.locator('li a').count()).toBe(4)
    expect(await card.locator('p a').getAttribute('href')).toBe('/verkaufen/iphone')
    const box = (await card.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(held.height)
  })
})

longDescribe('everything else', () => {
  test.each([
    ['a computer', {}, telling('', false)],
    ['a computer that would tell a model', {}, telling('SM-S911B', false)],
    ['a browser without client hints', {}, withoutHints],
    ['an Android tablet', { userAgent: androidAgent.replace(' Mobile', '') }, telling('SM-X710', false)],
    ['a phone without client hints', android, withoutHints],
  ])('%s is asked nothing and asks nothing', async (_, options, hints) => {
    const { page, asked } = await open(options, hints)
    await settled(page)

    expect(asked).toEqual([])
    expect(await cardOf(page).count()).toBe(0)
  })

  test('a shop inside of another page recognises nobody', async () => {
    const { page, asked } = await open(android, telling('SM-S911B'), 'aganwidget')
    await settled(page)

    expect(asked).toEqual([])
  })
})

longDescribe('the card', () => {
  test('is not part of the page: that is the same for every phone, and kept', async () => {
    const agents = [asPerson.headers['user-agent'], androidAgent, iphoneAgent]
    const pages = await Promise.all(
      agents.map((agent) => ask('de', '/', { headers: { 'user-agent': agent, 'sec-ch-ua-model': '"SM-S911B"' } })),
    )

    for (const { bytes, headers } of pages) {
      expect(bytes.equals(pages[0]!.bytes)).toBe(true)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    expect(pages[0]!.text).toContain('class="recognition" role="status"')
  })

  test('moves nothing, takes no focus, and is told politely', async () => {
    const page = await browser.newPage(android)
    await page.addInitScript(telling('SM-S911B'))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The answer waits until the visitor reads further down.
    const [asked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/recognition*', async (route) => {
      asked.resolve()
      await waiting.promise
      await route.continue()
    })
    await page.goto(url('de'))
    await hydrated(page)
    await asked.promise
    await page.locator('.recognition[role="status"]').waitFor({ state: 'attached' })
    await page.evaluate(() => scrollTo(0, 600))
    await page.waitForTimeout(600)
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('main h2')].map((each) => each.getBoundingClientRect().top))
    const before = await places()
    await page.evaluate(() => ((window as Window & { shifts?: number[] }).shifts!.length = 0))

    waiting.resolve()
    await cardOf(page).waitFor()

    expect(await places()).toEqual(before)
    expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([])
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(
      await page
        .locator('[role="status"]')
        .filter({ has: cardOf(page) })
        .innerText(),
    ).toContain('Galaxy S23')
  })

  test('leaves by its button, and stays away until the page is loaded anew', async () => {
    const { page, asked } = await open(android, telling('SM-S911B'))
    await cardOf(page).getByRole('button', { name: messages['site.close']! }).click()
    expect(await cardOf(page).count()).toBe(0)

    const before = asked.length
    await travel(page, '/kontakt')
    await travel(page, '/')
    await settled(page)
    expect(await cardOf(page).count()).toBe(0)
    expect(asked).toHaveLength(before)

    await page.reload()
    await cardOf(page).waitFor()
  })

  test('leaves by the Escape key, and whoever stood inside stands on the page', async () => {
    const { page } = await open(android, telling('SM-S911B'))
    await cardOf(page).locator('a').focus()
    await page.keyboard.press('Escape')

    expect(await cardOf(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test('leaves nothing behind in the browser', async () => {
    const stored = (page: Page) =>
      page.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        cookies: document.cookie,
      }))
    const [unasked, recognised] = [await open({}, withoutHints), await open(android, telling('SM-S911B'))]
    await settled(unasked.page)
    await cardOf(recognised.page).getByRole('button').click()

    expect(await stored(recognised.page)).toEqual(await stored(unasked.page))
    expect(JSON.stringify(await recognised.page.context().cookies())).not.toContain('S911B')
  })

  test('that cannot be loaded is not missed', async () => {
    const page = await browser.newPage(android)
    await page.addInitScript(telling('SM-S911B'))
    await page.route(/phone-card/, (route) => route.abort())
    await page.goto(url('de'))
    await hydrated(page)
    await settled(page)

    expect(await page.locator('[data-error]').count()).toBe(0)
    expect(await cardOf(page).count()).toBe(0)
  })

  test.each([
    ['one phone, light', { ...android, colorScheme: 'light' as const }, telling('SM-S911B')],
    ['one phone, dark', { ...android, colorScheme: 'dark' as const }, telling('SM-S911B')],
    ['four phones, light', { ...iphone, colorScheme: 'light' as const }, withoutHints],
    ['four phones, dark', { ...iphone, colorScheme: 'dark' as const }, withoutHints],
  ])('X1.14 is free of what axe knows: %s', async (_, options, hints) => {
    const { page } = await open(options, hints)
    await cardOf(page).waitFor()

    expect(await axeFindings(page, { include: '.recognition' })).toEqual([])
  })
})
