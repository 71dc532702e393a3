import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf } from '#tests/support/fixtures/addresses.ts'
import { isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'

const browser = useBrowser()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(samplePhotos.jpeg.bytes) })

/** Nobody is as fast as a test: the form wants to have been open for two seconds. */
const takeTime = (page: Page) => page.waitForTimeout(2_100)

const cases = [
  ['de', { width: 360, height: 740 }, 'light'],
  ['it', { width: 1440, height: 900 }, 'dark'],
] as const

describe('writing to the shop', () => {
  test.each(cases)(
    'S2.57 from a question to the thanks, by keyboard only, in %s',
    async (code, viewport, colorScheme) => {
      const messages = readMessages('messages', code)
      const page = await browser.newPage({ viewport, colorScheme })
      await page.goto(url(code))
      await hydrated(page)
      await markDocument(page)

      // The questions open by keyboard and lead to the form with their subject.
      const questions = page.locator('[data-feature="support-questions"]')
      await questions.locator('summary').focus()
      await page.keyboard.press('Enter')
      expect(await questions.locator('a:visible').count()).toBe(subjects.length + 1)
      const panel = (await questions.locator('.menu__panel').boundingBox())!
      expect(panel.x).toBeGreaterThanOrEqual(0)
      expect(panel.x + panel.width).toBeLessThanOrEqual(viewport.width)
      expect(await axeFindings(page, { include: '[data-feature="support-questions"]' })).toEqual([])
      await questions.locator('a[href$="subject=payment-questions"]').focus()
      await page.keyboard.press('Enter')
      const form = page.locator('form#form')
      await form.waitFor()
      expect(await form.locator('#subject').inputValue()).toBe('payment-questions')
      expect(await form.innerText()).toContain(messages['contact.noBankData'])

      // What is asked follows the subject at once.
      await form.locator('#subject').focus()
      await page.keyboard.press('Home')
      await form.locator('#subject').selectOption('customer-account')
      expect(await form.locator('#tradeNumber').count()).toBe(0)
      expect(await form.innerText()).toContain(messages['contact.shortcut.password.text'])
      await form.locator('#subject').selectOption('order-status')
      expect(await form.innerText()).toContain(messages['contact.shortcut.trade.text'])

      // From field to field; the number has a wrong digit, one file is too many.
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('A')
      const typed = ['Ana Muster', `ana-form-${code}@example.com`, 'T-26-000011', 'Wo ist mein Handy?']
      for (const text of typed) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('files')
      await page.locator('#files').setInputFiles(['1', '2', '3', '4'].map((name) => photo(`${name}.jpg`)))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await page.locator('#files-error').waitFor()
      expect(await focused(page)).toBe('files')

      await page.locator('#files').setInputFiles([photo('a.jpg')])
      expect(await page.locator('#files-error').count()).toBe(0)
      await takeTime(page)
      await page.locator('#message').press('Tab')
      await form.locator('[type="submit"]').press('Enter')
      await page.locator('#tradeNumber-error').waitFor()
      expect(await focused(page)).toBe('tradeNumber')
      expect(await axeFindings(page, { include: 'main' })).toEqual([])

      // Nothing is lost, not even the file; the number is mended and the form sent from its last field.
      expect(await page.locator('#files').evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('T-26-000018')
      await page.keyboard.press('Enter')
      const thanks = page.getByRole('status').filter({ hasText: messages['contact.device.sent']! })
      await thanks.waitFor()
      expect(await thanks.innerText()).toContain(`ana-form-${code}@example.com`)
      expect(await thanks.innerText()).toContain(messages['contact.copySent'])
      expect(await focused(page)).toBe('form')
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test('S2.57 works without scripts, and the questions cover nothing', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    await page.goto(url('fr', `/content/${countryOf('fr').contentSlugs.terms}`))
    const questions = page.locator('[data-feature="support-questions"]')
    const [button, text] = [
      await questions.locator('summary').boundingBox(),
      await page.locator('main h1').boundingBox(),
    ]
    expect(button!.y + button!.height).toBeLessThanOrEqual(900)
    expect(button!.x).toBeGreaterThan(text!.x + text!.width)
    await questions.locator('summary').click()
    await questions.locator('a[href$="subject=topic-not-listed"]').click()
    expect(page.url()).toContain(`${pathTo(countryOf('fr'), 'contact')}?subject=topic-not-listed`)

    await page.locator('#name').fill('Ana')
    await page.locator('#message').fill('Bonjour, une question simple.')
    await page.locator('#files').setInputFiles([photo('a.jpg')])
    await page.locator('form#form [type="submit"]').click()
    expect(await page.locator('#email-error').isVisible()).toBe(true)
    expect(await page.locator('#email:focus').count()).toBe(1)
    expect(await page.locator('#message').inputValue()).toBe('Bonjour, une question simple.')
    expect(await page.locator('#files-error').innerText()).toContain(
      readMessages('messages', 'fr')['contact.filesAgain'],
    )

    await page.locator('#email').fill('ana-sans-script@example.com')
    await takeTime(page)
    await page.locator('form#form [type="submit"]').click()
    expect(await page.locator('main').innerText()).toContain('ana-sans-script@example.com')
    expect(await page.locator('form#form').count()).toBe(0)
  })
})
