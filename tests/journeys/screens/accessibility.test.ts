import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

async function findingsOn(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    found.push(...(await axeFindings(page)))
  }
  return found
}

longTest.each(['b2bwidget', 'agan', 'aganwidget'])(
  'X1.14 the skin of %s is free of what axe knows in the dark and on a phone',
  async (host) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

    expect(await findingsOn(page, [url(host), url(host, '/checkout'), url(host, '/nobody')])).toEqual([])
  },
)

test.each(
  some(
    [
      [1440, 'light'],
      [1440, 'dark'],
      [360, 'light'],
    ] as const,
    1,
  ),
)('X1.14 opened menus and refused input are so at %d px, %s, and stay inside the page', async (width, colorScheme) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  await page.goto(url('de', '/build.json'))
  await fillCart(page, { quantity: 2 })
  await page.goto(url('de', '/checkout'))
  await hydrated(page)
  await page.locator('#sale [type="submit"]:not([aria-busy])').click()
  const found = await axeFindings(page)
  for (const summary of await page.locator('header summary:visible').all()) {
    await summary.click()
    // What lies under an open menu is not to be judged now.
    found.push(...(await axeFindings(page, { exclude: ['main'] })), ...(await misfits(page)))
    const panel = await summary.locator('xpath=..').locator('.menu__panel').boundingBox()
    if (!panel || panel.x < 0 || panel.x + panel.width > width)
      found.push(`${await summary.getAttribute('aria-label')}: ${JSON.stringify(panel)}`)
    await page.keyboard.press('Escape')
  }

  expect(await page.locator('#postalCode-error').isVisible()).toBe(true)
  expect(found).toEqual([])
})
