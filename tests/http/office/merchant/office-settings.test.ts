import { beforeAll, describe, expect, test } from 'vitest'
import { settingFacts } from '#domain/settings/merchant-settings.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { arrivedTrade } from '#tests/support/drivers/office/arrived-trade.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { completeValues, ownAccount } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { pain001Problems } from '#tests/support/readers/files/pain001.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const SECRET_KEY = 'a-secret-of-the-settings-tests-only'
const { shop, ask, query, openVisit, colleague } = useOffice({ SECRET_KEY })

let admin: OfficeColleague
let finance: OfficeColleague
beforeAll(async () => {
  admin = await colleague('admin')
  finance = await colleague('finance')
})

const page = async (code: string, path = '/') => (await ask(code, path, asPerson)).text
const contentOf = (country: Country, topic: 'imprint' | 'terms') =>
  page(country.code, pathTo(country, 'content', { slug: country.contentSlugs[topic] }))

/** What a form of the settings would send if everything were filled in. */
const formOf = (section: string, change: Record<string, string> = {}) => ({
  seen: '0',
  ...Object.fromEntries(
    Object.entries(completeValues).filter(
      ([name]) => settingFacts(name as keyof typeof completeValues).section === section,
    ),
  ),
  ...change,
})

const textOf = (bytes: Uint8Array) =>
  readPdf(bytes)
    .lines.map(({ text }) => text)
    .join(' ')

/** Within seconds, without a restart: nothing here starts anything anew. */
async function untilShown(code: string, path: string, words: string, visit = shop().visit): Promise<void> {
  await eventually(async () => {
    const { text } = await visit(`${code}.localhost`, path, asPerson)
    return readable(text).includes(words)
  })
}

