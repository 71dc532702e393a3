import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { faults } from '#tests/support/readers/pages/faults.ts'

const browser = useBrowser()
const office = useOffice({ DEMO_TRADES: '20' })
const officeUrl = () => `http://office.localhost:${office.shop().port}`

const open = async ({ username, password }: OfficeColleague): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  return page
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('ME-02 ME-04 a question is changed, checked, played beside what counts, tried on the past and approved', async () => {
  const page = await open(await office.colleague('pricing'))
  await page.goto(`${officeUrl()}/questionnaires`)
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Fragebogen', { exact: true }).first().selectOption('PHONE')
  await press(page, 'Neue Fassung beginnen')
  await page.waitForURL(/questionnaires\/\d+$/)
  const version = page.url()
  expect(await faults(page)).toEqual([])

  // A deduction that nobody can read is told where it was typed, and nothing that was typed is lost.
  await page.goto(`${version}/questions/DISPLAY_GLASS`)
  expect(await faults(page)).toEqual([])
  const deduction = page.getByLabel('Abzug in %').nth(4)
  await page.getByLabel('Überschrift (Deutsch)', { exact: true }).fill('Das Glas vorne')
  await deduction.fill('viel')
  await press(page, 'Frage speichern')
  await page.locator('[aria-invalid="true"]').waitFor()
  expect(await deduction.inputValue()).toBe('viel')
  expect(await page.getByLabel('Überschrift (Deutsch)', { exact: true }).inputValue()).toBe('Das Glas vorne')
  expect(await faults(page)).toEqual([])
  await deduction.fill('60')
  await press(page, 'Frage speichern')
  await page.waitForURL(version)
  await page.getByText('Das Glas vorne').first().waitFor()

  // As a seller meets it, beside what counts.
  await page.goto(`${version}/play?device=apple-iphone-14-128-gb&country=it`)
  await page.getByRole('heading', { name: 'Die Fassung, die gilt' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.locator('.phone__answer').first().click()
  await page.getByText('Von vorn').first().waitFor()
  expect(await faults(page)).toEqual([])

  await page.goto(version)
  await page.getByLabel('Was ist neu, und warum?').fill('Glas ist teurer geworden')
  await press(page, 'Entwurf speichern')
  await press(page, 'Rückrechnung starten')
  await page.getByText('Gerechnet am').waitFor()
  await page.goto(version)
  expect(await faults(page)).toEqual([])
  await press(page, 'Zur Freigabe vorlegen')
  await page.getByText('wartet auf Freigabe').first().waitFor()

  // It moves the price of a cracked phone so far that two have to type by how much.
  for (const approved of ['Du hast schon freigegeben.', 'Bis dahin lässt es sich anhalten.']) {
    const other = await open(await office.colleague('finance'))
    await other.goto(version)
    expect(await faults(other)).toEqual([])
    expect(await other.getByRole('region', { name: 'Was zu weit geht' }).innerText()).toContain('Das Glas vorne')
    const label = await other.locator('label', { hasText: 'Zum Freigeben eintippen' }).innerText()
    await other.getByLabel('Zum Freigeben eintippen').fill(/[\d,]+/.exec(label)![0])
    await press(other, 'Freigeben')
    await other.getByText(approved).waitFor()
    expect(await faults(other)).toEqual([])
  }
})
