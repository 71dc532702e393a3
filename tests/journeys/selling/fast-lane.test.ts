import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { some } from '#tests/support/limits/runs.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()
const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Taps like a thumb, and counts. */
function thumb(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (selector: string) => {
      taps += 1
      await page.locator(selector).tap()
    },
  }
}

test.each(some(countryCodes, 1))(
  'EX-03 F-52 in %s a phone in good state has its offer after six taps',
  async (code) => {
    const page = await browser.newPage(onPhone)
    await page.goto(url(code, pathTo(countries[code], 'product', { pdp: 'apple-iphone-14-128-gb' })))
    await hydrated(page)
    await markDocument(page)
    const { tap, taps } = thumb(page)

    await tap('.product__action .button')
    await tap('.lane button[type="submit"]')
    await tap('button[name="DISPLAY_GLASS"][value="NO_MARKS"]')
    await tap('button[name="HOUSING"][value="NO_MARKS"]')
    await tap('button[name="BATTERY"][value="GE_85"]')
    await tap('#questions form .button[type="submit"]')

    await page.locator('.made-offer__amount').waitFor()
    expect(taps()).toBe(6)
    expect(await page.locator('.given > div').count()).toBe(14)
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('EX-03 F-52 a line that is not true is opened and answered in two taps, and the list shows what was changed', async () => {
  const page = await browser.newPage(onPhone)
  await page.goto(url('de', pathTo(countries.de, 'product', { pdp: 'apple-iphone-14-128-gb' })))
  await hydrated(page)
  const line = page.locator('.statement:has([name="SIMLOCK"])')
  const button = page.locator('.lane button[type="submit"]')
  expect(await button.innerText()).toBe('Ja, alles trifft zu')

  await line.locator('summary').tap()
  await line.locator('label:has([value="LOCKED"])').tap()
  expect(await button.innerText()).toBe('Weiter')
  expect(
    await line.locator('summary span').evaluate((statement) => getComputedStyle(statement).textDecorationLine),
  ).toBe('line-through')
  expect(await misfits(page)).toEqual([])
  expect(await axeFindings(page, { include: '#questions' })).toEqual([])
  await button.tap()
  await page.locator('button[name="DISPLAY_GLASS"]').first().waitFor()
  expect(new URL(page.url()).searchParams.get('SIMLOCK')).toBe('LOCKED')
})

longTest('F-52 the list is confirmed with the keyboard, too, and what follows has the focus', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(url('de', pathTo(countries.de, 'product', { pdp: 'apple-iphone-14-128-gb' })))
  await hydrated(page)
  await page.locator('.statement summary').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('OWNERSHIP')
  await page.locator('.lane button[type="submit"]').press('Enter')

  await page.waitForFunction(() => document.activeElement?.id === 'question')
  expect(await page.locator('button[name="DISPLAY_GLASS"]').count()).toBe(5)
})

test('F-57 pointing at an answer does not look like choosing it', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const answers =
    '?OWNERSHIP=YES&LOCK=REMOVED&SIMLOCK=FREE&REGION=EU&NEW=USED&POWER=YES&FUNCTIONS=ALL_OK&DISPLAY_FUNCTION=OK' +
    '&DISPLAY_GLASS=NO_MARKS&HOUSING=NO_MARKS&BATTERY=GE_85&LIQUID=NO&REPAIR=NEVER'
  await page.goto(url('de', pathTo(countries.de, 'product', { pdp: 'apple-iphone-14-128-gb' }) + answers))
  await hydrated(page)
  const look = (value: string) =>
    page.locator(`.answer:has([value="${value}"])`).evaluate((answer) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(answer)
      return { backgroundColor, borderTopColor }
    })

  await page.locator('input[value="BOX"]').check()
  await page.locator('.answer:has([value="CABLE"])').hover()
  const [chosen, pointed, plain] = [await look('BOX'), await look('CABLE'), await look('ADAPTER')]

  expect(pointed.backgroundColor).toBe(plain.backgroundColor)
  expect(pointed.borderTopColor).not.toBe(plain.borderTopColor)
  expect(chosen.backgroundColor).not.toBe(pointed.backgroundColor)
  expect(chosen.borderTopColor).not.toBe(pointed.borderTopColor)
})
