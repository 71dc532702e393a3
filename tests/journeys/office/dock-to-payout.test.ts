import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addPlace } from '#domain/warehouse/places/change-places.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const browser = useBrowser()
const office = useOffice()

/** So slowly the fastest typist types. */
const TYPIST = { delay: 60 }

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, TYPIST)
  await page.keyboard.press('Enter')
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Tab, until something with these words has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if ((await focused(page)) === words) return
    await page.keyboard.press('Tab', TYPIST)
  }
  throw new Error(`no Tab leads to “${words}”`)
}

async function screen(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path)
  await hydrated(page)
}

test('OP-15 a device goes from the dock to the payout by keyboard alone', async () => {
  const engines = office.engines()
  const trade = await soldTrade(engines)
  const [number, item] = [formatTradeNumber(trade.number), itemReference(trade.number, 0)]
  const state = async () => (await findTrade(engines.db, trade.id))!.items[0]!.status
  await addPlace(engines, await newColleague(engines, 'warehouse'), {
    code: 'P-W-1',
    kind: 'shelf',
    capacity: null,
  })
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } })
  await logInByForm(page, `http://office.localhost:${office.shop().port}`, office.shop().login)
  await hydrated(page)

  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await screen(page, /\/receive/)
  await type(page, number)
  await page.getByRole('heading', { name: number }).waitFor()
  await type(page, number)
  await expect.poll(state).toBe('RECEIVED')

  await page.keyboard.press('Control+k')
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.type('Einlagern', TYPIST)
  await page.getByRole('option', { name: 'Einlagern', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await screen(page, /\/put-away/)
  await type(page, 'P-W-1')
  await expect.poll(() => page.locator('.scan-latest').textContent()).toContain('P-W-1')
  await type(page, item)
  await expect.poll(() => page.locator('.scan-latest').textContent()).toContain('steht auf P-W-1')

  await page.keyboard.press('Control+k')
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.type(item, TYPIST)
  await page.getByRole('option', { name: item, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await screen(page, /\/inspection\/T-/)
  await tabTo(page, 'Auf meinen Tisch')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('imei')
  await type(page, '490154203237518')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^answer\./)
  await page.keyboard.press('w')
  await expect.poll(state).toBe('ACCEPTED')
  await screen(page, /\/inspection(\?|$)/)

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await screen(page, /\/payouts/)
  await tabTo(page, 'Alles vorbereiten')
  await page.keyboard.press('Enter')
  await screen(page, /\/payouts\/batches\//)
  await tabTo(page, 'Freigeben')
  await page.keyboard.press('Enter')
  await expect.poll(state).toBe('PAYOUT_PENDING')
})
