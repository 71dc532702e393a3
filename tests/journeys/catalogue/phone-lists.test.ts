import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings, axeFindingsInTheDark } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { arrived, isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Two lines of text beside a picture, and as much as a finger needs. */
const MAX_ROW = 96

const FULL_PAGE = 48

/** With all that stands around the list; it was 11,456 px. */
const MAX_PAGE = 8_000

const phones = { de: '/verkaufen/handy', it: '/catalogo/smartphone' } as const
type Tried = keyof typeof phones

const rowsOf = (page: Page) => page.locator('#models .model-card')
const yearsOf = (page: Page) => page.locator('.list-bar nav a')
const filterButton = (page: Page) => page.locator('.list-bar > button')
const sheet = (page: Page) => page.locator('#filter')

async function visit(code: Tried, { scripts = true, search = '' } = {}): Promise<Page> {
  const page = await browser.newPage({ ...phone, javaScriptEnabled: scripts })
  await page.goto(url(code, phones[code] + search))
  if (scripts) await hydrated(page)
  return page
}

/** Tab by tab, as somebody without a mouse gets there. */
async function tabUntil(page: Page, arrivedAt: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await arrivedAt()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key never came there')
}

const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.some((each) => each === document.activeElement))

const scrollToEnd = (page: Page) => page.locator('#models .page-links').scrollIntoViewIfNeeded()

async function shownRows(page: Page, count: number): Promise<void> {
  await expect.poll(() => rowsOf(page).count()).toBe(count)
}

describe.each(['de', 'it'] as const)('a category on a phone in %s', (code) => {
  test('F-56 is rows of at most 96 px with picture, name and price, and no more than 8,000 px tall', async () => {
    const page = await visit(code, { scripts: false })
    const rows = await rowsOf(page).evaluateAll((all) =>
      all.map((row) => {
        const { height, width } = row.getBoundingClientRect()
        const part = (selector: string) => row.querySelector(selector)!.getBoundingClientRect()
        const [picture, name, price] = [part('img'), part('h3 a'), part('.model-card__offer')]
        return {
          height,
          width,
          beside: picture.right <= name.left && price.right <= width + picture.left,
          price: price.height,
        }
      }),
    )
    const { scrollHeight, scrollWidth } = await page
      .locator('html')
      .evaluate(({ scrollHeight: height, scrollWidth: width }) => ({ scrollHeight: height, scrollWidth: width }))

    expect(rows).toHaveLength(FULL_PAGE)
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(MAX_ROW)
    expect(rows.filter(({ beside, price, width }) => !beside || price === 0 || width < 300)).toEqual([])
    expect(scrollHeight).toBeLessThanOrEqual(MAX_PAGE)
    expect(scrollWidth).toBe(phone.viewport.width)
  })

  test('F-56 without scripts leads by keyboard to the first model of a year, also on a later page', async () => {
    const page = await visit(code, { scripts: false })
    const [here, later] = [yearsOf(page).nth(1), yearsOf(page).nth(4)]
    const [year, laterYear] = [await here.innerText(), await later.innerText()]

    await here.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe(`#year-${year}`)
    expect(await standsFirst(page, year)).toBe(true)

    await later.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe(`#year-${laterYear}`)
    expect(Number(new URL(page.url()).searchParams.get('page'))).toBeGreaterThan(1)
    expect(await standsFirst(page, laterYear)).toBe(true)
  })

  test('F-56 without scripts opens its filters as a sheet, by keyboard, and goes on by links', async () => {
    const page = await visit(code, { scripts: false })
    expect(await sheet(page).isVisible()).toBe(false)

    await filterButton(page).press('Enter')
    await sheet(page).waitFor()
    await tabUntil(page, () => hasFocus(page, '#filter .icon-button'))
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(page, '.list-bar > button')).toBe(true)

    await page.keyboard.press('Enter')
    await sheet(page).getByRole('link', { name: 'Samsung' }).press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?maker=samsung')
    expect(await filterButton(page).innerText()).toContain('Samsung')
    expect(await sheet(page).isVisible()).toBe(false)

    expect(await page.locator('#models a[rel="next"]').getAttribute('href')).toContain('?maker=samsung&page=2')
    await page.locator('#models .list-end a').press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?maker=samsung&page=2')
    expect(await rowsOf(page).count()).toBe(FULL_PAGE)
  })

  test('F-56 loads on while somebody scrolls, says so, and is found again as it was', async () => {
    const page = await visit(code)
    await markDocument(page)
    expect(await rowsOf(page).count()).toBe(FULL_PAGE)

    await scrollToEnd(page)
    await shownRows(page, 2 * FULL_PAGE)
    await expect.poll(() => page.locator('#models [role="status"]').innerText()).toContain(`1–${2 * FULL_PAGE} `)
    const names = await rowsOf(page).locator('h3').allInnerTexts()
    expect(
      await page.locator('[id^="year-"]').evaluateAll((all) => all.length - new Set(all.map(({ id }) => id)).size),
    ).toBe(0)
    expect(new URL(page.url()).search).toBe('')

    const row = rowsOf(page).nth(FULL_PAGE + 20)
    await row.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => Math.round(scrollY))
    await row.locator('a').click()
    await page.locator('[data-screen="product"]').waitFor()
    await page.goBack()
    await arrived(page, phones[code])

    await page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, top)
    expect((await rowsOf(page).locator('h3').allInnerTexts()).slice(0, names.length)).toEqual(names)
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** The year's first model is the first row that one sees below the bar. */
async function standsFirst(page: Page, year: string): Promise<boolean> {
  const text = await page.locator(`#year-${year}`).innerText()
  const [bar, row] = await Promise.all(
    ['.list-bar', `#year-${year}`].map((selector) =>
      page.locator(selector).evaluate((it) => it.getBoundingClientRect()),
    ),
  )
  return text.includes(year) && row!.top >= bar!.bottom - 1 && row!.top < bar!.bottom + 20
}

test('F-56 three pages come unasked, the next by a button that leads to its first model', async () => {
  const page = await visit('de')
  for (const pages of [2, 3, 4]) {
    await scrollToEnd(page)
    await shownRows(page, pages * FULL_PAGE)
  }
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await scrollToEnd(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await rowsOf(page).count()).toBe(4 * FULL_PAGE)

  await page.locator('#models .list-end a').press('Enter')
  await shownRows(page, 5 * FULL_PAGE)

  const first = await rowsOf(page)
    .nth(4 * FULL_PAGE)
    .locator('a')
    .getAttribute('href')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first)
  expect(await page.locator('#models [aria-current="page"]').innerText()).toBe('5')
})

