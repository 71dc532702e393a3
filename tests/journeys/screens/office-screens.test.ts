import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { officeScreens, type OfficeScreen } from '#shop/office-screens.ts'
import { axeFindings, axeFindingsInTheDark } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
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
  const received = await one(itemIn('RECEIVED'))
  const paid = await one(itemIn('PAID'))
  paths.push(
    '/',
    '/me',
    '/reauthenticate',
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
    '/catalogue/1',
    '/vouchers/new',
    '/redirects/import',
    '/partners/agan',
    '/partners/agan/test',
  )
})

async function atWork(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), office.shop().login)
  return page
}

test('X1.14 X1.16 screens of the back office are free of what axe knows, also in the dark, and fit a phone', async () => {
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
    found.push(...findings.map((finding) => `${path} ${finding}`))
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