describe('ME-08 settings that are typed once', () => {
  beforeAll(async () => {
    for (const section of ['company', 'warehouse', 'contact', 'appearance', 'texts']) {
      const { status, headers } = await admin.send(`/settings/${section}`, formOf(section))
      expect([status, headers.location]).toEqual([302, `/settings/${section}?scope=company&saved=yes`])
    }
    // France has a company of its own, in its own words.
    const french = formOf('company', { 'company.name': 'Magasin Nord SARL', 'company.vatId': 'FR40303265045' })
    expect((await admin.send('/settings/company?scope=fr', french)).status).toBe(302)
    const account = { iban: ownAccount.iban, bic: ownAccount.bic, bank: ownAccount.bank, instant: 'yes' }
    expect((await admin.send('/settings/accounts', { intent: 'propose', ...account })).status).toBe(302)
    const { rows } = await query(`select id from paying_accounts where status = 'proposed'`)
    // The one who proposed cannot confirm.
    expect((await admin.send('/settings/accounts', { intent: `confirmed ${rows[0].id}` })).status).toBe(409)
    expect((await finance.send('/settings/accounts', { intent: `confirmed ${rows[0].id}` })).status).toBe(302)
    await untilShown(
      'fr',
      pathTo(countries.fr, 'content', { slug: countries.fr.contentSlugs.imprint }),
      'Magasin Nord SARL',
    )
    await untilShown('de', '/', '+49 30 901820')
  })

  test('appear on pages of two countries, and leave no placeholder in the imprint', async () => {
    const german = readable(await contentOf(countries.de, 'imprint'))
    for (const word of [
      'Kaufhaus Nord GmbH',
      'DE136695976',
      '+49 30 901820',
      'Wert company.directors',
      'Satz say.dispute',
      'Wert warehouse.city',
    ])
      expect(german).toContain(word)
    const french = await contentOf(countries.fr, 'imprint')
    for (const word of ['Magasin Nord SARL', 'FR40303265045', 'Satz say.host']) expect(readable(french)).toContain(word)
    expect(french).not.toContain('<mark>')
    expect(await contentOf(countries.de, 'imprint')).not.toContain('<mark>')
  })

  test('appear on every page: name, phone, networks, colour, and for search engines', async () => {
    const home = await page('de')

    expect(home).toMatch(/<title>[^<]* · kaufhaus<\/title>/)
    expect(home).toContain('href="tel:+49 30 901820"')
    expect(home).toContain('https://social-facebook.test/kaufhaus')
    expect(home).toContain('"telephone":"+49 30 901820"')
    expect(home).toContain('<link rel="stylesheet" href="/skins/own.css?264b73"')
    expect(readable(home).toLowerCase()).not.toContain('umlauf')
    const skin = await ask('de', '/skins/own.css')
    expect(skin.headers['content-type']).toContain('text/css')
    expect(skin.text).toMatch(/^:root\{--color-brand:#/)
    const contact = (await ask('fr', '/.well-known/trade-in.json')).json<{ merchant: { name: string } }>()
    expect(JSON.stringify(contact)).toContain('Magasin Nord SARL')
    expect((await ask('de', '/.well-known/security.txt')).text).toContain('mailto:support-email@kaufhaus.test')
  })

  test.each(['de', 'fr'] as const)('appear in the letter and on the label of a sale in %s', async (country) => {
    const { sell, trade } = await openVisit(country)
    await sell(trade)
    const letter = await eventually(async () => {
      const { rows } = await query(
        `select * from letters where kind = 'trade-created' and to_address = $1 and jsonb_array_length(attachments) > 0`,
        [trade.seller.email],
      )
      return rows[0]
    })

    expect(letter.from_address).toBe('Kaufhaus Nord <mail-address@kaufhaus.test>')
    expect(letter.reply_to).toBe('support-email@kaufhaus.test')
    for (const form of [letter.text_body, letter.html_body]) expect(form).toContain('Wert mail.footer')
    expect(letter.html_body).toContain('>kaufhaus</p>')
    expect(letter.html_body).toContain('#264b73')
    expect(letter.text_body.toLowerCase()).not.toContain('umlauf ')
    const label = textOf(Buffer.from(letter.attachments[0].content, 'base64'))
    for (const part of ['name', 'street', 'postalCode', 'city']) expect(label).toContain(`Wert warehouse.${part}`)
  })

  test.each(['de', 'at'] as const)('appear in the bank file and the receipt of a sale in %s', async (country) => {
    const sold = await arrivedTrade({ openVisit, query }, { country })
    await finance.send('/payouts', {})
    const { rows } = await query(
      `select b.number as batch, p.number as payout, p.cents from payouts p join payout_batches b on b.id = p.batch_id where p.trade_id = $1`,
      [sold.id],
    )
    const { batch, payout, cents } = rows[0]
    expect((await finance.send(`/payouts/batches/${batch}`, { intent: 'release' })).status).toBe(302)
    const { text: file } = await finance.see(`/payouts/batches/${batch}/file`)
    expect(pain001Problems(file)).toEqual([])
    for (const part of [
      '<Nm>Kaufhaus Nord GmbH</Nm>',
      ownAccount.iban,
      ownAccount.bic,
      '<Cd>INST</Cd>',
      `kaufhaus ${sold.number}`,
    ])
      expect(file).toContain(part)

    const bytes = Buffer.from(camt054([{ payout, cents }]))
    const uploaded = await finance.send('/payouts/settlements', { file: { name: 'bank.xml', type: 'text/xml', bytes } })
    await finance.send(uploaded.headers.location!, {})
    const { text } = await ask(country, sold.path, asPerson)
    const [, href = ''] = /href="(\/api\/trades\/[^"]+\/papers\/[^"]+)"/.exec(text) ?? []
    const receipt = textOf((await ask(country, href)).bytes)
    for (const word of ['Kaufhaus Nord GmbH', 'Wert company.street', 'DE136695976']) expect(receipt).toContain(word)
    expect(receipt).not.toContain('Musterstraße')
  })

  test('are known to a second process, and what is saved there to the first', async () => {
    await using second = await other()
    await untilShown('de', '/', 'kaufhaus', second.visit)
    const path = pathTo(countries.at, 'content', { slug: countries.at.contentSlugs.imprint })
    const seat = await admin.see('/settings/company?scope=at')
    expect(seat.status).toBe(200)
    await admin.send('/settings/company?scope=at', formOf('company', { 'company.name': 'Kaufhaus Süd e. U.' }))

    await untilShown('at', path, 'Kaufhaus Süd e. U.', second.visit)
    await untilShown('at', path, 'Kaufhaus Süd e. U.')
  })

  test('a holiday is told on pages and in letters of its country, from today on', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await admin.send('/settings/holidays', { seen: '0', 'holiday.from': day(-2), 'holiday.to': day(2) })
    await admin.send('/settings/holidays?scope=es', { seen: '0', 'holiday.text': 'Cerramos por vacaciones' })

    await untilShown('es', '/', 'Cerramos por vacaciones')
    expect(readable(await page('it'))).not.toContain('Cerramos')
    const { sell, trade } = await openVisit('es')
    await sell(trade)
    await eventually(async () => {
      const { rows } = await query(`select text_body from letters where to_address = $1`, [trade.seller.email])
      return rows.some((row) => row.text_body.includes('Cerramos por vacaciones'))
    })
  })

  test('days of a country are told in its texts, and a new sale there waits so long', async () => {
    await admin.send('/settings/times?scope=it', { seen: '0', 'time.parcel': '33', 'remind.parcel': '7' })
    const howItWorks = pathTo(countries.it, 'content', { slug: countries.it.contentSlugs.howItWorks })
    await untilShown('it', howItWorks, '33 giorni')
    const { sell, trade } = await openVisit('it')
    await sell(trade)

    const { rows } = await query(
      `select round(extract(epoch from due_at - status_since) / 86400) as due, round(extract(epoch from remind_at - status_since) / 86400) as remind
       from trade_items join trades on trades.id = trade_id where email = $1`,
      [trade.seller.email],
    )
    expect(rows.map(({ due, remind }) => [Number(due), Number(remind)])).toEqual([[33, 7]])
    expect(readable((await admin.see('/settings/times?scope=fr')).text)).toContain('Leer gilt: 21')
  })

  async function other() {
    const started = await startShop({ DATABASE_URL: shop().databaseUrl, SECRET_KEY, LOG_LEVEL: 'warn' })
    return { ...started, [Symbol.asyncDispose]: () => started.stop() }
  }
})

describe('F-34 the forms of the settings', () => {
  test('say what is wrong at its field, and keep what was typed', async () => {
    const sent = { seen: '0', 'support.email': 'niemand', 'support.hours': 'Mo bis Fr', 'mail.name': 'Laden' }
    const { status, text } = await admin.send('/settings/contact?scope=it', sent)

    expect(status).toBe(422)
    expect(readable(text)).toContain('Schreib eine E-Mail-Adresse')
    expect(text).toMatch(/aria-invalid="true"/)
    for (const typed of ['niemand', 'Mo bis Fr', 'Laden']) expect(text).toContain(`value="${typed}"`)
    const { rows } = await query(`select 1 from merchant_settings where scope = 'it' and section = 'contact'`)
    expect(rows).toEqual([])
  })

  test('the second of two who edit is told by whom and what, and may save after that', async () => {
    const other = await colleague('admin')
    const path = '/settings/appearance?scope=it'
    await admin.send(path, { seen: '0', 'look.brand': 'uno' })
    const { status, text } = await other.send(path, { seen: '0', 'look.brand': 'due' })

    expect(status).toBe(409)
    expect(readable(text)).toContain(`${admin.username} hat dieses Formular inzwischen gespeichert`)
    expect(readable(text)).toContain('jetzt „uno“')
    expect(text).toContain('value="due"')
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec(text) ?? []
    expect((await other.send(path, { seen, 'look.brand': 'due' })).status).toBe(302)
    expect(readable((await admin.see(path)).text)).toContain(`Zuletzt geändert von ${other.username}`)
  })

  test('finance sees them and cannot change them; others see nothing', async () => {
    expect((await finance.see('/settings/company')).status).toBe(200)
    expect((await finance.send('/settings/company', { seen: '1', 'company.name': 'X' })).status).toBe(403)
    const agent = await colleague('agent')
    for (const path of ['/settings', '/settings/company', '/settings/accounts', '/readiness'])
      expect((await agent.see(path)).status, path).toBe(403)
    expect((await admin.see('/settings/nothing')).status).toBe(404)
  })

  test('words for texts are asked for in the words of the country’s texts', async () => {
    const { text } = await admin.see('/settings/texts?scope=fr')

    expect(readable(text)).toContain('raison sociale, adresse et numéro de téléphone de l’hébergeur')
    expect(text).not.toContain('name="say.chamber"')
  })
})
