import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fullCheckout, galaxy } from '#tests/support/fixtures/carts.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { arrived, follow, isSameDocument, markDocument, savingData } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

/** A visitor who opened the shop before a deployment took the script of the account page away. */
async function visitorBeforeDeployment(): Promise<{ page: Page; documents: string[] }> {
  const page = await browser.newPage()
  const documents: string[] = []
  await page.addInitScript(savingData)
  await page.route('**/assets/overview-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(url('de'))
  await hydrated(page)
  await markDocument(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { page, documents }
}

const guard = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('umlauf.reloaded') ?? 'null'))

describe('a page whose script is gone', () => {
  test('S8.05 is loaded from the server, once and not in a loop', async () => {
    const { page, documents } = await visitorBeforeDeployment()

    await follow(page, '/account')
    await page.waitForURL(url('de', '/account'))
    await page.waitForLoadState('networkidle')

    expect(documents).toEqual(['/account'])
    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('[data-screen="accountOverview"] h1').count()).toBe(1)
  })

  longTest('S8.05 loses neither the cart nor where the visitor wanted to go', async () => {
    const { page } = await visitorBeforeDeployment()
    const cart = JSON.stringify({ state: { ...fullCheckout, cart: [{ ...galaxy, name: 'X' }] }, version: 2 })
    await page.evaluate((value) => localStorage.setItem('umlauf.checkout', value), cart)

    await follow(page, '/account?from=mail#main')
    await page.waitForURL(url('de', '/account?from=mail#main'))

    expect(await page.evaluate(() => localStorage.getItem('umlauf.checkout'))).toContain('"name":"X"')
    await page.goBack()
    await hydrated(page)
    await page.locator('#cart .icon-link__count').waitFor()
    expect(await page.locator('#cart .icon-link__count').textContent()).toBe('1')
  })

  longTest('S9.07 is remembered for ten seconds with its path', async () => {
    const { page } = await visitorBeforeDeployment()
    const before = Date.now()

    await follow(page, '/account')
    await page.waitForURL(url('de', '/account'))

    const [{ path, expires }] = await guard(page)
    expect(path).toBe('/account')
    expect(expires).toBeGreaterThanOrEqual(before + 10_000)
    expect(expires).toBeLessThanOrEqual(Date.now() + 10_000)
  })

  test('S8.05 is not loaded a second time within ten seconds, and the failure is reported', async () => {
    const { page, documents } = await visitorBeforeDeployment()
    await page.evaluate(() =>
      sessionStorage.setItem('umlauf.reloaded', JSON.stringify([{ path: '/account', expires: Date.now() + 9_000 }])),
    )
    const report = page.waitForRequest((request) => request.url().endsWith('/api/errors'))

    await follow(page, '/account')
    await report

    expect(documents).toEqual([])
    expect(await isSameDocument(page)).toBe(true)
  })

  longTest('S8.05 is loaded again after ten seconds', async () => {
    const { page, documents } = await visitorBeforeDeployment()
    await page.evaluate(() =>
      sessionStorage.setItem('umlauf.reloaded', JSON.stringify([{ path: '/account', expires: Date.now() - 1 }])),
    )

    await follow(page, '/account')
    await page.waitForURL(url('de', '/account'))

    expect(documents).toEqual(['/account'])
  })

  longTest('S8.05 leaves every other page alone', async () => {
    const { page, documents } = await visitorBeforeDeployment()

    await follow(page, '/checkout')
    await arrived(page, '/checkout')

    expect(documents).toEqual([])
    expect(await isSameDocument(page)).toBe(true)
    expect(await guard(page)).toBeNull()
  })
})
