import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { arrived, follow, isSameDocument, markDocument, travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const reaches = (page: Page, top: number) => page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, top)

async function readingHome(top: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 500 } })
  await page.goto(url('de'))
  await hydrated(page)
  await markDocument(page)
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await reaches(page, top)
  return page
}

test.each(some(['/verkaufen/kamera', '/account', '/checkout', '/content/agb', '/nobody-lives-here'], 1))(
  'S2.26 the new page %s starts at the top, and back restores the position',
  async (path) => {
    const page = await readingHome(900)

    await travel(page, path)
    await page.locator('main h1').waitFor()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await scrollTop(page)).toBe(0)

    await page.goBack()
    await arrived(page, '/')
    await reaches(page, 900)
    expect(await isSameDocument(page)).toBe(true)
  },
)

longTest('S2.26 back restores the position at once, without a slide through the page', async () => {
  const page = await readingHome(1500)
  await travel(page, '/account')
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    addEventListener('scroll', () => seen.push(Math.round(scrollY)))
  })

  await page.goBack()
  await reaches(page, 1500)

  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen.filter((top) => top > 0)).toEqual([1500])
})

longTest('S2.26 back restores the position after a reload of the next page', async () => {
  const page = await readingHome(700)
  await travel(page, '/account')
  await page.reload()
  await hydrated(page)

  await page.goBack()
  await arrived(page, '/')

  await reaches(page, 700)
  expect(await scrollTop(page)).toBeCloseTo(700, -1)
})

const distanceToTop = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id)

const shownAtTop = (page: Page, id: string) =>
  page.waitForFunction((name) => {
    const { top } = document.getElementById(name)?.getBoundingClientRect() ?? { top: 999 }
    return top >= 0 && top < 140
  }, id)

longTest('S2.26 a hash scrolls to its element: on the same page, from another page and on arrival', async () => {
  const page = await readingHome(0)

  await page.locator('a[href="#categories"]').first().click()
  await shownAtTop(page, 'categories')
  expect(await distanceToTop(page, 'categories')).toBeGreaterThanOrEqual(0)

  await travel(page, '/account')
  await follow(page, '/#categories')
  await arrived(page, '/#categories')
  await shownAtTop(page, 'categories')
  expect(await isSameDocument(page)).toBe(true)

  await page.goto('about:blank')
  await page.goto(url('de', '/#categories'))
  await shownAtTop(page, 'categories')
  expect(await scrollTop(page)).toBeGreaterThan(100)
})

longTest('S2.26 a hash that no element has leaves the new page at the top', async () => {
  const page = await readingHome(900)

  await travel(page, '/account#nowhere')

  expect(await scrollTop(page)).toBe(0)
})

longTest('X1.14 who prefers less motion is never scrolled smoothly', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(url('de'))

  const smooth = await page.evaluate(
    () =>
      [document.documentElement, ...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      ).length,
  )

  expect(smooth).toBe(0)
})
