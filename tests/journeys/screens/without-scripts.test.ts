import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf } from '#tests/support/fixtures/addresses.ts'
import { watchRequests } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const withoutScripts = () => browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

describe('a visitor without scripts', () => {
  test.each(some(['de', 'fr', 'b2bwidget', 'agan'] as const, 1))(
    'S2.43 finds the whole home page of %s',
    async (host) => {
      const page = await withoutScripts()

      await page.goto(url(host))

      expect(await page.locator('h1').innerText()).not.toBe('')
      expect(await page.locator('#categories .tile a').count()).toBe(10)
      expect(await page.locator('#categories a').first().isVisible()).toBe(true)
    },
  )

  test.each(some(['de', 'it'] as const, 1))('S2.43 opens the menus of %s and follows their links', async (code) => {
    const page = await withoutScripts()
    await page.goto(url(code))

    await page.locator('#menu summary:visible').first().click()
    const link = page.locator('#menu .menu__panel a:visible').first()
    const href = await link.getAttribute('href')
    await link.click()

    expect(new URL(page.url()).pathname).toBe(href)
    await page.locator('#cart').click()
    expect(await page.locator('main').getAttribute('data-screen')).toBe('checkout')
  })

  test('S2.43 searches, and gets an honest answer', async () => {
    const page = await withoutScripts()
    await page.goto(url('fr', '/contact'))

    await page.locator('#search input').fill('iphone <14>')
    await page.locator('#search input').press('Enter')

    expect(new URL(page.url()).searchParams.get('q')).toBe('iphone <14>')
    expect(await page.locator('main').innerText()).toContain('iphone <14>')
  })
})

longTest.each([
  ['at', { width: 1280, colorScheme: 'light' }],
  ['es', { width: 360, colorScheme: 'dark' }],
] as const)(
  'S2.43 X1.14 content pages of %s ask for no script at all, and everybody can read them',
  async (code, look) => {
    const { width, colorScheme } = look
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
    const scripts = watchRequests(page, ({ pathname }) => pathname.endsWith('.js') || pathname.endsWith('.data'))

    for (const [index, topic] of contentTopics.entries()) {
      await page.goto(url(code, `/content/${countryOf(code).contentSlugs[topic]}`))
      expect(await page.locator('main h1').innerText()).not.toBe('')
      expect(await page.locator('script[src], script[type], link[rel="modulepreload"]').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // The frame is the same on all of them.
      const exclude = index === 0 ? [] : ['.site-header', '.site-footer']
      expect(await axeFindings(page, { rules: 'everything', exclude })).toEqual([])
    }

    expect(scripts).toEqual([])
  },
)
