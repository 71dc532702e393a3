import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf } from '#tests/support/fixtures/addresses.ts'
import {
  active,
  enter,
  field,
  names,
  openSearchPage,
  options,
  popup,
  spoken,
  stepInto,
  type,
} from '#tests/support/drivers/browser/search-box.ts'
import { arrived, watchRequests } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const browser = useBrowser()
const messages = readMessages('messages', 'de')

describe.each(some(countryCodes, 1))('in %s', (code) => {
  const country = countryOf(code)

  test('S2.45 S7.34 a visitor types with a typo, takes the suggestion and sees the device', async () => {
    const page = await openSearchPage(browser, code)

    await type(page, 'iphnoe 14 pro', 'iPhone 14 Pro')
    const first = options(page).first()
    const href = (await first.getAttribute('href'))!
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe(0)
    await page.keyboard.press('Enter')
    await arrived(page, href)

    expect(href).toMatch(new RegExp(`^${pathTo(country, 'product', { pdp: 'apple-iphone-14-pro' })}-128-g[bo]$`))
    expect(await page.locator('h1').innerText()).toContain('iPhone 14 Pro')
    expect(await popup(page).count()).toBe(0)
  })

  longTest('S2.45 suggestions show maker, marked letters and a drawing, and are counted aloud', async () => {
    const page = await openSearchPage(browser, code)

    await enter(page, 'iphnoe 14 pro')
    const first = options(page).first()

    expect(await names(page).first().innerText()).toBe('Apple iPhone 14 Pro')
    expect(await first.locator('mark').allInnerTexts()).toEqual(['iPh', '14', 'Pro'])
    expect(await first.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true)
    expect(await spoken(page).innerText()).toMatch(/^\d \p{L}+$/u)
    expect(await spoken(page).innerText()).toContain(String(await options(page).count()))
  })

  test('F-60 EX-08 suggestions say what this country pays at most, as the list of results does', async () => {
    const page = await openSearchPage(browser, code, { width: 360 })
    await enter(page, 'iphone 14 pro')
    const first = options(page).first()
    const offer = first.locator('.suggestions__offer')
    const said = await offer.innerText()
    const [name, price] = [(await names(page).first().boundingBox())!, (await offer.boundingBox())!]

    expect(said).toMatch(/\d.*€|€.*\d/)
    expect(price.y).toBeGreaterThanOrEqual(name.y + name.height)
    expect(await first.evaluate((option) => option.scrollWidth <= option.clientWidth)).toBe(true)
    await page.getByRole('option', { name: `Apple iPhone 14 Pro ${said}`, exact: true }).waitFor()

    await page.goto(url(code, '/?q=iphone+14+pro'))
    expect(await page.locator('.model-card', { hasText: 'iPhone 14 Pro' }).first().innerText()).toContain(said)
  })

  test('S8.10 a search that does not answer is no error: the box offers the categories', async () => {
    const page = await openSearchPage(browser, code)
    const wrong: string[] = []
    page.on('pageerror', ({ message }) => wrong.push(message))
    await page.route('**/searches', (route) => route.fulfill({ status: 204 }))

    await enter(page, 'iphone')

    const failed = readMessages('messages', messagesFileOf(code))['site.search.failed']!
    expect(await popup(page).innerText()).toContain(failed)
    expect(await popup(page).locator('a').count()).toBe(10)
    expect(await spoken(page).innerText()).toBe(failed)
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    expect(wrong).toEqual([])
  })
})

