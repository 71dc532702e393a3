import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CountryCode } from '#shop/countries/country.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { pain001Problems } from '#tests/support/readers/files/pain001.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { arrivedTrade, type ArrivedTrade } from '#tests/support/drivers/office/arrived-trade.ts'

const SECRET_KEY = 'a-secret-of-the-payout-tests-only'
const { shop, ask, query, openVisit } = useVisitors({ SECRET_KEY })
const PASSWORD = 'a password of the tests'

type Cookie = { cookie: string }
const cookies: Record<string, Cookie> = {}
beforeAll(async () => {
  const passwordHash = await hash(PASSWORD)
  const colleagues = { ana: 'finance', eva: 'finance', ida: 'agent', ole: 'auditor', uwe: 'warehouse' }
  for (const [username, role] of Object.entries(colleagues)) {
    await query(
      'insert into staff (id, username, password_hash, roles, created_at) values (gen_random_uuid(), $1, $2, $3, now())',
      [username, passwordHash, [role]],
    )
    cookies[username] = await officeCookie(shop().visit, `${username}:${PASSWORD}`)
  }
})

type Visit = ReturnType<typeof shop>['visit']

const look = (who: string, path: string) =>
  shop().visit('office.localhost', path, { headers: { ...asPerson.headers, ...cookies[who]! } })

const send = (who: string, path: string, form: Record<string, string>, visit: Visit = shop().visit) =>
  visit('office.localhost', path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      ...asPerson.headers,
      ...cookies[who]!,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://office.localhost',
    },
  })

function upload(who: string, text: string): Promise<Answer> {
  const edge = 'edge-of-the-tests'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="bank.xml"\r\nContent-Type: text/xml\r\n\r\n`
  return shop().visit('office.localhost', '/payouts/settlements', {
    method: 'POST',
    body: `${head}${text}\r\n--${edge}--\r\n`,
    headers: {
      ...asPerson.headers,
      ...cookies[who]!,
      'content-type': `multipart/form-data; boundary=${edge}`,
      origin: 'http://office.localhost',
    },
  })
}

const accepted = (country?: CountryCode, finalCents?: number) =>
  arrivedTrade({ openVisit, query }, { country, finalCents })

const stateOf = async ({ id }: ArrivedTrade): Promise<string> =>
  (await query('select status from trade_items where trade_id = $1', [id])).rows[0].status

/** Puts everything into batches; tells the one with this trade, and its payout. */
async function prepared(who: string, { id }: ArrivedTrade) {
  await send(who, '/payouts', {})
  const { rows } = await query(
    `select b.number as batch, p.number as payout, p.cents from payouts p join payout_batches b on b.id = p.batch_id
     where p.trade_id = $1 and p.status <> 'withdrawn' order by p.number desc`,
    [id],
  )
  return rows[0] as { batch: string; payout: string; cents: number }
}

const release = (who: string, batch: string, visit?: Visit) =>
  send(who, `/payouts/batches/${batch}`, { intent: 'release' }, visit)

async function bankSays(line: { payout: string; cents: number; code?: string }): Promise<void> {
  const { headers } = await upload('ana', camt054([line]))
  await send('ana', headers.location!, {})
}

const pageOf = ({ country, path }: ArrivedTrade) => ask(country, path, asPerson)

const answer = ({ country, path }: ArrivedTrade, form: Record<string, string>) =>
  ask(country, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      ...asPerson.headers,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: `http://${country}.localhost`,
    },
  })

