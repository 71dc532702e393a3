import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { arrived, isSameDocument, markDocument, watchRequests } from '#tests/support/drivers/browser/travelling.ts'

const browser = useBrowser()
const messages = readMessages('messages', 'de')
/** Of an iPhone 4s; the last digit makes the others fit together. */
const imei = '013006001234568'

async function find(page: Page, number: string): Promise<void> {
  if (!(await page.locator('#imei-number').isVisible())) await page.locator('#imei summary').click()
  await page.locator('#imei-number').fill(number)
  await page.locator('#imei-number').press('Enter')
}

test('X1.11 a wrong IMEI is refused beside its field, a right one leads to the model', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const addresses = watchRequests(page, () => true)
  await page.goto(url('de', '/verkaufen/iphone'))
  await hydrated(page)
  await markDocument(page)

  await find(page, '0130060')
  await page.locator('#imei-number-error').waitFor()
  expect(await page.locator('#imei-number-error').innerText()).toContain(messages['imei.not-an-imei'])
  expect(await page.locator('#imei-number').inputValue()).toBe('0130060')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('imei-number')
  expect(await axeFindings(page, { include: '#imei', rules: 'everything' })).toEqual([])

  await find(page, imei)
  const found = page.getByRole('status').filter({ hasText: messages['imei.found']! })
  await found.waitFor()
  expect(await found.innerText()).toContain('iPhone 4s')
  expect(await page.locator('#imei-number-error').count()).toBe(0)
  expect(addresses.filter((address) => address.includes(imei))).toEqual([])

  const href = (await found.locator('a').getAttribute('href'))!
  await found.locator('a').click()
  await arrived(page, href)
  expect(await isSameDocument(page)).toBe(true)
})

test('X1.11 the same works without scripts', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(url('de', '/verkaufen/handy'))
  await find(page, '0130060')
  expect(await page.locator('#imei-number-error').isVisible()).toBe(true)
  expect(await page.locator('#imei-number:focus').count()).toBe(1)

  await find(page, imei)
  expect(await page.locator('#imei').innerText()).toContain('iPhone 4s')
  expect(page.url()).not.toContain(imei)
})
