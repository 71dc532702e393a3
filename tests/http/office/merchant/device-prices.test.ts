import { beforeAll, describe, expect, test } from 'vitest'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { readable } from '#tests/support/readers/pages/html.ts'

const office = useOffice({})
let [ana, bo, finn]: OfficeColleague[] = []
let phone = 0
/** A little more than it costs, so that nobody minds. */
let price = 0

beforeAll(async () => {
  ana = await office.colleague('pricing', 'content')
  bo = await office.colleague('finance')
  finn = await office.colleague('content')
  const { rows } = await office.query(`select device_id as id from device_texts where url = 'apple-iphone-14-128-gb'`)
  phone = rows[0].id
  const { rows: prices } = await office.query(
    `select cents from prices join price_lists on version = price_list where device_id = $1 order by live_from desc limit 1`,
    [phone],
  )
  price = prices[0].cents + 2_00
})

const euros = (cents: number) => (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })

const bytes = (text: string) => new TextEncoder().encode(text)

const upload = (text: string | Uint8Array, fields: Record<string, string>, seat = ana!, name = 'markt.csv') =>
  seat.send('/prices/market', {
    ...fields,
    file: { name, type: 'text/csv', bytes: typeof text === 'string' ? bytes(text) : text },
  })

const page = () => `/prices/devices/${phone}`
const count = async () => Number((await office.query('select count(*) from market_prices')).rows[0].count)

const head = 'Quelle;Art;Modell;Variante;Zustand;Preis;Datum\r\n'
const first = `${head}Rivale;Ankauf;iPhone 14;128 GB;B;301,00;1.11.2026\r\nBörse;Verkauf;iPhone 14;128 GB;;555,00;2.11.2026\r\n`

