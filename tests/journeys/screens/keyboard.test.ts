import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

async function openHome(host: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(url(host))
  await hydrated(page)
  return page
}

const menus = [
  ['the main menu', 'de', 1440, '#menu summary:visible'],
  ['the main menu of a phone', 'es', 360, '#menu summary:visible'],
  ['the country menu', 'fr', 1440, '.site-header__actions details > summary:visible'],
  ['the menu of a partner shop', 'agan', 1440, '#menu summary:visible'],
] as const

describe('with the keyboard', () => {
  test.each(some(menus, 1))(
    'X1.14 %s opens with Enter and closes with Escape, and the focus returns',
    async (_, host, width, button) => {
      const page = await openHome(host, width)
      const summary = page.locator(button).first()
      const menu = summary.locator('xpath=..')
      await summary.focus()

      await page.keyboard.press('Enter')
      expect(await menu.getAttribute('open')).not.toBeNull()
      expect(await menu.locator('.menu__panel').isVisible()).toBe(true)
      if ((await menu.locator('a').count()) > 0) await page.keyboard.press('Tab')

      await page.keyboard.press('Escape')
      expect(await menu.getAttribute('open')).toBeNull()
      expect(await menu.locator('.menu__panel').isVisible()).toBe(false)
      await page.keyboard.press('Enter')
      expect(await menu.getAttribute('open')).not.toBeNull()
    },
  )

  test('X1.14 a menu closes when one of its links was chosen', async () => {
    const page = await openHome('de', 1440)
    await page.locator('#menu summary:visible').first().press('Enter')

    await page.locator('#menu .menu__panel a:visible').first().press('Enter')
    await page.locator('[data-screen="sellCategory"]').waitFor()

    expect(await page.locator('details[open]').count()).toBe(0)
  })

  test('X1.14 every stop of the Tab key shows where it is', async () => {
    const page = await openHome('de', 1440)
    const stops = await page.locator('a[href]:visible, button:visible, input:visible, summary:visible').count()
    const unseen: string[] = []

    for (let stop = 0; stop < Math.min(stops, 40); stop += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const marked = (element: Element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }
        const focused = document.activeElement!
        const frames = [focused, ...(focused.parentElement ? [focused.parentElement] : [])]
        const drawn = getComputedStyle(focused, '::after')
        return frames.some(marked) || (drawn.outlineStyle !== 'none' && drawn.content !== 'none')
          ? ''
          : focused.outerHTML.slice(0, 120)
      })
      if (seen !== '') unseen.push(seen)
    }

    expect(unseen).toEqual([])
  })
})
