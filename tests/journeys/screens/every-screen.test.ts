import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, axeFindingsInTheDark } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf, everyScreen, hosts, type Host } from '#tests/support/fixtures/addresses.ts'
import { austrian, languages, spokenIn, type Language } from '#tests/support/readers/languages/foreign-words.ts'
import { watchPolicy } from '#tests/support/readers/pages/policy.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { savingData, travel } from '#tests/support/drivers/browser/travelling.ts'
import { provesAll, some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()
const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 800 }

/** The frame of a shop is the same on all its pages: looking at it once will do. */
const frame = ['.site-header', '.site-footer']

/** Whatever a page is told in words: itself, its scripts, and what it loads on the way to the next. */
function bodiesOf(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = []
  page.on('response', (answer) => {
    if (/\.(js|data)(\?|$)/.test(answer.url()) || answer.request().isNavigationRequest())
      bodies.push(answer.text().catch(() => ''))
  })
  return bodies
}

async function visitorAtHome(host: Host, page: Page): Promise<void> {
  await page.goto(url(host))
  await hydrated(page)
}

/** In a quick run every third: others are told apart by the whole one. */
const screensOf = (host: Host): string[] =>
  everyScreen(countryOf(host)).filter((_, index) => provesAll || index % 3 === 0)

/** Stands on every screen, led there by a link, and judges all that can be judged there; then all are loaded anew. */
async function walk(host: Host) {
  const page = await browser.newPage({ viewport: wide })
  await page.addInitScript(savingData)
  const refused = await watchPolicy(page)
  const bodies = bodiesOf(page)
  const screens = screensOf(host)
  const [unclear, unfit]: [string[], string[]] = [[], []]

  await visitorAtHome(host, page)
  unclear.push(...(await axeFindings(page)), ...(await axeFindingsInTheDark(page)))
  for (const path of screens) {
    await travel(page, path)
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size)
      unfit.push(...(await misfits(page)))
      if (size === narrow && !provesAll) continue
      unclear.push(...(await axeFindings(page, { exclude: frame })))
      unclear.push(...(await axeFindingsInTheDark(page, { exclude: frame })))
    }
  }
  const told = (await Promise.all(bodies)).join('\n')

  await page.setViewportSize(narrow)
  for (const path of screens) {
    await page.goto(url(host, path))
    unfit.push(...(await misfits(page)))
  }
  return { refused, unclear, unfit, told }
}

/** Those of the specification are called as their language is. */
const languageOf = (host: Host): Language => {
  const code = countryCodes.find((each) => each === host) ?? 'de'
  return code === 'at' ? 'de' : code
}

describe.each(some(hosts, 1))('screens of %s', (host) => {
  let seen: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    seen = await walk(host)
  })

  test('S2.01 keeps the content security policy, loaded or followed', () => {
    expect(seen.refused).toEqual([])
  })

  test('X1.14 is free of what axe knows, also in the dark', () => {
    expect(seen.unclear).toEqual([])
  })

  test('X1.14 lets nothing stick out and makes every target big enough, at 360 and at 1440 px', () => {
    expect(seen.unfit).toEqual([])
  })

  test('S1.06 brings no words of other countries into the browser', () => {
    expect(spokenIn(seen.told)).toEqual([languageOf(host)])
    expect(languages[languageOf(host)].length).toBeGreaterThan(50)
  })

  test('S1.07 says Austrian words in Austria only', () => {
    expect(austrian).toBeDefined()
    expect(seen.told.includes(austrian!)).toBe(host === 'at')
  })
})

describe('the judges of these tests notice', () => {
  test('S2.01 what the policy forbids', async () => {
    const page = await browser.newPage()
    const refused = await watchPolicy(page)
    await page.goto(url('de'))

    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.example/pixel.gif'
      document.body.append(image)
    })

    await expect.poll(() => refused).toContainEqual(expect.stringContaining('img-src'))
  })

  test('X1.14 a button without a name, pale letters, and what is too wide or too small', async () => {
    const page = await browser.newPage({ viewport: narrow })
    await page.goto(url('de', '/content/agb'))
    expect([...(await axeFindings(page)), ...(await misfits(page))]).toEqual([])

    await page.evaluate(() => {
      const [button, pale, wall] = [document.createElement('button'), document.createElement('p'), new Image(500, 30)]
      pale.textContent = 'pale'
      pale.style.color = 'rgb(150 150 150)'
      pale.style.backgroundColor = 'rgb(200 200 200)'
      button.style.width = button.style.height = button.style.minHeight = '20px'
      wall.alt = ''
      wall.style.maxWidth = 'none'
      document.querySelector('main')!.append(button, pale, wall)
    })

    expect(await axeFindings(page)).toEqual([
      expect.stringContaining('button-name'),
      expect.stringContaining('color-contrast'),
    ])
    expect(await axeFindings(page, { rules: 'colours' })).toEqual([expect.stringContaining('color-contrast')])
    expect(await axeFindingsInTheDark(page)).toEqual([expect.stringContaining('color-contrast')])
    const unfit = await misfits(page)
    expect(unfit).toContainEqual(expect.stringContaining('px'))
    expect(unfit).toContainEqual(expect.stringContaining('<button'))
  })
})
