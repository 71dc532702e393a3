import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import {
  follow,
  isPayload,
  isSameDocument,
  markDocument,
  savingData,
  travel,
  watchRequests,
} from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

/** Every host but our own is a stub, so that a test sees where the browser would have gone. */
async function openHome(): Promise<{ page: Page; left: string[]; payloads: string[] }> {
  const page = await browser.newPage()
  const left: string[] = []
  await page.addInitScript(savingData)
  await page.route(
    ({ hostname }) => !hostname.endsWith('.localhost'),
    (route) => {
      left.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
    },
  )
  await page.goto(url('de'))
  await hydrated(page)
  await markDocument(page)
  return { page, left, payloads: watchRequests(page, isPayload) }
}

describe('a link that leads away', () => {
  test.each(
    some(
      [
        '//evil.example/x',
        'https://evil.example/x',
        'https:\\\\evil.example\\x',
        '/\\evil.example/x',
        '\\\\evil.example/x',
        ' //evil.example/x',
      ],
      1,
    ),
  )('S8.11 %j is never followed by the router', async (href) => {
    const { page, left, payloads } = await openHome()

    await follow(page, href)
    await page.waitForURL(/evil\.example/)

    expect(left).toEqual([expect.stringContaining('//evil.example/x')])
    expect(payloads).toEqual([])
  })

  longTest.each([
    'javascript:window.hacked=1',
    'JaVaScRiPt:window.hacked=1',
    'java\nscript:window.hacked=1',
    'data:text/html,hacked',
  ])('S8.11 %j runs nothing and goes nowhere', async (href) => {
    const { page, left, payloads } = await openHome()

    await follow(page, href)
    await travel(page, '/account')

    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await isSameDocument(page)).toBe(true)
    expect({ left, payloads }).toEqual({ left: [], payloads: ['/account.data'] })
  })

  longTest('S8.11 a double slash on the own host is refused and reported', async () => {
    const { page, left, payloads } = await openHome()
    const report = page.waitForRequest((request) => request.url().endsWith('/api/errors'))

    await follow(page, `${url('de', '')}//evil.example`)

    expect((await report).postDataJSON().message).toContain('Navigation to an external URL is refused')
    expect(page.url()).toBe(url('de'))
    expect({ left, payloads }).toEqual({ left: [], payloads: [] })
  })

  longTest('S8.11 the link to the shop that sells is left to the browser', async () => {
    const { page, left } = await openHome()
    const link = page.locator('a[href^="https://"][rel="noopener"]:visible').first()
    const href = await link.getAttribute('href')

    await link.click()
    await page.waitForURL(({ hostname }) => !hostname.endsWith('.localhost'))

    expect(left).toEqual([href])
  })

  longTest('S8.11 a click that asks for a new tab is left to the browser', async () => {
    const { page, payloads } = await openHome()
    const opened = page.context().waitForEvent('page')

    await page.locator('header a[href="/account"]').click({ modifiers: ['Control'] })

    expect((await opened).url()).toMatch(/^(about:blank|.*\/account)$/)
    expect(page.url()).toBe(url('de'))
    expect(payloads).toEqual([])
  })
})
