import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { takeScan } from '#domain/warehouse/scans/take-scan.ts'
import { officeScreens, type OfficeScreen } from '#shop/office-screens.ts'
import { axeFindings, axeFindingsInTheDark } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'

const browser = useBrowser()
const office = useOffice({ DEMO_TRADES: '40' })
const officeUrl = () => `http://office.localhost:${office.shop().port}`

const inMenu = Object.values<OfficeScreen>(officeScreens).filter(({ menu }) => menu !== undefined)

/** Everything in the menu, and one of everything that it leads to. */
const paths = inMenu.map(({ path }) => path)
beforeAll(async () => {
  const one = async (sql: string): Promise<string> => (await office.query(sql)).rows[0].found
  const itemIn = (state: string) => `
    select 'T-' || left(t.number::text, 2) || '-' || substr(t.number::text, 3) || '-' || i.position + 1 as found
    from trade_items i join trades t on t.id = i.trade_id where i.status = '${state}' limit 1`
  const caseOf = async (kind: string) =>
    formatCaseNumber(Number(await one(`select number as found from cases where kind = '${kind}' limit 1`)))
  const received = await one(itemIn('RECEIVED'))
  const place = await one('select code as found from places limit 1')
  const counter = await newColleague(office.engines(), 'warehouse')
  for (const code of [place, received, place]) {
    const scanned = { key: crypto.randomUUID(), station: 'stocktake', code, at: new Date() } as const
    await takeScan(office.engines(), storefronts, counter, scanned)
  }
  const paid = await one(itemIn('PAID'))
  paths.push(
    '/',
    '/me',
    '/reauthenticate',
    '/login',
    '/login/code',
    '/login/second-factor',
    '/nobody',
    `/trades/${paid.replace(/-\d+$/, '')}`,
    `/receive?code=${(await one(itemIn('IN_TRANSIT'))).replace(/-\d+$/, '')}`,
    `/inspection/${received}`,
    `/letters/${await one('select id as found from letters limit 1')}`,
    `/payouts/batches/${await one('select number as found from payout_batches limit 1')}`,
    `/customers/${await one('select number as found from customers limit 1')}`,
    `/newsletter/${await one("select id as found from newsletter_issues where status = 'draft' limit 1")}/send`,
    `/newsletter/${await one("select id as found from newsletter_issues where status = 'sent' limit 1")}`,
    `/business-quotes/${await one("select number as found from business_quotes where status = 'requested' limit 1")}`,
    '/newsletter/new',
    '/prices/import',
    '/prices/market',
    '/prices/devices/1',
    '/back-tests/1',
    '/catalogue/1',
    '/catalogue/1/edit',
    '/catalogue/1/pictures',
    '/catalogue/wanted',
    '/catalogue/new',
    '/catalogue/manufacturers',
    '/catalogue/manufacturers/1',
    '/catalogue/series/new',
    '/catalogue/series?maker=Apple',
    '/vouchers/new',
    '/redirects/import',
    '/partners/agan',
    '/partners/agan/test',
    '/cases/new',
    '/settings/company?scope=de',
    '/settings/texts?scope=de',
    '/settings/accounts',
    `/cases/${await caseOf('one-too-many')}`,
    `/cases/${await caseOf('parcel-without-order')}`,
    `/cases/${await caseOf('other-model')}/device`,
    `/places/${place}`,
    `/stocktake/${await one('select id as found from stocktakes limit 1')}`,
  )
})

async function atWork(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), office.shop().login)
  return page
}

test('X1.14 X1.16 OP-15 screens of the back office are free of what axe knows, also in the dark, and fit a bench and a phone', async () => {
  const page = await browser.newPage()
  await page.goto(`${officeUrl()}/login`)
  const found = [...(await axeFindings(page)), ...(await axeFindingsInTheDark(page))]
  await logInByForm(page, officeUrl(), office.shop().login)
  for (const [index, path] of paths.entries()) {
    if (!provesAll && index % 8 > 0) continue
    // Bar and menu are the same on all screens.
    const exclude = index === 0 ? [] : ['.office-bar', '.office-side']
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(officeUrl() + path)
    const findings = [...(await axeFindings(page, { exclude })), ...(await axeFindingsInTheDark(page, { exclude }))]
    found.push(...(await misfits(page)))
    await page.setViewportSize({ width: 1024, height: 768 })
    findings.push(...(await axeFindings(page, { exclude })))
    found.push(...findings.map((finding) => `${path} ${finding}`), ...(await misfits(page)))
    await page.setViewportSize({ width: 360, height: 780 })
    found.push(...(await misfits(page)))
  }

  expect(found).toEqual([])
  expect(paths.length).toBeGreaterThan(30)
})

test('X1.14 a letter may run no script, not even ours, and is free of what axe knows', async () => {
  const page = await browser.newPage()
  await logInByForm(page, officeUrl(), office.shop().login)
  const { rows } = await office.query('select id from letters limit 1')
  const answer = await page.goto(`${officeUrl()}/letters/${rows[0].id}/view`)
  const letter = await answer!.text()
  // It is looked at outside of its frame.
  await page.goto('about:blank')
  await page.setContent(letter)

  expect(await page.locator('body').innerText()).not.toBe('')
  expect(await axeFindings(page)).toEqual([])
})

test('long work shows that it goes on', async () => {
  const page = await atWork()
  await page.goto(`${officeUrl()}/carrier`)
  await hydrated(page)
  expect(await page.locator('.office-busy progress').count()).toBe(0)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/carrier\.data/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.locator('main button[name=kind]').first().click()

  await page.locator('.office-busy progress').waitFor()
  gate.resolve()
  await page.locator('.office-busy progress').waitFor({ state: 'detached' })
})
