import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { isPayload, savingData, travel, watchRequests } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

describe('pages fetched ahead', () => {
  longTest(
    'S9.08 the first is asked for 0.8 to 2 seconds after the page is ready, as its own clock tells',
    async () => {
      const page = await browser.newPage()
      const began = Date.now()
      await page.clock.install({ time: began })
      await page.clock.pauseAt(began + 1)
      const asked = watchRequests(page, isPayload)
      await page.goto(url('de'))
      await hydrated(page)

      await page.clock.runFor(800)
      await page.evaluate(() => fetch('/build.json'))
      expect(asked).toEqual([])

      // Its script takes as long as the machine needs, while the clock of the page stands still.
      const script = page.waitForResponse((answer) => /\/assets\/prefetch-/.test(answer.url()))
      await page.clock.runFor(300)
      await (await script).finished()
      await expect
        .poll(async () => {
          await page.clock.runFor(5)
          return asked.length
        })
        .toBeGreaterThan(0)
      expect(await page.evaluate(() => Date.now())).toBeLessThanOrEqual(began + 2_001)
    },
  )

  test('S9.09 are never more than four at a time, even with thirty links in view', async () => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    const held: Route[] = []
    const asked: string[] = []
    let holding = true
    await page.route('**/produkte/handy-*.data', (route) => {
      asked.push(route.request().url())
      if (!holding) return route.continue()
      held.push(route)
    })
    await page.goto(url('de', '/account'))
    await hydrated(page)
    await addLinks(page, 30)
    await travel(page, '/checkout')

    await expect.poll(() => held.length).toBe(4)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(held).toHaveLength(4)

    await held[0]!.continue()
    await expect.poll(() => held.length).toBe(5)

    holding = false
    await Promise.all(held.slice(1).map((route) => route.continue()))
    await expect.poll(() => asked.length).toBe(30)
    expect(new Set(asked).size).toBe(30)
  })

  longTest.each([
    [true, 'not '],
    [false, ''],
  ])('S9.08 saving data %s: they are %sfetched', async (saves) => {
    const page = await browser.newPage()
    if (saves) await page.addInitScript(savingData)
    await page.addInitScript(tenTimesFaster)
    const asked = watchRequests(page, isPayload)
    await page.goto(url('de'))
    await hydrated(page)

    if (saves) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 15_000)))
    await expect.poll(() => asked.length > 0).toBe(!saves)
  })

  longTest('S9.08 bring their scripts with them', async () => {
    const page = await browser.newPage()
    const scripts = watchRequests(page, ({ pathname }) => /\/assets\/overview-.*\.js$/.test(pathname))
    await page.goto(url('de'))
    await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/account.data')

    await expect.poll(() => scripts.length).toBe(1)
    await travel(page, '/account')

    expect(scripts).toHaveLength(1)
  })
})

/** Makes a second of the page's timers a tenth of one. */
const tenTimesFaster = `const wait = window.setTimeout; window.setTimeout = (work, time = 0, ...rest) => wait(work, time / 10, ...rest)`

/** Outside of what the router draws, so that they stand on every page. */
const addLinks = (page: Page, count: number) =>
  page.evaluate((total) => {
    const list = document.createElement('div')
    for (let number = 0; number < total; number += 1) {
      const link = document.createElement('a')
      link.href = `/produkte/handy-${number}`
      link.textContent = String(number)
      list.append(link)
    }
    document.body.prepend(list)
  }, count)
