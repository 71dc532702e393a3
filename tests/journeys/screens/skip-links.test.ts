import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('href'))

const focusedIsInView = (page: Page) =>
  page.waitForFunction(() => {
    const { top, bottom, left, width } = document.activeElement!.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && width > 24
  })

const targets = ['menu', 'search', 'main', 'footer']

test.each(some(['de', 'fr', 'b2bwidget', 'aganwidget'] as const, 1))(
  'S2.35 the first stops of the Tab key in %s are skip links, which show themselves and move the focus',
  async (host) => {
    const page = await browser.newPage()
    await page.goto(url(host, '/account'))
    expect(
      await page.locator('.skip-links a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(targets.map((target) => `#${target}`))
    const hidden = await page.locator('.skip-links a').first().boundingBox()
    expect(hidden!.y + hidden!.height).toBeLessThanOrEqual(0)

    for (const [index, target] of targets.entries()) {
      await page.goto(url(host, '/account'))
      await hydrated(page)
      for (let presses = 0; presses <= index; presses += 1) await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(`#${target}`)
      await focusedIsInView(page)

      await page.keyboard.press('Enter')
      await page.waitForFunction((id) => document.activeElement?.id === id, target)
      expect(await focused(page)).toBe(target)
    }
  },
)

longTest('S2.35 F-62 the skip links come before the question about counting', async () => {
  const page = await browser.newPage({ undecided: true })
  await page.goto(url('de', '/account'))
  await page.locator('#consent button:visible').first().waitFor()

  await page.keyboard.press('Tab')

  expect(await focused(page)).toBe('#menu')
})

longTest('S2.35 behind the skip link the Tab key goes on inside its target', async () => {
  const page = await browser.newPage()
  await page.goto(url('de', '/checkout'))
  await page.locator('.skip-links a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'main')

  await page.keyboard.press('Tab')

  expect(await page.evaluate(() => document.getElementById('main')!.contains(document.activeElement))).toBe(true)
})
