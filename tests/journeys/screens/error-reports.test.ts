import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { follow, savingData } from '#tests/support/drivers/browser/travelling.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const shop = useShop()

async function openTestPage(code: string): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(savingData)
  await page.goto(`http://${code}.localhost:${shop().port}/sentry-example-page`)
  await hydrated(page)
  return page
}

/** What the back office shows to those who may see it. */
async function reportsInOffice(): Promise<string[]> {
  const office = await browser.newPage()
  await logInByForm(office, `http://office.localhost:${shop().port}`, shop().login)
  await office.goto(`http://office.localhost:${shop().port}/errors`)
  const rows = await office.locator('tbody tr').allInnerTexts()
  await office.context().close()
  return rows
}

describe('the error-reporting test page', () => {
  test('S2.36 S2.42 an error in a click is reported, and the page survives it', async () => {
    const page = await openTestPage('fr')
    const report = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/errors')

    await page.locator('main form button').first().click()

    expect((await report).status()).toBe(202)
    expect(await page.locator('[data-error]').count()).toBe(0)
    expect(await page.locator('[data-screen="errorReportingTest"] h1').count()).toBe(1)
    const row = (await reportsInOffice()).find((text) => text.includes('Test error in the browser'))
    expect(row).toContain('browser')
    expect(row).toContain('umlauf-fr')
    expect(row).toContain('/sentry-example-page')
  })

  longTest(
    'S2.42 an error on the server is reported, and the visitor gets the error page with a number to quote',
    async () => {
      const page = await openTestPage('it')
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')

      await page.locator('main form button[type="submit"]').click()

      expect((await answer).status()).toBe(500)
      await page.locator('[data-error="oops"]').waitFor()
      expect(await page.locator('#error-id').textContent()).toMatch(/^[0-9a-f-]{36}$/)
      const row = (await reportsInOffice()).find((text) => text.includes('Test error on the server'))
      expect(row).toContain('server')
      expect(row).toContain('umlauf-it')
    },
  )

  test('S2.42 search engines stay away from it', async () => {
    const page = await openTestPage('de')

    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })

  longTest('S2.36 an error in rendering is reported once', async () => {
    const page = await openTestPage('es')
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reports.push(request.postData() ?? '')
    })
    await page.route('**/assets/overview-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default function Broken() { throw new Error('broken while rendering') }`,
      }),
    )
    const report = page.waitForResponse((answer) => answer.url().endsWith('/api/errors'))

    await follow(page, '/account')
    await page.locator('[data-error="oops"]').waitFor()
    await report

    expect(reports.map((body) => JSON.parse(body).message)).toEqual(['broken while rendering'])
  })
})
