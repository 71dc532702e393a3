import type { Page } from 'playwright-core'
import { axeFindings, axeFindingsInTheDark } from './axe.ts'
import { misfits } from './sizes.ts'

/** What axe and a ruler find at the widths of a desk and a phone, with everything unfolded, by day and in the dark. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')))
  const found: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await axeFindings(page)), ...(await misfits(page)))
  }
  return [...found, ...(await axeFindingsInTheDark(page))]
}
