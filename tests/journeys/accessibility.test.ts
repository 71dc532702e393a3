import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrated, useBrowser } from '../browser.ts'
import { fillCart } from '../filled-cart.ts'
import { ask, officeLogin, url } from '../shop-under-test.ts'
import { countryOf, everyScreen, hosts, type Host } from './addresses.ts'
import { savingData, travel } from './travelling.ts'

const browser = useBrowser()
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is wrong with a page, in lines that say where. The frame of a shop is the same everywhere: looking once will do. */
async function violations(page: Page, { frame = true, content = true } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] }).setLegacyMode(true)
  if (!frame) axe.exclude('.site-header').exclude('.site-footer')
  if (!content) axe.exclude('main')
  const results = await axe.analyze()
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${page.url()} ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

async function violationsOn(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    found.push(...(await violations(page)))
  }
  return found
}

/** Every screen of a host, reached by its links as a visitor would. */
async function violationsOnEveryScreen(page: Page, host: Host): Promise<string[]> {
  await page.addInitScript(savingData)
  await page.goto(url(host))
  await hydrated(page)
  const found = await violations(page)
  for (const path of everyScreen(countryOf(host)).slice(1)) {
    await travel(page, path)
    found.push(...(await violations(page, { frame: false })))
  }
  return found
}

const wide = { width: 1440, height: 900 }

test.each(hosts)('X1.14 every screen of %s is free of what axe knows', { timeout: 90_000 }, async (host) => {
  const page = await browser.newPage({ viewport: wide })

  expect(await violationsOnEveryScreen(page, host)).toEqual([])
})

test('X1.14 every German screen is so in the dark', { timeout: 90_000 }, async () => {
  const page = await browser.newPage({ viewport: wide, colorScheme: 'dark' })

  expect(await violationsOnEveryScreen(page, 'de')).toEqual([])
})

test('X1.14 axe does notice what is wrong', async () => {
  const page = await browser.newPage()
  await page.goto(url('de', '/content/agb'))
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')))

  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
})

test.each(['b2bwidget', 'agan', 'aganwidget'])(
  'X1.14 the skin of %s is so in the dark and on a phone',
  async (host) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

    expect(await violationsOn(page, [url(host), url(host, '/checkout'), url(host, '/nobody')])).toEqual([])
  },
)

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [360, 'light'],
] as const)('X1.14 opened menus and refused input are so at %d px, %s', async (width, colorScheme) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  await page.goto(url('de', '/build.json'))
  await fillCart(page)
  await page.goto(url('de', '/checkout'))
  await hydrated(page)
  await page.locator('#sale [type="submit"]:not([aria-busy])').click()
  const found = await violations(page)
  for (const summary of await page.locator('header summary:visible').all()) {
    await summary.click()
    // What lies under an open menu is not to be judged now.
    found.push(...(await violations(page, { content: false })))
    await page.keyboard.press('Escape')
  }

  expect(await page.locator('#postalCode-error').isVisible()).toBe(true)
  expect(found).toEqual([])
})

test.each(['light', 'dark'] as const)('X1.14 the back office is so in %s', async (colorScheme) => {
  const [username = '', password = ''] = inject('shop').login.split(':')
  const page = await browser.newPage({ viewport: wide, colorScheme, httpCredentials: { username, password } })
  await page.goto(url('office', '/letters'))
  await page.locator('main form button').click()
  await page.locator('tbody tr a').first().waitFor()
  const letter = await page.locator('tbody tr a').first().getAttribute('href')

  const paths = ['/', '/letters', letter!, '/errors', '/patterns', '/nobody']
  expect(
    await violationsOn(
      page,
      paths.map((path) => url('office', path)),
    ),
  ).toEqual([])

  // A letter may run no script, not even ours: it is looked at outside of its frame.
  await page.goto('about:blank')
  await page.setContent((await ask('office', `${letter}/view`, { headers: officeLogin })).text)
  expect(await page.locator('body').innerText()).not.toBe('')
  expect(await violations(page)).toEqual([])
})
