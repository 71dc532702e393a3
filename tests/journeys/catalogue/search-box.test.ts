import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import {
  active,
  enter,
  field,
  names,
  openSearchPage,
  options,
  popup,
  spoken,
  stepInto,
} from '#tests/support/drivers/browser/search-box.ts'
import { arrived } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longDescribe, longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const messages = readMessages('messages', 'de')

describe('with the keyboard', () => {
  test('X1.14 arrows go round, Home and End jump, Escape closes and leaves the text', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    const list = await field(page).getAttribute('aria-controls')
    expect(await page.locator(`#${list}`).getAttribute('role')).toBe('listbox')
    expect(await active(page)).toBe(-1)

    const steps = [
      ['ArrowUp', 7],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 7],
      ['Home', 0],
      ['ArrowUp', 7],
    ] as const
    for (const [key, position] of steps) {
      await page.keyboard.press(key)
      await page.waitForFunction(
        (expected) =>
          document.querySelector('#search input')?.getAttribute('aria-activedescendant')?.endsWith(`-${expected}`),
        position,
      )
      expect(await active(page)).toBe(position)
    }

    await page.keyboard.press('Escape')
    expect(await popup(page).count()).toBe(0)
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    expect(await field(page).getAttribute('aria-activedescendant')).toBeNull()
    expect(await field(page).inputValue()).toBe('galaxy')

    await page.keyboard.press('ArrowDown')
    expect(await options(page).count()).toBe(8)
  })

  longTest('X1.14 Enter without a chosen suggestion sends the form', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galxy s22')

    await page.keyboard.press('Enter')
    await page.waitForURL('**/?q=galxy+s22')

    await expect.poll(() => page.locator('.model-card a').first().innerText()).toBe('Galaxy S22')
    expect(await field(page).inputValue()).toBe('galxy s22')
  })

  longTest('X1.14 letters typed after the arrows take the choice back', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe(0)

    await page.keyboard.press('s')

    expect(await active(page)).toBe(-1)
  })

  longTest('X1.14 the list closes when the focus leaves the box, and only then', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')
    await page.keyboard.press('Tab')
    expect(await popup(page).count()).toBe(1)

    await page.keyboard.press('Tab')

    expect(await popup(page).count()).toBe(0)
  })
})

longDescribe('with mouse and finger', () => {
  test('S2.45 a click on a suggestion follows it', async () => {
    const page = await openSearchPage(browser, 'it')
    await enter(page, 'playstation 5')
    const href = (await options(page).first().getAttribute('href'))!

    await options(page).first().click()
    await arrived(page, href)

    expect(await page.locator('main').getAttribute('data-screen')).toBe('product')
  })

  test('S2.45 a tap does so too, on a phone and from the header of another page', async () => {
    const page = await openSearchPage(browser, 'es', { width: 360, hasTouch: true, path: '/contacto' })
    await enter(page, 'ipad')
    const href = (await options(page).first().getAttribute('href'))!

    await options(page).first().tap()
    await arrived(page, href)

    expect(await field(page).inputValue()).toBe('')
  })

  test('S2.45 a click elsewhere closes the list', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')

    await page.locator('h1').click()

    expect(await popup(page).count()).toBe(0)
  })
})

longDescribe('what was searched before', () => {
  const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem('umlauf.searches'))

  test('S2.45 is offered by an empty box, the newest first, and can be forgotten', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galxy s22')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?q=*')
    await hydrated(page)
    await stepInto(page)
    await field(page).fill('iphone 14 pro')
    await page.locator('[role="option"]', { hasText: 'iPhone 14 Pro Max' }).click()
    await arrived(page, '/produkte/apple-iphone-14-pro-max-128-gb')

    await field(page).focus()
    await options(page).first().waitFor()
    expect(await names(page).allInnerTexts()).toEqual(['Apple iPhone 14 Pro Max', 'galxy s22'])
    expect(await spoken(page).innerText()).toBe(messages['site.search.recent'])

    await popup(page).getByRole('button', { name: messages['site.search.clear']! }).click()
    await popup(page).waitFor({ state: 'detached' })
    expect(await storedSearches(page)).toBeNull()
  })

  test('S2.45 leads back to it by keyboard', async () => {
    const page = await openSearchPage(browser, 'de', { path: '/?q=galxy%20s22' })
    await stepInto(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?q=galxy+s22')
    await page.goto(url('de'))
    await hydrated(page)

    await stepInto(page)
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('h1', { hasText: 'galxy s22' }).waitFor()

    expect(new URL(page.url()).searchParams.get('q')).toBe('galxy s22')
  })

  test('S2.45 stays in the browser: nothing is remembered by looking, and nothing is sent', async () => {
    const page = await openSearchPage(browser, 'de')
    await enter(page, 'galaxy')
    await page.keyboard.press('Escape')

    expect(await storedSearches(page)).toBeNull()
  })
})

describe('axe finds nothing wrong', () => {
  test.each(
    some(
      [
        [360, 'light', 'galaxy'],
        [1440, 'light', 'galaxy'],
        [1440, 'dark', 'galaxy'],
        [360, 'light', 'qwertzuiopq'],
        [1440, 'light', 'qwertzuiopq'],
      ] as const,
      1,
    ),
  )('X1.14 with an open list at %d px, %s, for %s', async (width, scheme, text) => {
    const page = await openSearchPage(browser, 'de', { width, dark: scheme === 'dark' })
    await enter(page, text)
    await page.keyboard.press('ArrowDown')

    // What lies under the list is not to be judged now.
    expect(await axeFindings(page, { include: '#search', rules: 'everything' })).toEqual([])
  })

  longTest.each(['galaxy', 'qwertzuiopq'])('X1.14 on the page of results for %s', async (text) => {
    const page = await openSearchPage(browser, 'de', { path: `/?q=${text}` })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })

      expect(await axeFindings(page, { include: 'main', rules: 'everything' }), `${width} px`).toEqual([])
    }
  })
})
