import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { countryOf, everyScreen, hosts } from '#tests/support/fixtures/addresses.ts'
import { provesAll, some } from '#tests/support/limits/runs.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()

/** How every box of the page looks, those before and after an element included. */
async function looksOf(page: Page): Promise<{ name: string; look: string }[]> {
  const computedStyles = await page.evaluate(() =>
    [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
  )
  const devTools = await page.context().newCDPSession(page)
  const { documents, strings } = await devTools.send('DOMSnapshot.captureSnapshot', { computedStyles })
  await devTools.detach()
  const { nodes, layout } = documents[0]!
  return layout.nodeIndex.map((node, index) => ({
    name: `${strings[nodes.nodeName![node]!]} ${nodes.attributes![node]!.map((at) => strings[at]).join(' ')}`.trim(),
    look: layout.styles[index]!.map((at) => strings[at]).join(';'),
  }))
}

/** Which boxes look otherwise once the whole sheet is there. */
async function changedBySheet(page: Page): Promise<string[]> {
  const before = await looksOf(page)
  await page.evaluate(async () => {
    const whole = document.querySelector('link[media="not all"]')!.cloneNode() as HTMLLinkElement
    whole.removeAttribute('media')
    document.head.append(whole)
    while (!whole.sheet) await new Promise(requestAnimationFrame)
  })
  const after = await looksOf(page)
  return after.filter(({ look }, index) => look !== before[index]?.look).map(({ name }) => name)
}

/** In a quick run every fourth of one host. */
const screensOf = (host: (typeof hosts)[number]) =>
  everyScreen(countryOf(host)).filter((_, index) => provesAll || index % 4 === 0)

describe.each(some(hosts, 1))('pages of %s', (host) => {
  test('EX-07 bring all the styles of what they show: the whole sheet changes nothing', async () => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    const changed: Record<string, string[]> = {}
    for (const path of ['/', ...screensOf(host)]) {
      await page.goto(url(host, path))
      const elements = await changedBySheet(page)
      if (elements.length > 0) changed[path] = elements
    }

    expect(changed).toEqual({})
  })
})

test('EX-07 the whole sheet is switched on by scripts, for what appears later', async () => {
  const page = await browser.newPage()
  await page.goto(url('de'))
  await hydrated(page)

  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].filter(({ href }) => href?.includes('/shop-')).map(({ media }) => media.mediaText),
      ),
    )
    .toEqual(['not all', ''])
})

test('EX-07 what scripts add is not shown before its styles are there', async () => {
  const page = await browser.newPage({ undecided: true })
  const sheet = Promise.withResolvers<void>()
  await page.route('**/assets/shop-*.css', async (route) => {
    await sheet.promise
    await route.continue()
  })
  await page.goto(url('de'), { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /entry\.client/.test(name)),
  )
  await page.waitForTimeout(500)
  const before = await page.locator('.consent__card').count()
  sheet.resolve()
  await page.locator('.consent__card').waitFor()

  expect(before).toBe(0)
  expect(await page.locator('.consent').evaluate((card) => getComputedStyle(card).position)).toBe('fixed')
})

test('EX-06 a page is painted before its scripts are asked for', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url('de'))
  await hydrated(page)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))

  expect(painted).toHaveLength(1)
  expect(asked.length).toBeGreaterThan(5)
  // The paint itself is noted a moment after its frame has begun; without waiting they would be asked for at the very start.
  expect(Math.min(...asked)).toBeGreaterThan(painted[0]! / 2)
})
