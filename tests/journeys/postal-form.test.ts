import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '../browser.ts'
import { countryCodes, url } from '../shop-under-test.ts'
import { addressesOf, countryOf } from './addresses.ts'
import { isSameDocument, markDocument } from './travelling.ts'

const browser = useBrowser()

const codes = {
  at: { wrong: '10115', right: '1010', complaint: 'Postleitzahl', carrier: 'UPS' },
  de: { wrong: '1010', right: '10115', complaint: 'Postleitzahl', carrier: 'DHL' },
  es: { wrong: '2801', right: '28013', complaint: 'código postal', carrier: 'UPS' },
  fr: { wrong: '99000', right: '75001', complaint: 'code postal', carrier: 'UPS' },
  it: { wrong: 'Roma', right: '00184', complaint: 'CAP', carrier: 'UPS' },
}

async function submit(page: Page, zip: string): Promise<void> {
  await page.locator('#zip').fill(zip)
  await page.locator('#zip').press('Enter')
}

async function expectRefusal(page: Page, zip: string, complaint: string): Promise<void> {
  await page.locator('#zip-error').waitFor()
  expect(await page.locator('#zip-error').innerText()).toContain(complaint)
  expect(await page.locator('#zip').inputValue()).toBe(zip)
  expect(await page.locator('#zip').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('#zip').getAttribute('aria-describedby')).toContain('zip-error')
}

describe('the postal code', () => {
  test.each(countryCodes)(
    'S5.04 is checked in the page in %s: a wrong one is refused beside its field, a right one taken',
    async (code) => {
      const { wrong, right, complaint, carrier } = codes[code]
      const page = await browser.newPage()
      await page.goto(url(code, addressesOf(countryOf(code), 'checkout')[0]))
      await hydrated(page)
      await markDocument(page)

      await submit(page, wrong)
      await expectRefusal(page, wrong, complaint)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('zip')
      expect(new URL(page.url()).search).toBe('')

      await submit(page, right)
      await page.getByRole('status').filter({ hasText: right }).waitFor()
      expect(await page.getByRole('status').filter({ hasText: right }).innerText()).toContain(carrier)
      expect(await page.locator('#zip-error').count()).toBe(0)
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test.each(countryCodes)('S5.04 is checked by the server in %s for those without scripts', async (code) => {
    const { wrong, right, complaint, carrier } = codes[code]
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(url(code, addressesOf(countryOf(code), 'checkout')[0]))

    await submit(page, wrong)
    await expectRefusal(page, wrong, complaint)

    await submit(page, right)
    expect(await page.locator('main').innerText()).toContain(carrier)
    expect(await page.locator('#zip').inputValue()).toBe(right)
    expect(await page.locator('#zip-error').count()).toBe(0)
  })
})
