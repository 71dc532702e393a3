import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import {
  arrived,
  follow,
  isPayload,
  savingData,
  travel,
  watchRequests,
} from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

async function openHome({ fetchesAhead = false } = {}): Promise<Page> {
  const page = await browser.newPage()
  if (!fetchesAhead) await page.addInitScript(savingData)
  await page.goto(url('de'))
  await hydrated(page)
  return page
}

describe('the payload of a page', () => {
  test('S7.39 is asked for once on every navigation inside the shop', async () => {
    const page = await openHome()
    const asked = watchRequests(page, isPayload)

    for (const path of ['/account', '/verkaufen/kamera', '/checkout', '/produkte/apple-iphone-14-128-gb', '/'])
      await travel(page, path)

    expect(asked).toEqual([
      '/account.data',
      '/verkaufen/kamera.data',
      '/checkout.data',
      '/produkte/apple-iphone-14-128-gb.data',
      '/_.data',
    ])
  })

  longTest('S7.39 is not asked for by a page that the server sent whole', async () => {
    const page = await browser.newPage()
    await page.addInitScript(savingData)
    const asked = watchRequests(page, isPayload)
    await page.goto(url('de', '/verkaufen/kamera'))
    await hydrated(page)

    expect(await page.locator('main h1').count()).toBe(1)
    expect(asked).toEqual([])
  })

  longTest('S7.39 is not asked for again when it was fetched ahead within a minute', async () => {
    const page = await openHome({ fetchesAhead: true })
    await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/account.data')
    const asked = watchRequests(page, ({ pathname }) => pathname === '/account.data')

    await travel(page, '/account')

    expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
    expect(asked).toEqual([])
  })

  longTest('S7.39 is asked for again when it was fetched ahead more than a minute ago', async () => {
    const page = await openHome({ fetchesAhead: true })
    await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/account.data')
    const asked = watchRequests(page, ({ pathname }) => pathname === '/account.data')
    await page.evaluate(() => {
      const later = Date.now() + 61_000
      Date.now = () => later
    })

    await travel(page, '/account')

    expect(asked).toEqual(['/account.data'])
  })

  longTest('S7.39 that failed while being fetched ahead is asked for again by the click', async () => {
    const page = await browser.newPage()
    let broken = true
    await page.route('**/account.data', (route) =>
      broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await page.goto(url('de'))
    await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/account.data')
    broken = false

    await travel(page, '/account')

    expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
  })
})

type Failure = number | 'network'

/** The payload of /account fails the first `times` times. */
async function failing(page: Page, failure: Failure, times: number): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/account.data', (route) => {
    asked.push(route.request().method())
    if (asked.length > times) return route.continue()
    return failure === 'network' ? route.abort('connectionreset') : route.fulfill({ status: failure, body: '' })
  })
  return asked
}

describe('a payload that does not come', () => {
  test.each<Failure>(some([503, 408, 'network'], 1))(
    'S7.40 because of %s is asked for once more, and then the page is there',
    async (failure) => {
      const page = await openHome()
      const asked = await failing(page, failure, 1)

      await travel(page, '/account')

      expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
      expect(await page.locator('[data-error]').count()).toBe(0)
      expect(asked).toEqual(['GET', 'GET'])
    },
  )

  longTest.each<Failure>([503, 'network'])(
    'S7.40 because of %s a second time ends on the error page',
    async (failure) => {
      const page = await openHome()
      const asked = await failing(page, failure, 9)

      await follow(page, '/account')
      await page.locator('[data-error="oops"]').waitFor()

      expect(asked).toHaveLength(2)
    },
  )

  longTest.each([400, 404])('S7.40 because of %d is not asked for again', async (status) => {
    const page = await openHome()
    const asked = await failing(page, status, 9)

    await follow(page, '/account')
    await page.locator('[data-error]').waitFor()

    expect(asked).toHaveLength(1)
  })

  test.each(some(['POST', 'DELETE'], 1))('S7.41 %s is never sent twice', async (method) => {
    const page = await openHome()
    const sent: string[] = []
    await page.route('**/api/anything', (route) => {
      sent.push(route.request().method())
      return sent.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.abort('connectionreset')
    })
    const send = () =>
      page.evaluate(
        (verb) =>
          fetch('/api/anything', { method: verb }).then(
            ({ status }) => status,
            () => 'failed',
          ),
        method,
      )

    expect(await send()).toBe(503)
    expect(await send()).toBe('failed')

    expect(sent).toEqual([method, method])
  })
})

longTest('S7.40 a visitor who goes elsewhere meanwhile is not held up by an answer that never comes', async () => {
  const page = await openHome()
  await page.route('**/account.data', () => undefined)
  await follow(page, '/account')
  await page.locator('.loading-bar[data-loading]').waitFor({ state: 'attached' })

  await travel(page, '/checkout')
  await arrived(page, '/checkout')

  expect(await page.locator('[data-screen="checkout"] h1').count()).toBe(1)
})
