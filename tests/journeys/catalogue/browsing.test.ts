import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { arrived, isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

/** Tab by tab to the thing itself, as somebody without a mouse gets there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`The Tab key never came to ${selector}`)
}

/** Beside them stand the years. */
const makersOf = async (page: Page) =>
  (await page.locator('#models .model-card__maker').allInnerTexts()).map((text) => text.split(' · ')[0])

describe('browsing', () => {
  test('S2.46 from home by category and maker to a device, with the keyboard alone', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(url('de'))
    await hydrated(page)
    await markDocument(page)

    await tabTo(page, 'main a[href="/verkaufen/handy"]')
    await page.keyboard.press('Enter')
    await arrived(page, '/verkaufen/handy')
    await tabTo(page, 'main a[href="/verkaufen/handy?maker=google#models"]')
    await page.keyboard.press('Enter')
    await arrived(page, '/verkaufen/handy?maker=google#models')
    await page.locator('a[aria-current="true"]', { hasText: 'Google' }).waitFor()
    expect(new Set(await makersOf(page))).toEqual(new Set(['Google']))

    await tabTo(page, '#models .model-card a')
    const name = await page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('Enter')
    await page.locator('[data-screen="product"]').waitFor()
    expect(await page.locator('h1').innerText()).toContain(name)
    expect(await isSameDocument(page)).toBe(true)
  })

  longTest(
    'S2.48 on a device the next step leads to the first question, and all is within reach of the keyboard',
    async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      await page.goto(url('fr', '/produits/apple-iphone-14-128-gb'))
      await hydrated(page)

      await page.locator('.product .button').press('Enter')
      await expect.poll(() => new URL(page.url()).hash).toBe('#questions')
      await tabTo(page, '#questions .statement summary')
      await tabTo(page, '#questions .lane button')
      await tabTo(page, '.trend ~ details > summary')
      await page.keyboard.press('Enter')
      expect(await page.getByRole('row').filter({ hasText: '€' }).count()).toBe(13)
      // What the line draws is said in a sentence.
      expect(await page.getByText(/^Depuis \p{L}+\.? 20\d\d, le prix maximum/u).count()).toBe(1)
    },
  )

  longTest('S2.46 without scripts the maker is chosen in a form, and pages are links', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await page.goto(url('it', '/catalogo/smartphone'))

    await page.locator('.list-bar > button').click()
    await page.selectOption('#maker', 'nokia')
    await page.locator('form.filter button').click()
    expect(new URL(page.url()).search).toBe('?maker=nokia')
    expect(new Set(await makersOf(page))).toEqual(new Set(['Nokia']))
    expect(await page.locator('#maker').inputValue()).toBe('nokia')

    await page.locator('a[rel="next"]').click()
    expect(new URL(page.url()).search).toBe('?maker=nokia&page=2')
    expect(new Set(await makersOf(page))).toEqual(new Set(['Nokia']))
    expect(await page.locator('a[aria-current="page"]').innerText()).toBe('2')
  })

  longTest('going back from a filtered list shows the whole one again, also in the form', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(url('de', '/verkaufen/handy'))
    await hydrated(page)

    await page.locator('main a[href="/verkaufen/handy?maker=google#models"]').click()
    await arrived(page, '/verkaufen/handy?maker=google#models')
    await expect.poll(() => page.locator('#maker').inputValue()).toBe('google')
    await page.goBack()
    await arrived(page, '/verkaufen/handy')

    await expect.poll(() => page.locator('#maker').inputValue()).toBe('')
    expect(new Set(await makersOf(page)).size).toBeGreaterThan(3)
  })
})

const screens = {
  de: ['/verkaufen/handy?maker=samsung', '/produkte/uebersicht-sony', '/produkte/apple-iphone-14-128-gb'],
  es: ['/vender/iphone', '/productos/todos-los-articulos-samsung-galaxy-s', '/productos/canon-rf-50-mm-f-1-8-stm'],
} as const

longTest.each([
  ['de', 1440, 'dark'],
  ['es', 360, 'light'],
] as const)(
  'X1.14 the three screens of %s are free of what axe knows at %d px, %s',
  async (code, width, colorScheme) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
    const found: string[] = []
    for (const path of screens[code]) {
      await page.goto(url(code, path))
      await page.evaluate(() =>
        document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => (details.open = true)),
      )
      found.push(...(await axeFindings(page, { exclude: ['.site-header', '.site-footer'] })))
    }

    expect(found).toEqual([])
  },
)
