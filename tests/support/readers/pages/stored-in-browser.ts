import type { Page } from 'playwright-core'
import { storedThings } from '#shop/stored-things.ts'

/** What the shop has left in this browser and does not list, or keeps longer than it says. */
export async function unlistedThings(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(page.url())
  const stored = await page.evaluate(() => ({ browser: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))
  const isListed = (place: string, name: string) =>
    storedThings.some((thing) => thing.place === place && thing.name === name)
  const tooOld = ({ name, expires }: { name: string; expires: number }) => {
    const days = storedThings.find((thing) => thing.place === 'cookie' && thing.name === name)?.lasts
    return typeof days === 'number' && expires * 1000 > Date.now() + (days * 24 + 1) * 60 * 60_000
  }

  return [
    ...cookies.filter((cookie) => !isListed('cookie', cookie.name) || tooOld(cookie)).map(({ name }) => name),
    ...stored.browser.filter((name) => !isListed('browser', name)),
    ...stored.tab.filter((name) => !isListed('tab', name)),
  ]
}
