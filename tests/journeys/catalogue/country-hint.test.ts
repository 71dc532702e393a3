import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

const hint = (page: Page) => page.locator('aside:has(#country-hint)')

async function lastIn(locale: string, code: string, path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.context().addCookies([{ name: 'locale', value: locale, url: url(code) }])
  await page.goto(url(code, path))
  await hydrated(page)
  return page
}

const remembered = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'locale').map(({ value }) => value)

test.each(
  some(
    [
      ['de_DE', 'fr', '/catalogue/smartphone', 'de', '/verkaufen/handy'],
      ['fr_FR', 'de', '/produkte/apple-iphone-14-128-gb', 'fr', '/produits/apple-iphone-14-128-gb'],
      ['de_AT', 'it', '/account', 'de-AT', '/'],
    ],
    1,
  ),
)(
  'F-62 D-18 who was last in %s is told so in %s on %s, and stays where he is',
  async (locale, code, path, language, there) => {
    const page = await lastIn(locale, code, path)
    const messages = readMessages('messages', language)
    const link = hint(page).getByRole('link', { name: messages['hint.go']! })

    await link.waitFor()
    expect(new URL((await link.getAttribute('href'))!).pathname).toBe(there)
    expect(await hint(page).getAttribute('lang')).toBe(locale.replace('_', '-'))
    expect(await remembered(page)).toEqual([locale])

    await hint(page).getByRole('button', { name: messages['hint.stay']! }).click()
    await hint(page).waitFor({ state: 'detached' })
    expect(await remembered(page)).not.toEqual([locale])
    await travel(page, '/')
    expect(await hint(page).count()).toBe(0)
  },
)

test('F-62 D-18 who was last here, or nowhere, is told nothing and loads nothing', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(url('es'))
  await hydrated(page)
  await travel(page, '/account')

  expect(await remembered(page)).toEqual(['es_ES'])
  expect(await hint(page).count()).toBe(0)
  expect(asked.filter((address) => /hint/.test(address))).toEqual([])
})
