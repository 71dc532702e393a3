import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf } from '#tests/support/fixtures/addresses.ts'
import { isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const browser = useBrowser()
const formOf = (code: (typeof countryCodes)[number]) =>
  url(code, `${pathTo(countryOf(code), 'contact')}?subject=device-not-listed`)

const submit = (page: Page) => page.locator('#form [type="submit"]').click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

const violations = (page: Page) => axeFindings(page, { include: 'main' })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#device').fill('Nokia 3310')
  await page.locator('#category').selectOption('other')
  await page.locator('#details').fill('Blau')
  await page.locator('#email').fill(email)
}

/** Nobody is as fast as a test: the form wants to have been open for two seconds. */
const takeTime = (page: Page) => page.waitForTimeout(2_100)

describe('the form about a missing device', () => {
  test.each(['de', 'fr'] as const)(
    'S1.17 leads through its mistakes to the first of them in %s, then says thanks',
    async (code) => {
      const messages = readMessages('messages', messagesFileOf(code))
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      await page.goto(formOf(code))
      await hydrated(page)
      await markDocument(page)
      await page.locator('#device').fill('Nokia 3310')
      await page.locator('#details').fill('Blau')
      await submit(page)
      await page.locator('#category-error').waitFor()

      expect(await focused(page)).toBe('category')
      expect(await page.locator('#email-error').innerText()).toContain(messages['contact.error.email-missing'])
      expect(await page.locator('#device').inputValue()).toBe('Nokia 3310')
      expect(await page.locator('#details').inputValue()).toBe('Blau')
      expect(await violations(page)).toEqual([])

      await fillIn(page, `ana-${code}@example.com`)
      await takeTime(page)
      await submit(page)
      const thanks = page.getByRole('status').filter({ hasText: messages['contact.device.sent']! })
      await thanks.waitFor()
      expect(await thanks.innerText()).toContain(`ana-${code}@example.com`)
      expect(await focused(page)).toBe('form')
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test('S1.17 works the same without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(formOf('fr'))
    await page.locator('#details').fill('Blau')
    await submit(page)
    expect(await page.locator('#device-error').isVisible()).toBe(true)
    expect(await page.locator('#details').inputValue()).toBe('Blau')
    expect(await page.locator('#device:focus').count()).toBe(1)

    await fillIn(page, 'ana-without-scripts@example.com')
    await takeTime(page)
    await submit(page)
    expect(await page.locator('main').innerText()).toContain('ana-without-scripts@example.com')
    expect(await page.locator('form#form').count()).toBe(0)
  })

  test('loses nothing when the shop cannot be reached', async () => {
    const page = await browser.newPage()
    await page.goto(formOf('de'))
    await hydrated(page)
    await fillIn(page, 'ana-offline@example.com')
    await takeTime(page)
    await page.context().setOffline(true)
    await submit(page)
    await page.locator('.notice--warning').waitFor()
    expect(await page.locator('#device').inputValue()).toBe('Nokia 3310')

    await page.context().setOffline(false)
    await submit(page)
    await page.locator('.notice--success').waitFor()
  })

  test('is reached from the contact form by choosing its subject', async () => {
    const page = await browser.newPage()
    await page.goto(url('it', '/contatti'))
    await hydrated(page)
    await page.locator('#subject').selectOption('device-not-listed')
    await page.locator('#device').waitFor()

    expect(await page.locator('h1').innerText()).toBe(readMessages('messages', 'it')['contact.device.title'])
  })

  test.each(['light', 'dark'] as const)('X1.14 is free of what axe knows, %s', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme })
    await page.goto(formOf('es'))

    expect(await violations(page)).toEqual([])
  })
})
