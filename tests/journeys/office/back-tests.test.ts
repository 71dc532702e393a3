import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { faults } from '#tests/support/readers/pages/faults.ts'

const browser = useBrowser()
const office = useOffice({ DEMO_TRADES: '40' })
const officeUrl = () => `http://office.localhost:${office.shop().port}`

async function atWork(javaScriptEnabled = true): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled })
  await logInByForm(page, officeUrl(), office.shop().login)
  return page
}

async function writeDraft(page: Page): Promise<void> {
  await page.goto(`${officeUrl()}/rules`)
  await page.getByRole('button', { name: 'Neue Fassung beginnen' }).click()
  await page.waitForURL(/\/rules\/\d+$/)
  await page.locator('[name="prices.grades.C"]').fill('70')
  await page.locator('[name="note"]').fill('Weniger für Gebrauchsspuren')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.getByText('Was sich ändert').waitFor()
}

test('ME-05 a back-test is watched while it goes on, and its result fits a desk and a phone', async () => {
  const page = await atWork()
  await writeDraft(page)
  const version = page.url()
  await page.getByRole('button', { name: 'Rückrechnung starten' }).click()
  await page.waitForURL(/\/back-tests\/\d+$/)

  await page.getByText('Gerechnet am').waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Zur Fassung' }).click()
  await page.waitForURL(version)
  await page.getByText('Die größten Kürzungen').waitFor()
  expect(await page.getByRole('link', { name: /^T-\d\d-\d{6}/ }).count()).toBeGreaterThan(0)
  expect(await faults(page)).toEqual([])
})

test('ME-05 without scripts a link looks how far it is', async () => {
  const page = await atWork(false)
  await writeDraft(page)
  await page.getByRole('button', { name: 'Rückrechnung starten' }).click()
  await page.waitForURL(/\/back-tests\/\d+$/)
  await expect
    .poll(async () => {
      const again = page.getByRole('link', { name: 'Stand neu laden' })
      if ((await again.count()) > 0) await again.click()
      return page.getByText('Gerechnet am').count()
    })
    .toBe(1)
})

test('a device’s prices and the file of what others pay fit a desk and a phone', async () => {
  const page = await atWork()
  const { rows } = await office.query(`select device_id as id from device_texts where url = 'apple-iphone-14-128-gb'`)
  await page.goto(`${officeUrl()}/prices/market`)
  await hydrated(page)
  const lines = ['quelle;art;id;zustand;preis;datum', `Rivale;ankauf;${rows[0].id};B;301,00;1.11.2026`]
  const more = [
    `Rivale;ankauf;${rows[0].id};B;305,00;9.11.2026`,
    `Börse;verkauf;${rows[0].id};;555;`,
    'Rivale;leihen;x;;;',
  ]
  const buffer = Buffer.from([...lines, ...more].join('\n'))
  const choose = () => page.getByLabel('CSV-Datei').setInputFiles({ name: 'markt.csv', mimeType: 'text/csv', buffer })
  await choose()
  await page.getByRole('button', { name: 'Nur prüfen' }).click()
  await page.getByText('4 Zeilen gelesen: 3 neu, 0 schon bekannt, 1 mit Fehlern.').waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Zeilen mit Fehlern weglassen').check()
  await page.getByRole('button', { name: 'Prüfen und übernehmen' }).click()
  await page.getByText('3 Preise übernommen.').waitFor()

  await page.goto(`${officeUrl()}/prices/devices/${rows[0].id}`)
  await hydrated(page)
  await page.getByText('Frühere Preise anderer').waitFor()
  expect(await faults(page)).toEqual([])
})
