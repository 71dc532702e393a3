import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { germanWordsIn } from '#tests/support/readers/languages/german-words.ts'
import { faults } from '#tests/support/readers/pages/faults.ts'

const browser = useBrowser()
const office = useOffice({ DEMO_TRADES: '20' })
const officeUrl = () => `http://office.localhost:${office.shop().port}`

/** All scripts that a page loads, and what it complains about. */
function listen(page: Page) {
  const scripts: Promise<string>[] = []
  const complaints: string[] = []
  page.on('response', (answer) => {
    if (/\.js(\?|$)/.test(answer.url())) scripts.push(answer.text().catch(() => ''))
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { complaints, scripts: async () => (await Promise.all(scripts)).join('\n') }
}

const screens = [
  '/me',
  '/',
  '/prices',
  '/prices/import',
  '/prices/market',
  '/rules',
  '/questionnaires',
  '/approvals',
  '/catalogue',
  '/catalogue/1',
  '/catalogue/1/edit',
  '/catalogue/wanted',
  '/settings',
  '/settings/company',
  '/readiness',
  '/business-quotes',
]

test('ME-10 English is chosen by keyboard, and the merchant’s screens are clean in it and bring no German words', async () => {
  const { username, password } = await office.colleague('admin')
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  await page.goto(`${officeUrl()}/me`)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Deutsch' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Language' }).waitFor()
  expect(await page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)

  // Another browser that is signed in already: nothing German is in its cache.
  const storageState = await page.context().storageState()
  const english = await browser.newPage({ viewport: { width: 1440, height: 900 }, storageState })
  const heard = listen(english)
  for (const path of screens) {
    await english.goto(`${officeUrl()}${path}`)
    await hydrated(english)
    expect(await faults(english), path).toEqual([])
    // What stands there once scripts run, not only what the server wrote.
    expect(germanWordsIn(await english.content()), path).toEqual([])
  }
  expect(await english.evaluate(() => document.documentElement.lang)).toBe('en-GB')
  expect(heard.complaints).toEqual([])
  const scripts = await heard.scripts()
  expect(scripts).toContain('Start a new version')
  expect(scripts).not.toContain('Neue Fassung beginnen')
})