describe('the way of the money', () => {
  test('X1.09 X1.10 from accepted to paid: batch, file for the bank, its answer, documents for the seller', async () => {
    const sold = await accepted()
    expect(readable((await look('ana', '/payouts')).text)).toContain(sold.number)
    const { batch, payout, cents } = await prepared('ana', sold)
    const page = readable((await look('ana', `/payouts/batches/${batch}`)).text)
    for (const said of [batch, payout, sold.number, '123,45', 'DE… 3000']) expect(page).toContain(said)

    expect((await release('ana', batch)).headers.location).toBe(`/payouts/batches/${batch}`)
    expect(await stateOf(sold)).toBe('PAYOUT_PENDING')
    const file = await look('ana', `/payouts/batches/${batch}/file`)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${batch}.xml"`)
    expect(pain001Problems(file.text)).toEqual([])
    expect(file.text).toContain(`<EndToEndId>${payout}</EndToEndId>`)

    const uploaded = await upload(
      'ana',
      camt054([
        { payout, cents },
        { payout: 'P-26-999999', cents: 1 },
      ]),
    )
    expect(uploaded.status).toBe(302)
    const dryRun = readable((await look('ana', uploaded.headers.location!)).text)
    for (const said of ['1 Zeile ändert etwas', 'angekommen', 'nicht von uns', payout]) expect(dryRun).toContain(said)
    expect(await stateOf(sold)).toBe('PAYOUT_PENDING')
    for (let twice = 0; twice < 2; twice += 1) await send('ana', uploaded.headers.location!, {})
    expect(await stateOf(sold)).toBe('PAID')
    expect(readable((await look('ana', uploaded.headers.location!)).text)).toContain('schon bekannt')

    const { text } = await pageOf(sold)
    const links = [...text.matchAll(/href="(\/api\/trades\/[^"]+\/papers\/[^"]+)"/g)].map(([, href = '']) => href)
    expect(links).toHaveLength(2)
    const documents = await Promise.all(links.map((href) => ask('de', href)))
    expect(documents.map(({ headers }) => headers['content-type'])).toEqual(['application/pdf', 'application/pdf'])
    const receipt = readPdf(documents[0]!.bytes)
      .lines.map((line) => line.text)
      .join(' ')
    for (const said of ['Ana Muster', '490154203237518', '§ 25a UStG', payout]) expect(receipt).toContain(said)
    const erased = readPdf(documents[1]!.bytes).lines.map((line) => line.text)
    expect(erased.join(' ')).toContain('490154203237518')
    expect(documents[0]!.headers['cache-control']).toBe('no-store')
    for (const wrong of [links[0]!.replace('/papers/B', '/papers/X'), links[0]!.replace(sold.token, 'made-up')])
      expect((await ask('de', wrong)).status).toBe(404)
    expect((await ask('fr', links[0]!)).status).toBe(404)

    const letters = await query(
      `select jsonb_array_length(attachments) as attached from letters
       where kind = 'paid' and to_address = (select email from trades where id = $1)`,
      [sold.id],
    )
    expect(letters.rows).toEqual([{ attached: 2 }])
    const number = links[0]!.split('/').at(-1)!
    expect(readable((await look('ole', `/receipts?text=${sold.number}`)).text)).toContain(number)
    expect((await look('ole', `/receipts/${number}`)).headers['content-type']).toBe('application/pdf')
    const books = await look('ana', '/receipts/accounting-export')
    expect(books.headers['content-type']).toContain('text/csv')
    expect(books.text).toContain(`${number};`)
    expect(books.text).toContain('123,45;DE;margin-de')
  })

  test('above 5,000 € the one who prepared it cannot release it, whatever he sends', async () => {
    const sold = await accepted('at', 290_000)
    const other = await accepted('at', 290_000)
    const { batch } = await prepared('ana', sold)

    const page = readable((await look('ana', `/payouts/batches/${batch}`)).text)
    expect(page).toContain('muss eine zweite Person freigeben')
    expect((await release('ana', batch)).status).toBe(409)
    await send('ana', `/payouts/batches/${batch}`, { intent: 'check' })
    expect((await release('ana', batch)).status).toBe(409)
    expect(await stateOf(sold)).toBe('ACCEPTED')
    expect((await release('eva', batch)).status).toBe(302)
    expect([await stateOf(sold), await stateOf(other)]).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING'])
  })

  test('who has not given the password lately is asked for it', async () => {
    const { batch } = await prepared('eva', await accepted())
    await query(`update staff_sessions set authenticated_at = now() - interval '1 hour'`)

    const { status, headers } = await release('eva', batch)
    expect([status, headers.location]).toEqual([
      302,
      `/reauthenticate?next=${encodeURIComponent(`/payouts/batches/${batch}`)}`,
    ])
    await send('eva', '/reauthenticate', { password: PASSWORD, next: '/' })
    expect((await release('eva', batch)).headers.location).toBe(`/payouts/batches/${batch}`)
    await send('ana', '/reauthenticate', { password: PASSWORD, next: '/' })
  })

  test('X1.20 two processes that release the same batch at once release it once', async () => {
    const sold = await accepted()
    const { batch, payout } = await prepared('ana', sold)
    const second = await startShop({ DATABASE_URL: shop().databaseUrl, SECRET_KEY, LOG_LEVEL: 'warn' })
    const answers = await Promise.all(
      [shop().visit, second.visit, second.visit, shop().visit].map((visit, index) =>
        release(index % 2 === 0 ? 'ana' : 'eva', batch, visit),
      ),
    )
    await second.stop()

    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409, 409])
    const events = await query(`select 1 from trade_events where trade_id = $1 and event = 'batch'`, [sold.id])
    expect(events.rows).toHaveLength(1)
    const audit = await query(`select 1 from audit_entries where action = 'payout-batch.release' and subject = $1`, [
      `payout-batch ${batch}`,
    ])
    expect(audit.rows).toHaveLength(1)
    expect(payout).toMatch(/^P-/)
  })
})

