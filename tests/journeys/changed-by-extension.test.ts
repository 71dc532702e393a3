import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '../browser.ts'
import { url } from '../shop-under-test.ts'
import { isSameDocument, markDocument, travel } from './travelling.ts'

const browser = useBrowser()

/** A page as it looks after a translator or a password manager has been at work, before the shop's own scripts run. */
async function openChanged(change: (html: string) => string): Promise<Page> {
  const page = await browser.newPage()
  await page.route(url('de'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.goto(url('de'))
  await hydrated(page)
  await markDocument(page)
  return page
}

test.each<[string, (html: string) => string]>([
  ['translated words', (html) => html.replace(/<h1>[^<]*/, '<h1>Another language')],
  ['wrapped words', (html) => html.replace(/<h1>([^<]*)/, '<h1><font>$1</font>')],
  ['an element of its own', (html) => html.replace('<main', '<div class="helper"></div><main')],
  ['a missing element', (html) => html.replace(/<h1>[^<]*<\/h1>/, '')],
])('S2.43 a page into which an extension wrote %s still stands and works', async (_, change) => {
  const page = await openChanged(change)

  expect(await page.locator('main h1').count()).toBe(1)
  await travel(page, '/account')
  expect(await page.locator('[data-screen="accountOverview"] h1').isVisible()).toBe(true)
  expect(await isSameDocument(page)).toBe(true)
})
