import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { follow, arrived } from '#tests/support/drivers/browser/travelling.ts'

const browser = useBrowser()
const device = '/produkte/apple-iphone-14-128-gb'

test('X1.15 data for search engines stays in the page that scripts have taken over, and goes with it', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const data = page.locator('script[type="application/ld+json"]')
  const typesOf = async () =>
    (await data.allTextContents()).map((json) => (JSON.parse(json) as { '@graph': [{ '@type': string }] })['@graph'][0])

  await page.goto(url('de', device))
  await hydrated(page)
  expect((await typesOf()).map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])

  await follow(page, '/verkaufen/handy')
  await arrived(page, '/verkaufen/handy')
  expect(await data.count()).toBe(0)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url('de', '/verkaufen/handy'))
  expect(errors).toEqual([])
})
