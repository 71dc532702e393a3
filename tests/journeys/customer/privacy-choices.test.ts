import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { unlistedThings } from '#tests/support/readers/pages/stored-in-browser.ts'

const browser = useBrowser()

const messages = readMessages('messages', 'fr') as Record<string, string>

const press = (page: Page, word: string) => page.getByRole('button', { name: messages[word]! }).first().press('Enter')

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('X1.13 a visitor sees what lies in his browser, changes his answer about counting and has everything removed', async () => {
  const page = await browser.newPage({ undecided: true })
  const answer = page.locator('main [role="status"]')
  await page.goto(url('fr', '/privacy/choices'))
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('umlauf.searches', '[]'))
  expect(await answer.innerText()).toBe(messages['privacy.answer.none'])
  expect(await axeFindings(page)).toEqual([])

  await press(page, 'privacy.accept')
  await expect.poll(() => cookies(page)).toContain('client_id')
  await expect.poll(() => answer.innerText()).toBe(messages['privacy.answer.yes'])
  expect(await unlistedThings(page)).toEqual([])
  await press(page, 'privacy.refuse')
  await expect.poll(() => cookies(page)).not.toContain('client_id')
  await expect.poll(() => answer.innerText()).toBe(messages['privacy.answer.no'])

  await press(page, 'privacy.clearButton')
  await page.getByText(messages['privacy.clearedText']!).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await cookies(page)).filter((name) => name !== 'locale')).toEqual([])
})
