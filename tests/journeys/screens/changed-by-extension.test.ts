import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { ask, asPerson, url } from '#tests/support/services/shops/shop-under-test.ts'
import { arrived, isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

/** A page as it looks after a translator or a password manager has been at work, before the shop's own scripts run. */
async function openChanged(change: (html: string) => string): Promise<Page> {
  const page = await browser.newPage()
  const { text, headers } = await ask('de', '/', asPerson)
  const policy = String(headers['content-security-policy'])
  await page.route(url('de'), (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: change(text) }),
  )
  await page.goto(url('de'))
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await markDocument(page)
  return page
}

test.each<[string, (html: string) => string]>(
  some(
    [
      ['translated words', (html) => html.replace(/<h1>[^<]*/, '<h1>Another language')],
      ['wrapped words', (html) => html.replace(/<h1>([^<]*)/, '<h1><font>$1</font>')],
      ['an element of its own', (html) => html.replace('<main', '<div class="helper"></div><main')],
      ['a missing element', (html) => html.replace(/<h1>[^<]*<\/h1>/, '')],
    ],
    1,
  ),
)('S2.43 a page into which an extension wrote %s still stands and works', async (_, change) => {
  const page = await openChanged(change)

  await page.locator('main h1').waitFor()
  await page.evaluate(() => window.__reactRouterDataRouter!.navigate('/account'))
  await arrived(page, '/account')

  expect(await page.locator('[data-screen="accountOverview"] h1').isVisible()).toBe(true)
  expect(await isSameDocument(page)).toBe(true)
})
