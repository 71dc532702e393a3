import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { devicePhoto } from '#tests/support/fixtures/pictures/device-photos.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { faults } from '#tests/support/readers/pages/faults.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'

const browser = useBrowser()
const office = useOffice({ LOG_LEVEL: 'warn' })
let other: RunningShop
beforeAll(async () => {
  const { databaseUrl, dataFolder } = office.shop()
  const env = { SECRET_KEY: testSecrets[0], LOG_LEVEL: 'warn' }
  other = await startShop({ ...env, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder })
})
afterAll(() => other.stop())

const officeUrl = () => `http://office.localhost:${office.shop().port}`

async function atWork(...roles: Parameters<typeof office.colleague>): Promise<Page & { username: string }> {
  const { username, password } = await office.colleague(...roles)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  return Object.assign(page, { username })
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(officeUrl() + path)
  await hydrated(page)
}

test('F-34 the screens that change the catalogue are free of what axe knows, and fit a desk and a phone', async () => {
  const page = await atWork('content')
  const found: string[] = []
  for (const path of [
    '/catalogue/manufacturers',
    '/catalogue/manufacturers/1',
    '/catalogue/series?maker=Apple',
    '/catalogue/series/new',
    '/catalogue/new',
    '/catalogue/1',
    '/catalogue/1/edit',
    '/catalogue/1/pictures',
    '/catalogue/wanted',
    '/catalogue/paste',
    '/catalogue/1/merge?into=9',
  ]) {
    await go(page, path)
    found.push(...(await faults(page)).map((fault) => `${path} ${fault}`))
  }

  expect(found).toEqual([])
})

test('F-34 a maker is added by keyboard alone, and what is wrong gets the focus', async () => {
  const page = await atWork('content')
  await go(page, '/catalogue/manufacturers/new')
  await page.getByLabel('Name', { exact: true }).focus()

  await page.keyboard.type('Apple', { delay: 120 })
  await page.keyboard.press('Enter')
  await page.getByText('So heißt schon ein anderer Eintrag.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Tastenwerk', { delay: 120 })
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/catalogue\/manufacturers\/\d+\?done=created/)
  await page.getByRole('heading', { level: 1, name: 'Tastenwerk' }).waitFor()
})

test('ME-07 in two browsers the second colleague reads both, keeps his words and saves on top of them', async () => {
  const [ana, finn] = [await atWork('pricing'), await atWork('content')]
  for (const page of [ana, finn]) await go(page, '/catalogue/manufacturers/1')
  const aliases = (page: Page) => page.getByLabel('Andere Namen und Tippfehler')
  await aliases(ana).fill('anas name')
  await aliases(finn).fill('finns name')

  await ana.getByRole('button', { name: 'Speichern' }).click()
  await ana.getByText('Gespeichert. Seiten').waitFor()
  await finn.getByRole('button', { name: 'Speichern' }).click()

  await finn.getByText(`${ana.username} hat das inzwischen geändert`).waitFor()
  expect(await aliases(finn).inputValue()).toBe('finns name')
  expect(await finn.getByText('Gespeichert ist jetzt:').first().textContent()).toContain('anas name')
  expect(await faults(finn)).toEqual([])
  await finn.getByRole('button', { name: 'Meine Eingaben trotzdem speichern' }).click()
  await finn.getByText('Gespeichert. Seiten').waitFor()
  await go(ana, '/catalogue/manufacturers/1')
  expect(await aliases(ana).inputValue()).toBe('finns name')
})

/** The photos of the page that a browser has really drawn: their form, and whether there is something to see. */
const drawnPhotos = (page: Page) =>
  page
    .locator('.product__picture img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 1)
        .map(({ currentSrc, alt }) => `${currentSrc.split('.').at(-1)} ${alt}`),
    )

test('ME-01 a colleague adds a device with photos, and visitors of another process see them', async () => {
  const page = await atWork('content')
  await go(page, '/catalogue/new')
  await page.getByLabel('Serie', { exact: true }).selectOption({ label: 'Apple · iPhone 14' })
  await page.getByLabel('Modell', { exact: true }).fill('iPhone 14 Foto')
  await page.getByLabel('Erschienen').fill('10/2022')
  await page.getByRole('button', { name: 'Gerät anlegen' }).click()
  await page.getByRole('link', { name: 'Bilder' }).click()
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const refused: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const address = `http://de.localhost:${other.port}/produkte/apple-iphone-14-foto`
  await visitor.goto(address)
  expect(await visitor.locator('.product__picture img').getAttribute('src')).toMatch(/^\/art\//)

  for (const [colour, words] of [
    ['#883311', 'Von vorn'],
    ['#113388', 'Von hinten'],
  ] as const) {
    const buffer = await devicePhoto({ colour })
    await page.getByLabel('Bilddatei').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByLabel('Deutschland (Deutsch)').last().fill(words)
    await page.getByRole('button', { name: 'Bild hochladen' }).click()
    await page.getByText('Hochgeladen.').waitFor()
    await page.getByRole('img', { name: words }).waitFor()
  }
  expect(await faults(page)).toEqual([])

  await expect
    .poll(async () => {
      await visitor.goto(address)
      await hydrated(visitor)
      return drawnPhotos(visitor)
    })
    .toEqual(['avif Von vorn', 'avif Von hinten'])
  expect(refused).toEqual([])
  expect([...(await axeFindings(visitor)), ...(await misfits(visitor))]).toEqual([])
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
  await page.getByText('Gespeichert. Der Shop').waitFor()
  await expect
    .poll(async () => {
      await visitor.goto(address)
      return visitor.locator('.product__picture img').first().getAttribute('alt')
    })
    .toBe('Von hinten')
})