describe('the search box', () => {
  longTest('S2.45 costs nothing until somebody steps into it', async () => {
    const page = await browser.newPage()
    const scripts = watchRequests(page, ({ pathname }) => pathname.startsWith('/assets/suggestions'))
    await page.goto(url('de'))
    await hydrated(page)
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])

    await stepInto(page)

    expect(scripts).toHaveLength(1)
  })

  test('S9.14 asks its own index for as many devices as it wants, once for a word typed quickly', async () => {
    const page = await openSearchPage(browser, 'fr')
    const bodies: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/searches')) bodies.push(request.postDataJSON() as Record<string, unknown>)
    })

    await stepInto(page)
    await field(page).evaluate((input: HTMLInputElement) => {
      for (const letter of 'pixel 7') {
        input.value += letter
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await options(page).first().waitFor()

    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ application: 'devices_fr', resultSize: 60 })
  })

  longTest('S2.45 names a model once and eight at most; a size is shown when it was typed', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')
    const models = await names(page).allInnerTexts()
    expect(models).toHaveLength(8)
    expect(new Set(models).size).toBe(8)

    await field(page).fill('iphone 14 pro 256gb')
    await page.locator('[role="option"]:first-child', { hasText: 'iPhone' }).waitFor()

    expect(await names(page).first().innerText()).toBe('Apple iPhone 14 Pro 256 GB')
    expect(await options(page).first().getAttribute('href')).toBe('/produkte/apple-iphone-14-pro-256-gb')
  })

  longTest('S2.45 a late answer to older letters does not take the place of the newer one', async () => {
    const page = await openSearchPage(browser, 'de')
    const mayAnswer = Promise.withResolvers<void>()
    const isOlder = (request: Request) => request.postData()?.includes('galaxy') ?? false
    await page.route('**/searches', async (route) => {
      if (isOlder(route.request())) await mayAnswer.promise
      await route.continue().catch(() => undefined)
    })
    await stepInto(page)
    const asked = page.waitForRequest(isOlder)
    await field(page).pressSequentially('galaxy')
    const older = await asked
    await field(page).fill('iphone 14 pro')
    await page.locator('[role="option"]:first-child', { hasText: 'iPhone 14 Pro' }).waitFor()

    mayAnswer.resolve()
    await older.response().catch(() => undefined)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

    expect(await names(page).first().innerText()).toBe('Apple iPhone 14 Pro')
  })

  longTest.each([360, 1280])('S2.45 moves nothing when the list opens, at %d px', async (width) => {
    const page = await openSearchPage(browser, 'de', { width })
    const places = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
        scrollY,
        ...[...document.querySelectorAll('main *:not(.suggestions, .suggestions *, [role="status"]), footer')].flatMap(
          (element) => [element.getBoundingClientRect().top, element.getBoundingClientRect().left],
        ),
      ])
    await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
      return Promise.all(images.map((image) => image.decode()))
    })
    const before = await places()

    await enter(page, 'galaxy')

    expect(await options(page).count()).toBe(8)
    expect(await places()).toEqual(before)
    const { x, width: wide } = (await popup(page).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
  })

  longTest('S2.45 tells that nothing was found, and where to tell us', async () => {
    const page = await openSearchPage(browser, 'de')

    await enter(page, 'qwertzuiopq')

    expect(await popup(page).innerText()).toContain(messages['site.search.nothing'])
    expect(await popup(page).locator('a').getAttribute('href')).toBe('/kontakt?subject=device-not-listed')
    expect(await spoken(page).innerText()).toContain(messages['site.search.nothing'])
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('S8.10 survives a network that is gone, and finds again when it is back', async () => {
    const page = await openSearchPage(browser, 'de')
    await page.route('**/searches', (route) => route.abort())
    await enter(page, 'iphone 1')
    expect(await popup(page).innerText()).toContain(messages['site.search.failed'])

    await page.unroute('**/searches')
    await field(page).pressSequentially('4')
    await options(page).first().waitFor()

    expect(await popup(page).innerText()).not.toContain(messages['site.search.failed'])
  })

  longTest('S8.10 sends the form if its suggestions never arrive', async () => {
    const page = await openSearchPage(browser, 'de')
    await page.route('**/assets/suggestions*', (route) => route.abort())

    await field(page).fill('iphnoe 14 pro')
    await field(page).press('Enter')
    await page.waitForURL('**/?q=*')

    await expect.poll(() => page.locator('.model-card a').first().innerText()).toBe('iPhone 14 Pro')
  })

  longTest('S2.45 opens for whoever stepped into it before scripts ran', async () => {
    const page = await browser.newPage()
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto(url('de'), { waitUntil: 'commit' })
    await field(page).pressSequentially('iphone 14')

    await options(page).first().waitFor()

    expect(await options(page).first().innerText()).toContain('iPhone 14')
  })
})
