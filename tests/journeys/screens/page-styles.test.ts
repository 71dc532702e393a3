import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { countryOf, everyScreen, hosts } from '#tests/support/fixtures/addresses.ts'
import { provesAll, some } from '#tests/support/limits/runs.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()

/** Runs in the page: how everything in it looks, and what stands before and after it. */
function looks(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part || null)
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`)
      return `${element.tagName}.${element.getAttribute('class')}${part} ${values.join(';')}`
    }),
  )
}

/** Which elements look otherwise once the whole sheet is there. */
async function changedBySheet(page: Page): Promise<string[]> {
  const before = await page.evaluate(looks)
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[media="not all"]')!
    link.removeAttribute('media')
    while (![...document.styleSheets].some(({ href }) => href === link.href)) await new Promise(requestAnimationFrame)
  })
  const after = await page.evaluate(looks)
  return after.filter((look, index) => look !== before[index]).map((look) => look.split(' ')[0]!)
}

/** In a quick run every fourth of one host. */
const screensOf = (host: (typeof hosts)[number]) =>
  everyScreen(countryOf(host)).filter((_, index) => provesAll || index % 4 === 0)

describe.each(some(hosts, 1))('pages of %s', (host) => {
  test('EX-07 bring all the styles of what they show: the whole sheet changes nothing', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
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

  expect(await page.locator('link[rel=stylesheet][media]').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/shop-')).length))
    .toBe(1)
})
