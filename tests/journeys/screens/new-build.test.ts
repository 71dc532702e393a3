import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { ask, url } from '#tests/support/services/shops/shop-under-test.ts'
import {
  arrived,
  follow,
  isSameDocument,
  markDocument,
  savingData,
  travel,
  watchRequests,
} from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const isDescriptor = ({ pathname }: URL): boolean => pathname === '/build.json'

/** A visitor who reads a page while the shop may or may not be deployed anew. */
async function readingWhile(answer: (id: string) => { status?: number; body: string } | 'offline'): Promise<Page> {
  const { id } = (await ask('de', '/build.json')).json<{ id: string }>()
  const page = await browser.newPage()
  await page.addInitScript(savingData)
  await page.goto(url('de'))
  await hydrated(page)
  await markDocument(page)
  const fake = answer(id)
  await page.route('**/build.json*', (route) =>
    fake === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ contentType: 'application/json', ...fake }),
  )
  return page
}

/** Coming back to the tab is when the page asks. */
async function comeBackToTab(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => isDescriptor(new URL(request.url())))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const request = await asked
  await request.response().catch(() => null)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  return request.url()
}

const body = (id: string) => JSON.stringify({ id, timestamp: 0 })

describe('the build descriptor', () => {
  longTest('S7.38 is asked for with the time of asking', async () => {
    const page = await readingWhile((id) => ({ body: body(id) }))
    const before = Date.now()

    const asked = new URL(await comeBackToTab(page))

    expect(asked.search).toMatch(/^\?ts=\d{13}$/)
    expect(Number(asked.searchParams.get('ts'))).toBeGreaterThanOrEqual(before)
    expect(Number(asked.searchParams.get('ts'))).toBeLessThanOrEqual(Date.now())
  })

  test('S7.38 with another id makes the next navigation load its page afresh', async () => {
    const page = await readingWhile(() => ({ body: body('the-next-build') }))
    await comeBackToTab(page)
    expect(await isSameDocument(page)).toBe(true)

    await follow(page, '/account')
    await page.waitForURL(url('de', '/account'))
    await hydrated(page)

    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('[data-screen="accountOverview"]').count()).toBe(1)
  })

  longTest('S7.38 with another id keeps query and hash of the next page', async () => {
    const page = await readingWhile(() => ({ body: body('the-next-build') }))
    await comeBackToTab(page)

    await follow(page, '/checkout?zip=10115#main')
    await page.waitForURL(url('de', '/checkout?zip=10115#main'))

    expect(await isSameDocument(page)).toBe(false)
  })

  longTest.each([
    ['the same id', (id: string) => ({ body: body(id) })],
    ['no answer', () => 'offline' as const],
    ['an answer that is no JSON', () => ({ body: '<html>maintenance</html>' })],
    ['an error', () => ({ status: 503, body: '{}' })],
    ['an answer without an id', () => ({ body: '{}' })],
  ])('S7.38 with %s leaves navigation inside the page', async (_, answer) => {
    const page = await readingWhile(answer)
    await comeBackToTab(page)

    await travel(page, '/account')

    expect(await isSameDocument(page)).toBe(true)
  })

  longTest('S7.38 of the running server belongs to the pages it serves', async () => {
    const page = await readingWhile((id) => ({ body: body(id) }))
    const { id } = (await ask('de', '/build.json')).json<{ id: string }>()

    expect(await page.locator('html').getAttribute('data-build')).toBe(id)
  })

  test('S7.38 does not interrupt a form that is being filled in', async () => {
    const page = await readingWhile(() => ({ body: body('the-next-build') }))
    await fillCart(page)
    await travel(page, '/checkout')
    await page.locator('#postalCode').fill('101')

    await comeBackToTab(page)

    expect(await page.locator('#postalCode').inputValue()).toBe('101')
    expect(await isSameDocument(page)).toBe(true)
  })

  longTest('S7.38 is not asked for by a tab that nobody sees', async () => {
    const page = await readingWhile((id) => ({ body: body(id) }))
    const asked = watchRequests(page, isDescriptor)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })

    await travel(page, '/account')
    await arrived(page, '/account')

    expect(asked).toEqual([])
  })
})
