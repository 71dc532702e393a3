import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { company } from '#tests/support/drivers/customers/companies.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'

const browser = useBrowser()
const visitors = useVisitors()

const csv = `Gerät;Zustand;Anzahl
iPhone 14 128 GB;B;4
iPhone 13 128 GB;C;3
Toaster;B;1
`

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(text)
}

const letterTo = async (email: string, kind: string) => {
  const found = () => visitors.query('select text_body from letters where to_address = $1 and kind = $2', [email, kind])
  await expect.poll(async () => (await found()).rows.length).toBe(1)
  return String((await found()).rows[0].text_body)
}

test('X1.12 X1.08 a company comes with a CSV file, gets a quote by letter, says yes, and has a trade and a label per box', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const { taxMode: _, ...contact } = company()

  // From the file to prices, row by row.
  await page.goto(`http://de.localhost:${visitors.shop().port}/b2b/geraeteliste`)
  await hydrated(page)
  const file = { name: 'geraete.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('main input[type="file"]').setInputFiles(file)
  await page.locator('main form [type="submit"]').first().click()
  await page.locator('[data-list="done"]').waitFor()

  // From prices to a quote. What is wrong is said beside its field, and nothing has to be typed again.
  await page.locator('main a[href^="/b2b/angebot?liste="]').click()
  await page.getByText('7 Geräte aus deiner Geräteliste').waitFor()
  expect(await axeFindings(page, { include: 'main' })).toEqual([])
  // The toaster stays at home: then the offer comes at once.
  await page.locator('main [name="rows"]').uncheck()
  await type(page, { ...contact, vatId: 'DE136695977' })
  await page.locator('main form [type="submit"]').click()
  await page.locator('main [name="vatId"][aria-invalid]').waitFor()
  expect(await page.locator('main [aria-invalid]').count()).toBe(1)
  await type(page, { vatId: contact.vatId })
  await page.locator('main form [type="submit"]').click()
  await page.waitForURL((address) => /^\/b2b\/angebot\/[\w-]+$/.test(address.pathname))

  // The letter leads to the same page, for whoever has left this browser.
  const [link] = /http\S+\/b2b\/angebot\/\S+/.exec(await letterTo(contact.email, 'business-quote'))!
  expect(new URL(link).pathname).toBe(new URL(page.url()).pathname)
  const boss = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await boss.goto(page.url())
  await hydrated(boss)
  expect(await boss.locator('[data-quote-status="offered"]').count()).toBe(1)
  expect(await axeFindings(boss, { include: 'main' })).toEqual([])
  expect(await misfits(boss)).toEqual([])

  // Yes, in three boxes. What is missing is said first, and a second click changes nothing.
  const { seller, payee } = tradeOf('de', '')
  const { postalCode, city } = seller
  await boss.locator('#accept [type="submit"]').click()
  await boss.locator('#accept [aria-invalid]').first().waitFor()
  await type(boss, {
    houseLine: `${seller.street} ${seller.houseNumber}`,
    postalCode,
    city,
    iban: payee['iban']!,
    boxes: '3',
  })
  for (const id of ['owner', 'terms']) await boss.locator(`#${id}`).check()
  await boss.locator('#accept [type="submit"]').dblclick()
  await boss.locator('[data-quote-status="accepted"]').waitFor()
  await boss.locator('main a[href$="/labels"]').waitFor()
  expect(await boss.locator('[data-box]').count()).toBe(3)
  expect(await misfits(boss)).toEqual([])
  expect(await axeFindings(boss, { include: 'main' })).toEqual([])

  // One sheet per box in one file, one letter for all of them, and boxes as even as they can be.
  const [download] = await Promise.all([boss.waitForEvent('download'), boss.locator('main a[href$="/labels"]').click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(readPdf(Buffer.concat(chunks)).pages).toBe(3)
  expect(await letterTo(contact.email, 'business-quote-accepted')).toContain(link)
  const { rows } = await visitors.query(
    `select t.segment, t.seller, count(*)::int as pieces from trades t join trade_items i on i.trade_id = t.id
       join business_quotes q on q.id = t.business_quote_id where q.email = $1 group by t.id order by t.number`,
    [contact.email],
  )
  expect(rows.map(({ pieces }) => pieces)).toEqual([2, 2, 3])
  for (const row of rows) expect(row).toMatchObject({ segment: 'business', seller: { company: 'Muster GmbH' } })

  // The other window says so too, and each box has the page of any trade.
  await page.reload()
  await page.locator('[data-quote-status="accepted"]').waitFor()
  await page.locator('[data-box] a[href^="/trade/"]').first().click()
  await page.waitForURL((address) => address.pathname.startsWith('/trade/'))
  await page.locator('[data-tracking-number]').waitFor()
})