test('F-56 with scripts a choice closes the sheet and gives the focus back to its button', async () => {
  const page = await visit('de')
  await markDocument(page)

  await filterButton(page).click()
  await sheet(page).getByRole('link', { name: 'Google' }).click()
  await arrived(page, '/verkaufen/handy?maker=google#models')

  await expect.poll(() => filterButton(page).innerText()).toContain('Google')
  expect(await sheet(page).isVisible()).toBe(false)
  expect(await hasFocus(page, '.list-bar > button')).toBe(true)
  expect(await isSameDocument(page)).toBe(true)
})

test('F-56 X1.14 axe finds nothing in a list on a phone, nor in its open sheet, light or dark', async () => {
  const page = await visit('de', { search: '?maker=samsung' })
  const exclude = ['.site-header', '.site-footer']
  const found = [...(await axeFindings(page, { exclude })), ...(await axeFindingsInTheDark(page, { exclude }))]

  await filterButton(page).click()
  await sheet(page).waitFor()
  found.push(...(await axeFindings(page, { include: '#filter' })))
  found.push(...(await axeFindingsInTheDark(page, { include: '#filter' })))

  expect(found).toEqual([])
})

longTest('F-56 a page that does not come leaves the list and its links as they are', async () => {
  const page = await visit('de')
  await page.route('**/verkaufen/handy?page=2', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')

  await scrollToEnd(page)
  await failed

  expect(await rowsOf(page).count()).toBe(FULL_PAGE)
  expect(await page.locator('#models .list-end a').getAttribute('href')).toBe('/verkaufen/handy?page=2#models')
})