describe('the seller', () => {
  test('S8 names another account on the page of his trade after the bank refused the first', async () => {
    const sold = await accepted()
    expect((await pageOf(sold)).text).not.toContain('name="iban"')
    const { batch, payout, cents } = await prepared('ana', sold)
    await release('ana', batch)
    await bankSays({ payout, cents, code: 'AC04' })
    expect(await stateOf(sold)).toBe('PAYOUT_FAILED')
    expect(readable((await look('ana', '/payouts?tab=failed')).text)).toContain('AC04')

    expect((await pageOf(sold)).text).toContain('name="iban"')
    const wrong = await answer(sold, { intent: 'payee', way: 'bank', holder: 'Ana Muster', iban: 'DE00' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Ana Muster"')
    const right = { intent: 'payee', way: 'bank', holder: 'Ana Muster', iban: 'AT61 1904 3002 3457 3201' }
    expect((await answer(sold, right)).status).toBe(303)
    expect(await stateOf(sold)).toBe('PAYOUT_PENDING')
    expect(readable((await look('ana', '/payouts')).text)).toContain('Konto gerade geändert')
    expect((await ask(sold.country, `${sold.path}x`, { ...asPerson, method: 'POST' })).status).not.toBe(302)
    const { rows } = await query('select row_to_json(t) as row from trades t where id = $1', [sold.id])
    expect(JSON.stringify(rows[0].row)).not.toContain('234573201')
  })

  test('C9 in France tells his document before he is paid, and the register keeps it', async () => {
    const sold = await accepted('fr')
    await send('ana', '/payouts', {})
    expect((await query('select 1 from payouts where trade_id = $1', [sold.id])).rows).toEqual([])
    const document = { kind: 'passport', number: '12AB34567', issuedOn: '2021-02-03', authority: 'Préfecture du Rhône' }
    expect((await answer(sold, { intent: 'identity', ...document, number: '' })).status).toBe(422)
    expect((await answer(sold, { intent: 'identity', ...document })).status).toBe(303)
    expect(readable((await pageOf(sold)).text)).toContain('Vos informations sont arrivées')

    const place = `/payouts/trades/${sold.number}`
    expect(readable((await look('ida', place)).text)).toContain('12AB34567')
    expect((await send('ida', place, { intent: 'confirm-identity' })).status).toBe(302)
    const { batch, payout, cents } = await prepared('ana', sold)
    await release('ana', batch)
    await bankSays({ payout, cents })
    expect(await stateOf(sold)).toBe('PAID')
    const page = readable((await look('ole', '/register')).text)
    expect(page).toContain('Die Kette ist vollständig')
    const csv = await look('ole', '/register/export')
    expect(csv.text).toContain('12AB34567')
    const last = csv.text.trim().split(';').at(-1)!
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="registre-${last}.csv"`)
    expect(page).toContain(last)
    const { rows } = await query(`select string_agg(entry, '') as entries from register_entries`)
    expect(rows[0].entries).not.toContain('12AB34567')
  })
})

test('F-01 the file for the bank, which names all accounts, wants a password of the last minutes', async () => {
  const { batch } = await prepared('ana', await accepted())
  expect((await release('eva', batch)).status).toBe(302)
  const file = `/payouts/batches/${batch}/file`
  await query(`update staff_sessions set authenticated_at = now() - interval '1 hour'`)

  const { status, headers, text } = await look('ana', file)
  expect([status, headers.location]).toEqual([
    302,
    `/reauthenticate?next=${encodeURIComponent(`/payouts/batches/${batch}`)}`,
  ])
  expect(text).not.toContain('IBAN')
  for (const who of ['ana', 'eva']) await send(who, '/reauthenticate', { password: PASSWORD, next: '/' })
  expect((await look('ana', file)).status).toBe(200)
})

describe('who may do what', () => {
  const paths = [
    '/payouts',
    '/payouts/settlements',
    '/receipts',
    '/receipts/accounting-export',
    '/register',
    '/register/export',
  ]

  test('agents and warehouse see nothing of finance, auditors see and change nothing', async () => {
    for (const path of paths) {
      expect((await look('ida', path)).status, path).toBe(403)
      expect((await look('uwe', path)).status, path).toBe(403)
      expect((await look('ole', path)).status, path).toBe(200)
      expect((await look('ana', path)).status, path).toBe(200)
    }
    const { rows } = await query(`select number from payout_batches where status = 'released' limit 1`)
    const batch = `/payouts/batches/${rows[0].number}`
    expect((await look('ole', batch)).status).toBe(200)
    // The file names accounts in the clear.
    expect((await look('ole', `${batch}/file`)).status).toBe(403)
    for (const who of ['ole', 'ida', 'uwe']) {
      expect((await send(who, '/payouts', {})).status, who).toBe(403)
      expect((await release(who, rows[0].number)).status, who).toBe(403)
      expect((await upload(who, camt054([]))).status, who).toBe(403)
    }
  })

  test('what does not exist is not there, and what cannot be read is said so', async () => {
    for (const path of ['/payouts/batches/L-26-999999', '/payouts/settlements/x', '/payouts/trades/x', '/receipts/B-1'])
      expect((await look('ana', path)).status, path).toBe(404)
    const { status, text } = await upload('ana', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>')
    expect(status).toBe(422)
    expect(readable(text)).toContain('Diese Datei können wir nicht lesen')
  })
})
