import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'

const browser = useBrowser()
const office = useOffice({ DEMO_TRADES: '40' })
const officeUrl = () => `http://office.localhost:${office.shop().port}`

async function atWork(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), office.shop().login)
  await page.goto(officeUrl() + path)
  await hydrated(page)
  return page
}

/** Rows that are wholly in view. */
const rowsInView = (page: Page): Promise<number> =>
  page
    .locator('.office-table tbody tr')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length)

const focusedRow = (page: Page): Promise<number> =>
  page
    .locator('.office-table tbody tr')
    .evaluateAll((rows) => rows.findIndex((row) => row.contains(document.activeElement)))

test('F-35 OP-15 eighteen trades are in view at once, and the list is free of what axe knows on every screen', async () => {
  const page = await atWork('/trades')
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(18)
  await page.goto(`${officeUrl()}/trades?sort=-created&country=de`)
  const found = await axeFindings(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  found.push(...(await axeFindings(page)))
  await page.setViewportSize({ width: 360, height: 780 })
  found.push(...(await misfits(page)))
  await page.goto(`${officeUrl()}/trades?from=tomorrow`)
  expect(await page.getByText('„tomorrow“ ist kein Tag').count()).toBe(1)

  expect(found).toEqual([])
})

test('OP-15 a list is walked, ticked and opened by keys alone, but not while somebody types', async () => {
  const page = await atWork('/trades?sort=-created')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect.poll(() => focusedRow(page)).toBe(0)
  await page.keyboard.press('x')
  await page.getByText('2 ausgewählt').waitFor()
  expect(await axeFindings(page, { include: '.office-list' })).toEqual([])

  await page.locator('.office-bulk [name=words]').fill('jkx')
  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.office-bulk [name=words]').inputValue()).toBe('jkxj')
  await page.locator('.office-table [name=all]').check()
  expect(await page.locator('.office-table [name=row]:not(:checked)').count()).toBe(0)

  await page.locator('.office-table tbody a').first().focus()
  await page.keyboard.press('?')
  await page.getByText('Zeile auswählen').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedRow(page)).toBe(0)
  const [number] = await page.locator('.office-table tbody a').allTextContents()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${officeUrl()}/trades/${number}`)
})

test('OP-15 the palette opens from anywhere, finds a trade, a device and a screen, and leads there by Enter', async () => {
  const page = await atWork('/trades?sort=-created')
  const [number = ''] = await page.locator('.office-table tbody a').allTextContents()
  await page.locator('.office-search input').focus()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Suchen und springen' })
  await box.waitFor()
  expect(await axeFindings(page, { include: 'dialog[open]' })).toEqual([])

  await box.fill(number)
  await page.getByRole('option', { name: number }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${officeUrl()}/trades/${number}`)
  await hydrated(page)
  expect(await page.locator('dialog[open]').count()).toBe(0)

  await page.keyboard.press('Control+k')
  await box.fill('Gutsch')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await page.locator('[role=option][aria-selected=true]').textContent()).toBe('Gutscheine')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${officeUrl()}/vouchers`)
  await hydrated(page)

  await page.keyboard.press('Control+k')
  await box.fill('iphone 15')
  await page.getByRole('group', { name: 'Geräte' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('dialog[open]').count()).toBe(0)
})

test('OP-11 columns and a view are chosen in panels that are free of what axe knows', async () => {
  const page = await atWork('/trades?sort=-created')
  await page.getByRole('button', { name: 'Spalten' }).click()
  expect(await axeFindings(page, { include: ':popover-open' })).toEqual([])
  await page.getByRole('checkbox', { name: 'E-Mail' }).check()
  await page.getByRole('button', { name: 'Anwenden' }).click()
  await page.getByRole('columnheader', { name: 'E-Mail' }).waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ansichten' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mit E-Mail')
  expect(await axeFindings(page, { include: ':popover-open' })).toEqual([])
  await page.getByRole('button', { name: 'Ansicht speichern' }).click()
  await page.getByRole('button', { name: 'Mit E-Mail' }).waitFor()
})

test('OP-11 a device of the inspection queue is laid on a table by keys, and the answer says so', async () => {
  const page = await atWork('/inspection?share=free')
  const [reference = ''] = await page.locator('.office-table tbody a').allTextContents()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('1 ausgewählt').waitFor()
  expect(await axeFindings(page, { include: '.office-list' })).toEqual([])
  await page.keyboard.press('a')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('bulk')
  const [username = ''] = office.shop().login.split(':')
  await page.locator('.office-bulk select').selectOption({ label: username })
  await page.getByRole('button', { name: 'Ausführen' }).click()

  await page
    .locator('.office-outcome')
    .filter({ hasText: `${reference} erledigt` })
    .waitFor()
  await page.goto(`${officeUrl()}/inspection?share=mine`)
  await page.getByRole('link', { name: reference }).waitFor()
})
