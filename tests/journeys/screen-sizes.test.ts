import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { url } from '../shop-under-test.ts'
import { countryOf, everyScreen, hosts } from './addresses.ts'

const browser = useBrowser()

/** Elements that stick out of the page to the right. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      `${location.pathname}: ${document.documentElement.scrollWidth} px`,
      ...culprits.slice(0, 3).map((element) => element.outerHTML.slice(0, 100)),
    ]
  })

/** WCAG 2.5.8: targets of at least 24 px, except links inside a sentence and those that are not shown. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.skip-links'))
      .filter(
        (element) =>
          !(
            element.matches('a') &&
            element.parentElement!.matches('p, dd, td, h1, pre') &&
            getComputedStyle(element).display === 'inline'
          ),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 120)}`),
  )

test.each(hosts)(
  'X1.14 on %s nothing sticks out and every target is big enough, at 360 and at 1440 px',
  { timeout: 60_000 },
  async (host) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
    const found: string[] = []
    for (const path of everyScreen(countryOf(host))) {
      await page.goto(url(host, path))
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await overflowing(page)), ...(await tooSmall(page)))
      }
    }

    expect(found).toEqual([])
  },
)

test.each([360, 1440])('X1.14 opened menus stay inside a page of %d px', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(url('de'))
  const found: string[] = []
  for (const summary of await page.locator('header summary:visible').all()) {
    await summary.click()
    const panel = await summary.locator('xpath=..').locator('.menu__panel').boundingBox()
    if (!panel || panel.x < 0 || panel.x + panel.width > width)
      found.push(`${await summary.getAttribute('aria-label')}: ${JSON.stringify(panel)}`)
    found.push(...(await overflowing(page)), ...(await tooSmall(page)))
    await page.keyboard.press('Escape')
  }

  expect(found).toEqual([])
})
