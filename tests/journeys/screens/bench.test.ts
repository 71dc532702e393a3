import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { scan } from '#tests/support/drivers/browser/scanner.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { axeFindings, axeFindingsInTheDark } from '#tests/support/readers/pages/axe.ts'

const browser = useBrowser()
const office = useOffice()
const officeUrl = () => `http://office.localhost:${office.shop().port}`
const BENCH = { width: 1024, height: 768 }
const imeis = ['490154203237518', '356938035643809', '352099001761481']

let inspector: OfficeColleague
beforeAll(async () => {
  inspector = await office.colleague('inspector')
})

/** Phones of one trade that wait for their inspection. */
async function waiting(pieces: number): Promise<Trade> {
  const trade = await soldTrade(office.engines(), 'de', { pieces })
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  return trade
}

const statesOf = async ({ id }: Trade) => (await findTrade(office.engines().db, id))!.items.map(({ status }) => status)

/** The queue with nothing in it but one trade, before an inspector with a camera. */
async function atQueue({ number }: Trade): Promise<Page> {
  const page = await browser.newPage({ viewport: BENCH })
  await logInByForm(page, officeUrl(), `${inspector.username}:${inspector.password}`)
  await page.goto(`${officeUrl()}/inspection?share=free&text=${formatTradeNumber(number)}`)
  await hydrated(page)
  return page
}

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')

async function focusIn(page: Page, name: string): Promise<void> {
  await expect.poll(() => focusedField(page)).toBe(name)
}

/** A device lies on the bench, and the cursor waits for its number. */
async function deviceOpen(page: Page, before = ''): Promise<string> {
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/inspection\/T-/)
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
  await hydrated(page)
  await focusIn(page, 'imei')
  return new URL(page.url()).pathname
}

/** Everything that a colleague does with his hands, counted. */
function handsOf(page: Page) {
  let inputs = 0
  return {
    inputs: () => inputs,
    async press(key: string) {
      inputs += 1
      await page.keyboard.press(key)
    },
    async scan(code: string) {
      inputs += 1
      await scan(page, code)
      await expect.poll(() => focusedField(page)).toMatch(/^answer\./)
    },
  }
}

async function verdict(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.locator('.office-outcomes').innerText()).toContain(words)
}

/** The letter of a question stands beside it. */
const letterOf = async (page: Page, code: string): Promise<string> =>
  (await page.locator(`fieldset:has(input[name="answer.${code}"])`).getAttribute('data-letter'))!

/** The number of an answer, counted from one. */
const digitOf = (page: Page, code: string, answer: string): Promise<string> =>
  page
    .locator(`input[name="answer.${code}"]`)
    .evaluateAll(
      (inputs, wanted) => String(inputs.findIndex((input) => (input as HTMLInputElement).value === wanted) + 1),
      answer,
    )

/** How light the line is that is written into a photo: all black, and some white. */
const stampOf = (page: Page, source: string) =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawing = canvas.getContext('2d')!
    drawing.drawImage(picture, 0, 0)
    const line = Math.floor(picture.height / 24)
    const { data } = drawing.getImageData(0, picture.height - line, picture.width, line)
    const lights = [...data].filter((_, index) => index % 4 === 0)
    return {
      dark: lights.filter((light) => light < 60).length / lights.length,
      light: lights.some((light) => light > 200),
    }
  }, source)

describe('OP-05 the bench', () => {
  test('takes four inputs at most for a phone that is as described, and opens the next one', async () => {
    const trade = await waiting(2)
    const page = await atQueue(trade)
    const hands = handsOf(page)
    await hands.press('n')
    const first = await deviceOpen(page)
    await hands.scan(imeis[0]!)
    expect(await statesOf(trade)).toEqual(expect.arrayContaining(['IN_INSPECTION', 'RECEIVED']))
    await hands.press('w')
    await deviceOpen(page, first)
    expect(hands.inputs()).toBeLessThanOrEqual(4)
    expect((await statesOf(trade)).toSorted()).toEqual(['ACCEPTED', 'IN_INSPECTION'])

    await hands.scan(imeis[1]!)
    await hands.press('w')
    await page.waitForURL(/none=yes/)
    await expect.poll(() => page.locator('main').innerText()).toContain('Hier ist nichts mehr frei.')
    expect(await statesOf(trade)).toEqual(['ACCEPTED', 'ACCEPTED'])
  })

  test('takes twelve at most with two differences and two photos, which say of what and when they are', async () => {
    const trade = await waiting(1)
    const page = await atQueue(trade)
    const hands = handsOf(page)
    await hands.press('n')
    await deviceOpen(page)
    await hands.scan(imeis[2]!)
    for (const [code, answer, words] of [
      ['DISPLAY_GLASS', 'CRACKED', 'Eine Abweichung'],
      ['HOUSING', 'DENTS', '2 Abweichungen'],
    ] as const) {
      await hands.press(await letterOf(page, code))
      await focusIn(page, `answer.${code}`)
      await hands.press(await digitOf(page, code, answer))
      await verdict(page, words)
    }
    for (const count of [1, 2]) {
      await hands.press('f')
      await page
        .locator('.office-photos img')
        .nth(count - 1)
        .waitFor()
    }
    await expect.poll(() => page.locator('#photos').innerText()).not.toContain('wird gespeichert')
    await hands.press('e')
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-decision'))).toBe(true)
    await hands.press('Enter')
    await page.waitForURL(/\/question/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('send')
    expect(await page.locator('input[name=photo]:checked').count()).toBe(2)
    const source = (await page.locator('.office-photos img').first().getAttribute('src'))!
    const stamp = await stampOf(page, source)
    expect(stamp.dark).toBeGreaterThan(0.6)
    expect(stamp.light).toBe(true)

    await hands.press('Enter')
    await page.waitForURL(/none=yes/)
    expect(hands.inputs()).toBeLessThanOrEqual(12)
    expect(await statesOf(trade)).toEqual(['CLARIFICATION'])
  })
})

describe('OP-15 the bench', () => {
  test('keeps the decision in view, is free of what axe knows, and takes a scan for a number and not for keys', async () => {
    const trade = await waiting(1)
    const page = await atQueue(trade)
    await page.keyboard.press('n')
    const path = await deviceOpen(page)
    const isInView = () =>
      page.locator('[data-decision]').evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInView()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    expect(await isInView()).toBe(true)
    expect([...(await axeFindings(page)), ...(await axeFindingsInTheDark(page))]).toEqual([])

    await page.keyboard.press('Enter')
    await expect.poll(() => focusedField(page)).toMatch(/^answer\./)
    const answers = () =>
      page
        .locator('form.office-columns')
        .evaluate((form) =>
          [...new FormData(form as HTMLFormElement)].filter(([name]) => name.startsWith('answer.')).join(),
        )
    const before = await answers()
    await scan(page, '1w8e5f2ww')
    await expect.poll(() => page.locator('[name=serialNumber]').inputValue()).toBe('1w8e5f2ww')
    await page.keyboard.press('?')
    const sheet = page.locator('dialog[open]')
    await sheet.waitFor()
    for (const words of ['Foto machen', 'Antwort wählen', 'Nächste oder vorige Frage'])
      expect(await sheet.innerText()).toContain(words)
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await answers()).toBe(before)
    expect(await statesOf(trade)).toEqual(['IN_INSPECTION'])
    await page.keyboard.press('i')
    await focusIn(page, 'imei')
  })
})
