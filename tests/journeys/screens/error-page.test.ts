import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screens } from '#shop/screens/screens.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf, countryOf } from '#tests/support/fixtures/addresses.ts'
import { arrived, follow, savingData, travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { longDescribe, longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()

async function openHome(code = 'de', path = '/'): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(savingData)
  await page.goto(url(code, path))
  await hydrated(page)
  return page
}

const errorShown = async (page: Page, kind: string) => {
  await page.locator(`[data-error="${kind}"]`).waitFor()
  expect(await page.locator('main h1').count()).toBe(1)
  expect(await page.locator('main .lead').textContent()).not.toBe('')
  return page.locator('main').innerText()
}

const brokenScreen = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `export default function Broken() { throw new Error('broken on purpose') }`,
  })

describe('an error on the way to a page', () => {
  test('S2.36 in its rendering shows the error page, and a link leads out of it', async () => {
    const page = await openHome()
    await page.route('**/assets/overview-*.js', brokenScreen)
    await follow(page, '/account')
    expect(await errorShown(page, 'oops')).toContain('Oops!')

    await page.locator('[data-error] a[href="/"]').click()
    await arrived(page, '/')

    expect(await page.locator('[data-error]').count()).toBe(0)
    expect(await page.locator('[data-screen="home"] h1').count()).toBe(1)
  })

  longTest(
    'S2.36 an unknown address reached by a link says which one it was, and back leads to the page before',
    async () => {
      const page = await openHome()
      await travel(page, '/nobody?a=1&b=2')
      expect(await errorShown(page, 'notFound')).toContain('Page not found: /nobody?a=1&b=2')

      await page.goBack()
      await arrived(page, '/')

      expect(await page.locator('[data-screen="home"] h1').count()).toBe(1)
      expect(await page.locator('[data-error]').count()).toBe(0)
    },
  )
})

const shapes = ['clarification', 'clarificationQuickAnswer'] as const
const oops = { at: 'Oops!', de: 'Oops!', es: '¡Oops!', fr: 'Oups', it: 'Ops!' }

describe('in the language of the country', () => {
  test.each(some(['at', 'fr'] as const, 1))(
    'S2.36 S2.37 %s tells a page that failed from a link that has expired',
    async (code) => {
      const page = await openHome(code)
      await page.route('**/account.data*', (route) => route.fulfill({ status: 500, body: 'Unexpected Server Error' }))
      await follow(page, '/account')
      expect(await errorShown(page, 'oops')).toContain(oops[code])
      expect(await page.locator('main').getAttribute('data-layout')).toBe('default')

      const country = countryOf(code)
      const paths = [...shapes.flatMap((screen) => addressesOf(country, screen)), '/x/CLARIFICATION/y']
      expect(paths).toHaveLength(7)

      for (const path of paths) {
        await travel(page, path)
        await errorShown(page, 'expired')
      }
      await page.reload()
      expect(await errorShown(page, 'expired')).not.toContain(oops[code])
    },
  )

  test('S2.37 no other screen has the word in its address', () => {
    const others = screens.filter((screen) => !shapes.includes(screen as (typeof shapes)[number]))
    const paths = others.flatMap((screen) => addressesOf(countryOf('de'), screen))

    expect(paths.filter((path) => path.toLowerCase().includes('clarification'))).toEqual([])
  })
})

longDescribe('the page-type event', () => {
  const pageTypes = (page: Page) =>
    page.evaluate(() => (window as Window & { dataLayer?: { event: string; pageType: string }[] }).dataLayer ?? [])

  const agreed = JSON.stringify({ tracking: true, decidedAt: Date.now(), version: 1 })

  async function comeWith(page: Page, consent: string | undefined): Promise<void> {
    await page.goto(url('de', '/build.json'))
    await page.evaluate(() => localStorage.clear())
    if (consent !== undefined) await page.evaluate((value) => localStorage.setItem('umlauf.consent', value), consent)
    await page.goto(url('de', '/nobody'))
    await hydrated(page)
  }

  test('S2.38 is "404" for a visitor who agreed, and sent once for every error page', async () => {
    const page = await browser.newPage({ undecided: true })
    await comeWith(page, agreed)
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(await pageTypes(page)).toEqual([{ event: 'page_type', pageType: '404', landingPage: 'UML-DE' }])

    for (const path of ['/nobody-2', '/', '/clarification/a/b']) await travel(page, path)

    await page.waitForFunction(() => (window as Window & { dataLayer?: object[] }).dataLayer?.length === 4)
    expect((await pageTypes(page)).map(({ pageType }) => pageType)).toEqual(['404', '404', 'home', '404'])
  })

  test('S2.38 is not sent when the remembered consent is missing, refused, without a date or unreadable', async () => {
    const page = await browser.newPage({ undecided: true })
    for (const consent of [undefined, '{"tracking":true}', '{"tracking":false}', '{}', 'null', 'broken']) {
      await comeWith(page, consent)
      await errorShown(page, 'notFound')

      await travel(page, '/')
      await page.locator('.consent__card').waitFor()

      expect(await pageTypes(page), consent).toEqual([])
    }
  })
})
