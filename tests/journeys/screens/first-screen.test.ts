import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { answerQuestions } from '#tests/support/drivers/browser/sale-steps.ts'
import { sellHere } from '#tests/support/drivers/browser/sell-here.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { some } from '#tests/support/limits/runs.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

const cases = some(countryCodes, 1).flatMap((code) => phones.map((viewport) => ({ code, viewport, ...viewport })))

const product = (code: CountryCode, pdp = 'apple-iphone-14-128-gb') =>
  url(code, pathTo(countries[code], 'product', { pdp }))

/** Runs in the page: which of these a visitor does not see as a whole, without scrolling and without anything above it. */
function hiddenParts(selectors: string[]): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector)
    if (!element) return true
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
    // Not in the very corners, which may be round.
    const [inX, inY] = [Math.min(8, (right - left) / 4), Math.min(8, (bottom - top) / 4)]
    const spots = [
      [left + inX, top + inY],
      [right - inX, bottom - inY],
      [(left + right) / 2, (top + bottom) / 2],
    ]
    return spots.some(([x, y]) => {
      const shown = document.elementFromPoint(x!, y!)
      return !shown || !(element.contains(shown) || shown.contains(element))
    })
  })
}

const hidden = (page: Page, ...selectors: string[]) => page.evaluate(hiddenParts, selectors)

/** Somebody who is asked whether he may be counted, and has not answered yet. */
async function undecided(viewport: (typeof phones)[number]): Promise<Page> {
  return browser.newPage({ viewport, undecided: true, hasTouch: true, isMobile: true })
}

const banner = (page: Page) => page.locator('.consent__card')

const productParts = [
  '.product h1',
  '.product__picture',
  '.product .chip[aria-current]',
  '.product__offer',
  '.product__action .button',
]

describe.each(cases)('on a phone of $width × $height in $code', ({ code, viewport }) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('EX-01 F-50 the page of a device shows name, picture, storage, price and button at once, also beside the question about counting', async () => {
    const page = await undecided(viewport)
    await page.goto(product(code))
    await hydrated(page)
    expect(await hidden(page, ...productParts)).toEqual([])
    expect(await page.locator('.product .chip__note').allInnerTexts()).toEqual(
      (await page.locator('.product .chip').allInnerTexts()).map(() => expect.stringMatching(/\d/)),
    )

    await banner(page).waitFor()
    expect(await hidden(page, ...productParts)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })

  test('EX-01 F-50 the question about counting is two lines with two equal buttons, and opens to say more', async () => {
    const page = await undecided(viewport)
    await page.goto(product(code))
    await banner(page).waitFor()
    const { height } = (await banner(page).boundingBox())!
    const sizes = await banner(page)
      .locator('.consent__answers button')
      .evaluateAll((both) =>
        both.map((button) => button.getBoundingClientRect()).map((box) => [box.width, box.height].map(Math.round)),
      )

    expect(height).toBeLessThanOrEqual(112)
    expect(sizes[0]).toEqual(sizes[1])
    expect(await page.locator('#consent-text').isVisible()).toBe(false)
    await page.getByRole('button', { name: messages['consent.more']! }).click()
    expect(await page.locator('#consent-text').isVisible()).toBe(true)
  })

  test('EX-01 F-50 the button stays in reach until the questions begin', async () => {
    const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true })
    await page.goto(product(code))
    await hydrated(page)
    const places = await page.evaluate(async () => {
      const button = document.querySelector('.product__action .button')!
      const seen: { button: number; questions: number }[] = []
      for (let y = 0; y < 900; y += 60) {
        scrollTo(0, y)
        await new Promise(requestAnimationFrame)
        seen.push({
          button: button.getBoundingClientRect().bottom,
          questions: document.querySelector('#questions h2')!.getBoundingClientRect().top,
        })
      }
      return seen
    })

    for (const place of places.filter(({ questions }) => questions > viewport.height))
      expect(place.button).toBeLessThanOrEqual(viewport.height)
    expect(places.at(-1)!.button).toBeLessThan(viewport.height)
  })

  test('EX-01 F-53 an offer shows device, amount, day of payment and button at once, also beside the question about counting', async () => {
    const page = await undecided(viewport)
    await page.goto(product(code))
    await hydrated(page)
    await answerQuestions(page)
    const parts = ['.device-line h1', '.made-offer__amount', '.made-offer__payday strong', '.made-offer__price .button']
    await banner(page).waitFor()
    await page.evaluate(() => scrollTo(0, 0))

    expect(await hidden(page, ...parts)).toEqual([])
    expect(await misfits(page)).toEqual([])
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.textContent ?? '')))
        .map((each) => ({ name: each.className, size: parseFloat(getComputedStyle(each).fontSize) }))
        .toSorted((one, other) => other.size - one.size),
    )
    expect(sizes[0]!.name).toContain('made-offer__amount')
    expect(sizes[0]!.size).toBeGreaterThan(2 * sizes[1]!.size)
  })

  test('EX-01 F-54 the checkout shows its name and the sum at once, also beside the question about counting', async () => {
    const page = await undecided(viewport)
    await page.goto(url(code, '/build.json'))
    await fillCart(page)
    await page.goto(url(code, pathTo(countries[code], 'checkout')))
    await hydrated(page)
    await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
    const parts = ['.checkout h1', '.sale-summary summary', '.sale-summary summary strong']
    expect(await hidden(page, ...parts)).toEqual([])
    expect(await page.locator('.sale-summary summary strong').innerText()).toMatch(/\d/)

    await banner(page).waitFor()
    expect(await hidden(page, ...parts)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })

  test('EX-01 F-58 a trade shows its name, the amount, where it stands and what to do next at once, also beside the question about counting', async () => {
    const page = await undecided(viewport)
    const number = await sellHere(page, code, url(code, ''))
    await page.goto(url(code, `${pathTo(countries[code], 'thankYou')}?trade=${number}`))
    await page.goto(url(code, (await page.locator('main a[href^="/trade/"]').first().getAttribute('href'))!))
    await hydrated(page)
    await page.locator('main a[download$=".pdf"]').waitFor()
    const parts = [
      'main h1',
      '.tracker__amount strong',
      '.tracker__stands',
      '.tracker [aria-current]',
      '.next-way .button',
    ]
    expect(await hidden(page, ...parts)).toEqual([])

    await banner(page).waitFor()
    expect(await hidden(page, ...parts)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })
})

test('EX-01 F-50 what sticks to the lower edge of a phone stands above the question about counting', async () => {
  const page = await undecided(phones[1]!)
  await page.goto(`${product('de')}?OWNERSHIP=YES`)
  await hydrated(page)
  await banner(page).waitFor()

  expect(await hidden(page, '.price-bar summary')).toEqual([])
})
