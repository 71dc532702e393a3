import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'

const browser = useBrowser()
const visitors = useVisitors()

const list = `Gerät;Zustand;Anzahl;Mängel
Apple iPhone 14 128 GB;B;1;
Apple iPhone 14;B;1;
Apple iPhone 14 128 GB;B;1;defekt
`

/** Goes on by the keyboard alone until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let steps = 0; steps < 250; steps += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nobody comes to ${selector} by the keyboard`)
}

const priceOf = async (page: Page, row: number) =>
  (await page.locator(`#row-${row} td:nth-child(3)`).innerText()).trim()

test('F-39 ME-09 rows are mended by the keyboard: a suggestion is taken, and a defect is told', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`http://de.localhost:${visitors.shop().port}/b2b/geraeteliste`)
  await hydrated(page)
  await page.locator('main textarea').fill(list)
  await page.locator('main form [type="submit"]').first().click()
  await page.locator('[data-list="done"]').waitFor()
  expect(await axeFindings(page, { include: 'main' })).toEqual([])

  // Two clicks become two keys: the storage that the row does not name.
  await tabTo(page, '#row-2 button[name="device"]')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Apple iPhone 14 128 GB')
  await page.keyboard.press('Enter')
  await page.locator('#row-2:not([data-problem])').waitFor()
  expect(await priceOf(page, 2)).toBe(await priceOf(page, 1))

  // What is broken is told in the words of the questions.
  await hydrated(page)
  await tabTo(page, '#row-3 a[href*="row=3"]')
  await page.keyboard.press('Enter')
  await page.locator('#mend').waitFor()
  expect(await axeFindings(page, { include: 'main' })).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await misfits(page)).toEqual([])
  await tabTo(page, '#mend select[name="answer-DISPLAY_GLASS"]')
  await page.keyboard.type('Gesprungen')
  await tabTo(page, '#mend form:has(select) [type="submit"]')
  await page.keyboard.press('Enter')
  await page.locator('#row-3:not([data-problem])').waitFor()
  const cents = async (row: number) => Number((await priceOf(page, row)).replaceAll(/\D/g, ''))
  expect(await cents(3)).toBeGreaterThan(0)
  expect(await cents(3)).toBeLessThan(await cents(1))
  expect(await page.locator('#row-3').innerText()).toContain('Mängel sind eingerechnet.')
})