describe('prices of others', () => {
  test('are tried out without being written, and every column is explained', async () => {
    const form = readable((await ana!.see('/prices/market')).text)
    for (const column of ['quelle', 'art', 'preis', 'zustand', 'datum', 'land']) expect(form).toContain(column)
    const { status, text } = await upload(`${first}Rivale;leihen;iPhone 14;128 GB;B;1;\r\n`, { intent: 'check' })

    expect(status).toBe(200)
    const words = readable(text)
    expect(words).toContain('3 Zeilen gelesen: 2 neu, 0 schon bekannt, 1 mit Fehlern.')
    expect(words).toContain('Probelauf: Es wurde nichts gespeichert.')
    expect(words).toContain('Das ist weder ankauf noch verkauf.')
    expect(await count()).toBe(0)
  })

  test('are kept only as a whole or without what is wrong, and the same line once', async () => {
    const wrong = `${first}Rivale;Ankauf;Galaxy ünbekannt;;B;1;\r\n`
    const refused = await upload(wrong, { intent: 'save' })
    expect([refused.status, await count()]).toEqual([422, 0])
    expect(readable(refused.text)).toContain('Nicht gespeichert: Einige Zeilen haben Fehler.')

    expect(readable((await upload(wrong, { intent: 'save', skip: 'on' })).text)).toContain('2 Preise übernommen.')
    const again = await upload(first, { intent: 'save' }, ana, 'noch einmal.csv')
    expect(again.status).toBe(422)
    expect(readable(again.text)).toContain('Nichts davon ist neu.')
    expect(await count()).toBe(2)
    const { rows } = await office.query(
      `select username, after from audit_entries where action = 'market-prices.import'`,
    )
    expect(rows).toEqual([
      { username: ana!.username, after: { file: 'markt.csv', rows: 2, sources: ['Börse', 'Rivale'] } },
    ])
  })

  test('of each source the newest is shown, with what we pay there; older ones stay', async () => {
    await upload(`${head}Rivale;Ankauf;iPhone 14;128 GB;B;333,00;5.11.2026\r\n`, { intent: 'save' })
    const { text, status } = await bo!.see(page())

    expect(status).toBe(200)
    const [shown, older] = text.split('<summary>Frühere Preise anderer').map(readable)
    expect(shown).toContain('333,00')
    expect(shown).toContain('05.11.2026')
    expect(shown).toContain('555,00')
    expect(shown).toContain(`markt.csv (${ana!.username}`)
    expect(shown).not.toContain('301,00')
    expect(older).toContain('301,00')
  })

  test('that come in a bad file are refused with a sentence', async () => {
    const answers = [
      await upload('', { intent: 'check' }),
      await upload('a;b\n1;2', { intent: 'save' }),
      await upload('id;quelle;art;preis\n', { intent: 'save' }),
      await upload('id;quelle;art;preis\n1;"offen;ankauf;1', { intent: 'save' }),
      await upload(new Uint8Array([0, 1, 2, 255, 254, 0, 10, 0]), { intent: 'save' }),
      await upload('id;quelle;art;preis\n'.padEnd(5_500_000, '1;a;ankauf;1\n'), { intent: 'check' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 413])
    for (const { text } of answers) expect(text).toContain('role="alert"')
  })

  test('whose source is called anything at all are kept and shown as text', async () => {
    const evil = `id;quelle;art;preis\n${phone};"<script>alert(1)</script>\u0000=1+1";ankauf;9,99\n`
    expect((await upload(evil, { intent: 'save' }, ana, 'x\u0000"<b>.csv')).status).toBe(200)
    const { text } = await bo!.see(page())

    expect(text).not.toContain('<script>alert(1)')
    expect(readable(text)).toContain('=1+1')
  })

  test('are nothing for colleagues who do not make prices', async () => {
    expect((await bo!.see('/prices/market')).status).toBe(403)
    expect((await upload(first, { intent: 'save' }, bo)).status).toBe(403)
    expect((await finn!.see(page())).status).toBe(403)
    expect((await finn!.see('/prices/market')).status).toBe(403)
  })
})

describe('the price page of a device', () => {
  test('shows every price it had, why, by whom, and who approved it; and what is still being thought about', async () => {
    const draft = await ana!.send(`/catalogue/${phone}`, {
      intent: 'price',
      euros: euros(price),
      note: 'Nachfrage steigt',
    })
    const list = draft.headers.location!
    expect(readable((await bo!.see(page())).text)).toContain('Entwürfe und Vorlagen mit diesem Gerät')
    await ana!.send(list, { step: 'propose' })
    expect((await bo!.send(list, { step: 'approve' })).status).toBe(302)

    const { text } = await bo!.see(page())
    const words = readable(text)
    expect(words).toContain(euros(price))
    expect(words).toContain('Nachfrage steigt')
    expect(words).toContain(`${bo!.username}, `)
    expect(words).not.toContain('Entwürfe und Vorlagen')
    expect(text).toContain(`href="${list}"`)
    expect(text).toContain('aria-label="Preisverlauf von ')
    expect(readable((await bo!.see(`${page()}?segment=business`)).text)).not.toContain('Nachfrage steigt')
  })

  test('shows what the rules give for each grade, and what is left by the margin of the rules', async () => {
    await ana!.send(`/catalogue/${phone}`, { intent: 'guess', euros: euros(2 * price) })
    const words = readable((await bo!.see(page())).text)

    // All of it, 92, 80 and 62 % of it, in steps of fifty cents.
    for (const percent of [100, 92, 80, 62]) {
      expect(words).toContain(euros(Math.trunc((price * percent) / 100 / 50) * 50))
    }
    // What it sells for less what we pay, 15 € of handling and 15 % of what a repair costs.
    const { rows } = await office.query(
      `select round(avg(value::int))::int as cents
        from versions v join devices d on d.id = $1
          cross join jsonb_each_text(v.body -> 'repairs' -> d.series_id::text)
        where v.kind = 'rules' and v.number = 2`,
      [phone],
    )
    const repair = Math.trunc(((rows[0].cents ?? 4_000) * 1_500) / 10_000)
    expect(words).toContain(euros(2 * price - price - 15_00 - repair))
  })

  test('tells who changed the device, and is reached from the catalogue and from price lists', async () => {
    const words = readable((await bo!.see(page())).text)
    expect(words).toContain('device.guess-resale')
    expect(words).toContain(ana!.username)

    const link = `href="${page()}"`
    expect((await ana!.see(`/catalogue/${phone}`)).text).toContain(link)
    expect((await ana!.see('/catalogue?text=iphone+14+128')).text).toContain(link)
    const draft = await ana!.send(`/catalogue/${phone}`, { intent: 'price', euros: euros(price + 1_00), note: 'x' })
    expect((await ana!.see(draft.headers.location!)).text).toContain(link)
    const reader = await finn!.see(`/catalogue/${phone}`)
    expect([reader.status, reader.text.includes(link)]).toEqual([200, false])
  })

  test('of what is no device is not found', async () => {
    for (const path of ['/prices/devices/999999', "/prices/devices/1'or'1", '/prices/devices/0']) {
      expect((await ana!.see(path)).status, path).toBe(404)
    }
  })
})
