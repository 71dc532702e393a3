import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney, cents } from '#shop/money/money.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const office = useOffice()
const officeUrl = () => `http://office.localhost:${office.shop().port}`

let people: Record<'warehouse' | 'inspector' | 'second' | 'finance', OfficeColleague>
beforeAll(async () => {
  people = {
    warehouse: await office.colleague('warehouse'),
    inspector: await office.colleague('inspector'),
    second: await office.colleague('inspector'),
    finance: await office.colleague('finance'),
  }
})

async function atWork({ username, password }: OfficeColleague): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  return page
}

type Sold = { number: string; id: string; email: string; promised: number }

/** A phone that was sold, through the door that customers use. */
async function sell(): Promise<Sold> {
  const { sell: send, trade } = await office.openVisit()
  const { tradeNumber } = (await send(trade)).json<{ tradeNumber: string }>()
  const { rows } = await office.query(`select id, cents from trades where number = $1`, [
    tradeNumber.replace(/\D/g, ''),
  ])
  const email = `${tradeNumber.toLowerCase()}@example.com`
  await office.query('update trades set email = $1 where id = $2', [email, rows[0].id])
  return { number: tradeNumber, id: rows[0].id, email, promised: rows[0].cents }
}

const itemOf = async ({ id }: Sold): Promise<{ status: string; final_cents: number | null }> =>
  (await office.query('select status, final_cents from trade_items where trade_id = $1', [id])).rows[0]

const letterTo = ({ email }: Sold, kind: string): Promise<string> =>
  eventually(
    async () =>
      (await office.query('select text_body from letters where to_address = $1 and kind = $2', [email, kind])).rows[0]
        ?.text_body,
  )

/** The number of the parcel opens it; the same once more says that everything is inside. */
async function receive({ number }: Sold): Promise<void> {
  const page = await atWork(people.warehouse)
  await page.goto(`${officeUrl()}/receive`)
  await hydrated(page)
  await page.fill('[name=code]', number)
  await page.keyboard.press('Enter')
  await page.locator('main input[name=item]:checked').waitFor()
  await page.fill('[name=code]', number)
  await page.keyboard.press('Enter')
  await page.locator('.scan-latest').filter({ hasText: 'angenommen' }).waitFor()
}

/** Claims the phone and sees it otherwise than its seller. */
async function inspect(page: Page, { number }: Sold, answer: { question: string; code: string }): Promise<void> {
  await page.goto(`${officeUrl()}/inspection/${number}-1`)
  await page.locator('button[value=take]').click()
  await page.locator('input[name=imei]').waitFor()
  await hydrated(page)
  await page.locator('input[name=serialNumber]').fill(`SN${number.replace(/\D/g, '')}`)
  await page.locator(`input[name$="${answer.question}"][value="${answer.code}"]`).check()
}

/** Seen by a seller who opens a link of a letter. */
async function openLetter(sold: Sold, kind: string, link: RegExp): Promise<Page> {
  const address = (await letterTo(sold, kind)).match(/https?:\/\/\S+/g)!.find((each) => link.test(each))!
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(address.replace(/^https?:\/\/[^/]+/, `http://de.localhost:${office.shop().port}`))
  return page
}

/** The three links for answering, in the order of the letter: accept, send back, recycle. */
async function quickAnswers(sold: Sold): Promise<string[]> {
  const links = (await letterTo(sold, 'clarification')).match(/https?:\/\/\S+clarificationQuickAnswer\S+/g) ?? []
  return links.map((each) => each.replace(/^https?:\/\/[^/]+/, `http://de.localhost:${office.shop().port}`))
}

/** Tells the seller that it is worse than described, with a photo. */
async function ask(page: Page, sold: Sold): Promise<void> {
  await inspect(page, sold, { question: 'DISPLAY_GLASS', code: 'CRACKED' })
  await page.locator('button[value=ask]').waitFor()
  await page.setInputFiles('input[name=photos]', {
    name: 'glass.png',
    mimeType: 'image/png',
    buffer: Buffer.from(samplePhotos.png.bytes),
  })
  await page.locator('button[value=ask]').click()
  await page.waitForURL(/\/question$/)
  await page.locator('button[value=send]').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator('textarea[name=reason]').first().inputValue()).not.toBe('')
  await page.locator('button[value=send]').click()
  await page.waitForURL(`${officeUrl()}/inspection`)
}

