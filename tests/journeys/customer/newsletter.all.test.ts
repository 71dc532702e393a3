import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { someMailbox, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'

const browser = useBrowser()
const customers = useCustomers()
const messages = readMessages('messages', 'fr')

/** What is wrong with a page for those who cannot see it well, by night and on a phone; `every-screen` looks by day. */
const flaws = async (page: Page): Promise<string[]> => [
  ...(await axeFindings(page, { rules: 'everything' })),
  ...(await misfits(page)),
]

const heading = (page: Page) => page.locator('main h1').innerText()

const press = (page: Page) => page.locator('main form [type="submit"]').click()

test('S1.20 S2.41 a reader in France signs up at the foot of the home page, confirms by letter, says what interests him and leaves', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const at = (path: string) => `http://fr.localhost:${customers.shop().port}${path}`
  const email = someMailbox()
  const behind = async (kind: string) => {
    const { pathname, search } = new URL(
      /https?:\/\/\S+\/newsletter\/\S+/.exec(await customers.letterTo(email, kind))![0],
    )
    return at(pathname + search)
  }
  await page.goto(at('/'))
  await hydrated(page)
  await page.locator('footer [name="email"]').fill(email)
  await page.locator('footer [name="email"]').press('Enter')
  await page.getByText(messages['newsletter.signUp.sentText']!).waitFor()
  expect(await flaws(page)).toEqual([])

  await page.goto(await behind('newsletter-confirm'))
  expect(await heading(page)).toBe(messages['newsletter.confirm.title'])
  expect(await flaws(page)).toEqual([])
  await press(page)
  await page.getByText(messages['newsletter.enrich.welcome']!).waitFor()
  await page.locator('[name="birthday"]').fill('2999-01-01')
  await press(page)
  await page.getByText(messages['newsletter.error.not-past']!).waitFor()
  expect(await page.locator('[name="birthday"]').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await flaws(page)).toEqual([])
  await page.locator('[name="birthday"]').fill('1990-04-12')
  await page.locator('[name="firstName"]').fill('Ana')
  await page.locator('[name="salutation"]').selectOption('ms')
  for (const interest of ['ipad', 'console']) await page.locator(`[value="${interest}"]`).check()
  await press(page)
  await page.getByText(messages['newsletter.enrich.saved']!).waitFor()
  const { rows } = await customers.query('select * from newsletter_subscribers where email = $1', [email])
  expect(rows).toMatchObject([{ status: 'active', first_name: 'Ana', interests: ['ipad', 'console'] }])

  await page.getByText(messages['newsletter.unsubscribe.title']!).click()
  await page.getByText(messages['newsletter.unsubscribe.lead']!).waitFor()
  expect(await flaws(page)).toEqual([])
  await press(page)
  await page.getByText(messages['newsletter.unsubscribeSuccess.lead']!).waitFor()
  expect(new URL(page.url()).pathname).toBe('/newsletter/unsubscribe/success')
  expect(await flaws(page)).toEqual([])

  await page.goto(await behind('newsletter-left'))
  expect(await heading(page)).toBe(messages['newsletter.signUp.title'])
  expect(await flaws(page)).toEqual([])
  await page.locator('main [name="email"]').fill(email)
  await press(page)
  await page.getByText(messages['newsletter.signUp.sentText']!).waitFor()
})
