import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { isSameDocument, markDocument } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()
const shop = useOwnShop()

async function count(what: string): Promise<number> {
  const client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${what}`)
  await client.end()
  return Number(rows[0]!.count)
}

const generated = "controlling_events where event_name = 'offer_generated'"

/** Runs in the page. */
function agreeToTracking() {
  localStorage.setItem('umlauf.consent', JSON.stringify({ tracking: true, decidedAt: Date.now(), version: 1 }))
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { id, tagName, textContent, value, href } = document.activeElement as HTMLElement & {
      value?: string
      href?: string
    }
    return { id, tagName, text: (textContent ?? '').trim(), value: value ?? '', href: href ?? '' }
  })

type Focused = Awaited<ReturnType<typeof focused>>

/** Presses Tab until the right thing has the focus. */
async function tabTo(page: Page, isWanted: (stop: Focused) => boolean): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    if (isWanted(await focused(page))) return
  }
  throw new Error('Tab never came there')
}

const status = (page: Page) => page.locator('main [role="status"]').first().innerText()

/** Chooses an answer as one does without a mouse, and waits for what follows. */
async function answer(page: Page, value: string): Promise<void> {
  const before = page.url()
  await tabTo(page, (stop) => stop.tagName === 'BUTTON' && stop.value === value)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href !== before)
  await page.waitForFunction(() => document.activeElement?.id === 'question')
}

async function tick(page: Page, value: string, next: string): Promise<void> {
  const before = page.url()
  await tabTo(page, (stop) => stop.tagName === 'INPUT' && stop.value === value)
  await page.keyboard.press('Space')
  await tabTo(page, (stop) => stop.tagName === 'BUTTON' && stop.text === next)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href !== before)
  await page.waitForFunction(() => document.activeElement?.id === 'question')
}

async function follow(page: Page, isWanted: (stop: Focused) => boolean): Promise<void> {
  const before = page.url()
  await tabTo(page, (stop) => stop.tagName === 'A' && isWanted(stop))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href !== before)
  await page.waitForFunction(() => document.activeElement?.id === 'question')
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test.each(
  some(
    [
      ['de', 'light'],
      ['fr', 'dark'],
    ] as const,
    1,
  ),
)(
  'S1.01 S2.48 S7.25 a phone is described with the keyboard alone in %s, with a way back, and ends in one offer',
  async (code, colorScheme) => {
    const messages = readMessages('messages', code)
    const before = { offers: await count('offers'), events: await count(generated) }
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme, undecided: true })
    await page.addInitScript(agreeToTracking)
    const path = pathTo(countries[code], 'product', { pdp: 'apple-iphone-14-128-gb' })
    await page.goto(`http://${code}.localhost:${shop().port}${path}`)
    await hydrated(page)
    await markDocument(page)

    await follow(page, ({ text }) => text === messages['product.lane.steps'])
    await answer(page, 'YES')
    expect(await page.locator('h2#question').innerText()).not.toBe('')
    await answer(page, 'CANNOT_REMOVE')
    expect(await page.locator('h2#question').innerText()).toBe(messages['gate.lock.title'])
    expect(await axeFindings(page, { include: 'main' })).toEqual([])
    await follow(page, ({ text }) => text === messages['gate.back'])
    await answer(page, 'REMOVED')

    // One step back, the other answer, and the price follows.
    await answer(page, 'LOCKED')
    const cheaper = await status(page)
    await follow(page, ({ text }) => text === messages['product.questions.back'])
    await answer(page, 'FREE')
    expect(await status(page)).not.toBe(cheaper)
    expect(await status(page)).toContain(
      messages['product.questions.progress']!.replace('{step}', '4').replace('{steps}', '14'),
    )

    for (const value of ['EU', 'USED', 'YES', 'SOME_DEFECTS']) await answer(page, value)
    expect(await isTooWide(page)).toBe(false)
    await tick(page, 'AUDIO', messages['product.questions.next']!)
    await answer(page, 'OK')
    expect(await axeFindings(page, { include: 'main' })).toEqual([])
    expect(await isTooWide(page)).toBe(false)

    // An earlier answer is changed alone; those after it stay.
    await follow(page, ({ href }) => href.includes('LOCK=') && !href.includes('REGION='))
    await answer(page, 'NON_EU')
    expect(new URL(page.url()).searchParams.get('DEFECTS')).toBe('AUDIO')
    for (const value of ['HAIRLINES', 'LIGHT', 'UNKNOWN', 'NO', 'NEVER']) await answer(page, value)
    await tick(page, 'BOX', messages['product.questions.show']!)

    expect(page.url()).toContain('?offer=')
    expect(await status(page)).toContain(messages['offer.made.title'])
    expect(await isSameDocument(page)).toBe(true)
    expect(await axeFindings(page, { include: 'main' })).toEqual([])
    expect(await isTooWide(page)).toBe(false)
    const [offer, price] = [page.url(), await page.locator('.product__offer').innerText()]

    await page.reload()
    await hydrated(page)
    expect(page.url()).toBe(offer)
    expect(await page.locator('.product__offer').innerText()).toBe(price)
    expect(await count('offers')).toBe(before.offers + 1)
    await expect.poll(() => count(generated)).toBe(before.events + 1)

    await tabTo(page, ({ text }) => text === messages['offer.made.add'])
    await page.keyboard.press('Enter')
    await page.locator('main button', { hasText: messages['offer.made.inCart']! }).waitFor()
    await page.locator('dialog[open]').waitFor()
  },
)