/** Prepares, releases, and reads what the bank says. */
async function pay(sold: Sold): Promise<void> {
  const page = await atWork(people.finance)
  await page.goto(`${officeUrl()}/payouts`)
  await page.locator('main form[method=post] button[type=submit]').last().click()
  await page.waitForURL(/\/payouts\/batches\//)
  await page.locator('button[value=release]').click()
  await eventually(async () => (await itemOf(sold)).status === 'PAYOUT_PENDING')
  const { rows } = await office.query('select number, cents from payouts where trade_id = $1', [sold.id])
  await page.goto(`${officeUrl()}/payouts/settlements`)
  await page.setInputFiles('input[name=file]', {
    name: 'bank.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(camt054([{ payout: rows[0].number, cents: rows[0].cents }])),
  })
  await page.locator('main form[method=post] button[type=submit]').first().click()
  await page.waitForURL(/\/payouts\/settlements\/.+/)
  await page.locator('main form[method=post] button[type=submit]').last().click()
  await eventually(async () => (await itemOf(sold)).status === 'PAID')
}

describe('after the parcel', () => {
  test('S2.31 worse than described: asked with a photo, accepted from the letter, paid', async () => {
    const sold = await sell()
    await receive(sold)
    await ask(await atWork(people.inspector), sold)
    expect((await itemOf(sold)).status).toBe('CLARIFICATION')

    const [accept = ''] = await quickAnswers(sold)
    const seller = await browser.newPage({ viewport: { width: 360, height: 780 } })
    await seller.goto(accept)
    expect(await seller.locator('[data-answer=accept] input').isChecked()).toBe(true)
    expect((await itemOf(sold)).status).toBe('CLARIFICATION')
    expect(await axeFindings(seller)).toEqual([])
    await seller.locator('main form button[type=submit]').press('Enter')
    await seller.locator('[data-answered=accept]').waitFor()

    const { status, final_cents: agreed } = await itemOf(sold)
    expect(status).toBe('ACCEPTED')
    expect(agreed).toBeLessThan(sold.promised)
    await seller.goto(accept)
    expect(await seller.locator('[data-answered=accept]').count()).toBe(1)

    await pay(sold)
    expect(await letterTo(sold, 'paid')).toContain(formatMoney(cents(agreed!), 'de-DE'))
  })

  longTest('X1.02 better than described: paid more, without asking', async () => {
    const sold = await sell()
    await receive(sold)
    const page = await atWork(people.inspector)
    await inspect(page, sold, { question: 'DISPLAY_GLASS', code: 'NO_MARKS' })
    await page.locator('input[name$="HOUSING"][value="NO_MARKS"]').check()
    await page.locator('aside strong', { hasText: '+' }).waitFor()
    await page.locator('button[value=matches]').click()
    await page.waitForURL(`${officeUrl()}/inspection`)

    const { status, final_cents: raised } = await itemOf(sold)
    expect(status).toBe('ACCEPTED')
    expect(raised).toBeGreaterThan(sold.promised)
    const seller = await openLetter(sold, 'accepted', /\/trade\//)
    await expect
      .poll(async () => (await seller.locator('main').innerText()).replaceAll('\u00A0', ' '))
      .toContain(formatMoney(cents(raised!), 'de-DE').replaceAll('\u00A0', ' '))
    await pay(sold)
    expect((await office.query('select cents from payouts where trade_id = $1', [sold.id])).rows[0].cents).toBe(raised)
  })

  longTest('X1.04 declined: the device is packed and goes back', async () => {
    const sold = await sell()
    await receive(sold)
    await ask(await atWork(people.inspector), sold)
    const seller = await browser.newPage()
    await seller.goto((await quickAnswers(sold))[1]!)
    await seller.locator('main form button[type=submit]').click()
    await seller.locator('[data-answered=return]').waitFor()
    expect((await itemOf(sold)).status).toBe('RETURN_PENDING')

    const page = await atWork(people.warehouse)
    await page.goto(`${officeUrl()}/returns`)
    const row = page.locator('main tbody tr', { hasText: `${sold.number}-1` })
    await row.locator('button[value=pack]').click()
    await row.locator('button[value=handOver]').click()
    await eventually(async () => (await itemOf(sold)).status === 'RETURNED')
    const { rows } = await office.query(
      `select tracking_number from parcels where trade_id = $1 and direction = 'out'`,
      [sold.id],
    )
    expect(await letterTo(sold, 'return-shipped')).toContain(rows[0].tracking_number)
  })

  longTest('X1.16 two inspectors cannot work on one device: the second sees who has it', async () => {
    const sold = await sell()
    await receive(sold)
    const [first, second] = await Promise.all([atWork(people.inspector), atWork(people.second)])
    const address = `${officeUrl()}/inspection/${sold.number}-1`
    await Promise.all([first.goto(address), second.goto(address)])
    await first.locator('button[value=take]').click()
    await first.locator('input[name=imei]').waitFor()

    const [answer] = await Promise.all([
      second.waitForResponse((response) => response.request().method() === 'POST'),
      second.locator('button[value=take]').click(),
    ])
    expect(answer.status()).toBe(409)
    await expect.poll(() => second.locator('main').innerText()).toContain(people.inspector.username)
    await second.goto(address)
    expect(await second.locator('input[name=imei]').count()).toBe(0)
    expect(await second.locator('main').innerText()).toContain(people.inspector.username)
  })
})
