import { beforeAll, describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { findClarification } from '#domain/clarification/find-clarification.ts'
import type { AnswerKind } from '#domain/clarification/clarification.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney } from '#shop/money/money.ts'
import { attribute, dataOf, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { askSeller, tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { jobsDone } from '#tests/support/readers/database/waiting-jobs.ts'
import { asPerson, countryCodes, person, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { some } from '#tests/support/limits/runs.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const visitors = useVisitors({ LOG_LEVEL: 'debug' })
const engines = useShopEngines(visitors.shop)
const reasons = ['The glass is cracked <b>badly</b>', 'The battery is weak']

async function ask(code: CountryCode) {
  const asked = await tradeInClarification(engines(), code, { reasons, photos: 2 })
  const { token, number: trade } = asked
  const { options, deadline } = (await findClarification(engines(), shopOf(code), { token, trade }))!
  const option = (kind: AnswerKind) => options.find((each) => each.kind === kind)!.id
  return { ...asked, code, option, deadline }
}

type Asked = Awaited<ReturnType<typeof ask>>

const open = ({ code }: Pick<Asked, 'code'>, path: string, headers = asPerson.headers) =>
  visitors.ask(code, path, { headers })

const send = ({ code }: Pick<Asked, 'code'>, path: string, form: Record<string, string>) =>
  visitors.ask(code, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      'user-agent': person,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${code}.localhost`,
    },
  })

const quick = ({ token, number, option }: Asked, kind: AnswerKind) =>
  `/clarificationQuickAnswer/${token}/${number}/${option(kind)}`

/** Every form that the addresses have, with or without an option. */
const shapesOf = (id: string, trade: string, offerid: string) => ({
  plain: [
    `/clarification/${id}/${trade}`,
    `/browser/clarification/id/${id}/trade/${trade}`,
    `/clarification/${id}:${trade}`,
  ],
  quick: [
    `/clarificationQuickAnswer/${id}/${trade}/${offerid}`,
    `/browser/clarificationQuickAnswer/id/${id}/trade/${trade}/offerid/${offerid}`,
    `/clarification/clarificationQuickAnswer/${id}:${trade}:${offerid}`,
  ],
})

const checkedIn = (html: string) =>
  tags(html, 'input')
    .filter((tag) => attribute(tag, 'name') === 'option' && /\schecked/.test(tag))
    .map((tag) => attribute(tag, 'value'))

const stateOf = async ({ item }: Pick<Asked, 'item'>) =>
  (await visitors.query('select status, final_cents from trade_items where id = $1', [item.id])).rows[0]

/** All that is stored about trades and letters, row by row. */
async function everything(): Promise<string[]> {
  const tables = 'trades trade_items trade_events clarifications clarification_options letters offers'.split(' ')
  const rows = tables.map(async (table) =>
    (await visitors.query(`select * from ${table} order by 1, 2`)).rows.map((row) => `${table} ${JSON.stringify(row)}`),
  )
  return (await Promise.all(rows)).flat()
}

const askedIn = {} as Record<CountryCode, Asked>
beforeAll(async () => {
  for (const code of some(countryCodes, 2)) askedIn[code] = await ask(code)
})

describe.each(triedCountries)('in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))
  const money = (amount: number) => formatMoney(amount as never, countries[code].icuLocale)

  test('S1.22 S2.30 the page shows device, reasons, pictures, both prices, all options and the deadline', async () => {
    const asked = askedIn[code]
    const { status, headers, text } = await open(asked, asked.path)
    const seen = readable(text)
    expect(status).toBe(200)
    expect(texts(text, 'h1')[0]).toContain(asked.item.offer.deviceName)
    for (const reason of reasons) expect(seen).toContain(reason)
    expect(text).not.toContain('<b>badly')
    expect(tags(text, 'img').flatMap((tag) => attribute(tag, 'src') ?? [])).toEqual(
      expect.arrayContaining(asked.photoIds.map((id) => `/api/clarifications/${asked.token}/photos/${id}`)),
    )
    expect(seen).toContain(money(asked.item.cents))
    expect(seen).toContain(money(asked.found.cents))
    expect(seen).toContain(money(asked.item.offer.base))
    expect([...text.matchAll(/data-answer="([\w-]+)"/g)].map(([, kind]) => kind)).toEqual([
      'accept',
      'return',
      'recycle',
      'second-look',
    ])
    expect(seen).toContain(messages['clarification.silence'])
    expect(seen).toContain(formatLongDate(asked.deadline, countries[code].icuLocale, countries[code].timeZone))
    expect(checkedIn(text)).toEqual([])
    expect(tags(text, 'tr').some((tag) => attribute(tag, 'data-differs') === 'true')).toBe(true)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(meta(text, 'robots')).toBe('noindex')
  })

  test('S2.14 S2.15 S2.18 every form of the address leads to the same page', async () => {
    const asked = askedIn[code]
    const option = asked.option('return')
    for (const trade of [asked.number, asked.number.replaceAll('-', ''), asked.number.replaceAll(/\D/g, '')]) {
      const { plain, quick: answers } = shapesOf(asked.token, trade, option)
      for (const path of [...plain, ...answers]) {
        const { status, text } = await open(asked, path)
        expect(status, path).toBe(200)
        expect(texts(text, 'h1')[0], path).toContain(asked.item.offer.deviceName)
        expect(checkedIn(text), path).toEqual(answers.includes(path) ? [option] : [])
      }
    }
  })

  test('S2.32 S2.37 S8.03 whatever is wrong with a link, the answer is the same page', async () => {
    const asked = askedIn[code]
    const other = askedIn[code === 'de' ? 'fr' : 'de']
    const wrong = [
      ...Object.values(
        shapesOf(
          asked.token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
          asked.number,
          asked.option('accept'),
        ),
      ).flat(),
      ...Object.values(shapesOf(asked.token, other.number.replace(/.$/, ''), asked.option('accept'))).flat(),
      ...Object.values(shapesOf(asked.token, other.number, asked.option('accept'))).flat(),
      ...shapesOf(asked.token, asked.number, other.option('accept')).quick,
      ...Object.values(shapesOf(other.token, other.number, other.option('accept'))).flat(),
    ]
    const seen = new Set<string>()
    for (const path of wrong) {
      const { status, text } = await open(asked, path)
      expect(status, path).toBe(404)
      expect(texts(text, 'h1'), path).toEqual([messages['error.expired.headline']])
      seen.add(readable(text))
    }
    expect(seen.size).toBe(1)
  })
})

test('S2.31 software that opens every link of the letter, twice and by two methods, changes nothing', async () => {
  const asked = await ask('de')
  const letters = await visitors.query(
    `select html_body from letters where to_address = $1 and kind = 'clarification'`,
    [asked.trade.email],
  )
  const opened = links(letters.rows[0].html_body)
    .filter((link) => link.includes(asked.token))
    .map((link) => new URL(link).pathname)
  await jobsDone(visitors.query)
  const before = await everything()
  for (const path of [...opened, ...opened])
    for (const method of ['GET', 'HEAD'])
      for (const agent of [person, 'Mozilla/5.0 (compatible; MailScanner/1.0)']) {
        const { status } = await visitors.ask('de', path, { method, headers: { 'user-agent': agent } })
        expect(status, path).toBe(200)
      }

  expect(opened).toHaveLength(4)
  expect(await everything()).toEqual(before)
  expect((await send(asked, quick(asked, 'accept'), { option: asked.option('accept') })).status).toBe(303)
})

test('S2.31 a quick answer is confirmed once; then every link says what was chosen', async () => {
  const asked = await ask('de')
  const messages = readMessages('messages', 'de')
  const answer = await send(asked, quick(asked, 'accept'), { option: asked.option('accept') })

  expect(answer.status).toBe(303)
  expect(answer.headers['location']).toBe(asked.path)
  expect(await stateOf(asked)).toEqual({ status: 'ACCEPTED', final_cents: asked.found.cents })
  for (const path of [asked.path, quick(asked, 'return'), quick(asked, 'accept')]) {
    const { status, text } = await open(asked, path)
    expect(status, path).toBe(200)
    expect(dataOf(text, 'answered')).toBe('accept')
    expect(texts(text, 'h1')).toEqual([messages['clarification.answered.title']])
    const inside = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(tags(inside, 'form').filter((tag) => attribute(tag, 'method') === 'post')).toEqual([])
  }

  const again = await send(asked, asked.path, { option: asked.option('return') })
  expect(again.status).toBe(303)
  expect(await stateOf(asked)).toMatchObject({ status: 'ACCEPTED' })
})

test('recycling is confirmed by a tick of its own, and a forgotten choice is asked for again', async () => {
  const asked = await ask('fr')
  const nothing = await send(asked, asked.path, {})
  const unticked = await send(asked, asked.path, { option: asked.option('recycle') })

  expect(nothing.status).toBe(422)
  expect(readable(nothing.text)).toContain(readMessages('messages', 'fr')['clarification.problem.choose'])
  expect(unticked.status).toBe(422)
  expect(readable(unticked.text)).toContain(readMessages('messages', 'fr')['clarification.problem.consent'])
  expect(checkedIn(unticked.text)).toEqual([asked.option('recycle')])
  expect(await stateOf(asked)).toMatchObject({ status: 'CLARIFICATION' })

  expect((await send(asked, asked.path, { option: asked.option('recycle'), consent: 'yes' })).status).toBe(303)
  expect(await stateOf(asked)).toMatchObject({ status: 'RECYCLED' })
})

test('S2.32 S8.03 after the deadline a link shows the page of expired ones, and answers nothing', async () => {
  const asked = await ask('it')
  await visitors.query(
    `update clarifications set opened_at = opened_at - interval '15 days', deadline = deadline - interval '15 days' where item_id = $1`,
    [asked.item.id],
  )
  const made = await open(asked, `/clarification/${'A'.repeat(asked.token.length)}/${asked.number}`)
  for (const path of [asked.path, quick(asked, 'accept')]) {
    const { status, text } = await open(asked, path)
    expect(status).toBe(404)
    expect(readable(text)).toBe(readable(made.text))
  }
  expect((await send(asked, asked.path, { option: asked.option('accept') })).status).toBe(404)
  expect(await stateOf(asked)).toMatchObject({ status: 'CLARIFICATION' })
})

test('S2.32 wrong links answer forms of strangers as little as they show them something', async () => {
  const asked = await ask('de')
  const other = askedIn.de
  const form = { option: asked.option('accept') }

  expect((await send(asked, `/clarification/${asked.token}/${other.number}`, form)).status).toBe(404)
  expect((await send(asked, asked.path, { option: other.option('accept') })).status).toBe(404)
  expect((await send({ code: 'fr' }, asked.path, form)).status).toBe(404)
  const foreign = await visitors.ask('de', asked.path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  expect(
    (await visitors.ask('de', asked.path, { method: 'DELETE', headers: { origin: 'http://de.localhost' } })).status,
  ).toBe(405)
  expect(await stateOf(asked)).toMatchObject({ status: 'CLARIFICATION' })
})

test('a browser that hides where a form comes from, as our pages ask, still says that it is ours', async () => {
  const asked = await ask('de')
  const { status } = await visitors.ask('de', asked.path, {
    method: 'POST',
    body: new URLSearchParams({ option: asked.option('return') }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'same-origin' },
  })
  expect(status).toBe(303)
})

test('X1.05 devices of one trade are decided one by one', async () => {
  const first = await tradeInClarification(engines(), 'de', { options: { pieces: 2 } })
  const second = await askSeller(engines(), first.trade, first.trade.items[1]!, first.inspector, {})
  const optionOf = async (token: string, kind: AnswerKind) =>
    (await findClarification(engines(), shopOf('de'), { token, trade: first.number }))!.options.find(
      (each) => each.kind === kind,
    )!.id
  const here = { code: 'de' } as const
  await send(here, first.path, { option: await optionOf(first.token, 'accept') })
  await send(here, second.path, { option: await optionOf(second.token, 'return') })
  const states = await visitors.query('select status from trade_items where trade_id = $1 order by position', [
    first.trade.id,
  ])

  expect(states.rows.map(({ status }) => status)).toEqual(['ACCEPTED', 'RETURN_PENDING'])
})

describe('pictures', () => {
  test('come with the link of their question, and are never kept', async () => {
    const asked = askedIn.de
    const { status, headers, bytes } = await open(
      asked,
      `/api/clarifications/${asked.token}/photos/${asked.photoIds[0]}`,
    )

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  })

  test('S2.32 do not exist for anybody else', async () => {
    const [asked, other] = [askedIn.de, askedIn.fr]
    for (const [code, token, id] of [
      ['de', asked.token, other.photoIds[0]],
      ['de', other.token, other.photoIds[0]],
      ['fr', asked.token, asked.photoIds[0]],
      ['de', asked.token.slice(1), asked.photoIds[0]],
      ['de', asked.token, 'x'],
      ['de', asked.token, crypto.randomUUID()],
    ] as const) {
      const { status } = await visitors.ask(code, `/api/clarifications/${token}/photos/${id}`)
      expect(status, `${code} ${token} ${id}`).toBe(404)
    }
  })
})

test('S11 the secret of a link stands in no log, and in no number that is counted', async () => {
  const asked = await ask('de')
  for (const path of Object.values(shapesOf(asked.token, asked.number, asked.option('accept'))).flat())
    await open(asked, path)
  await open(asked, `/api/clarifications/${asked.token}/photos/${asked.photoIds[0]}`)
  await send(asked, asked.path, { option: asked.option('return') })

  expect(visitors.shop().output()).toContain('clarification')
  expect(visitors.shop().output()).not.toContain(asked.token)
  const { rows } = await visitors.query('select count(*)::int as count from controlling_events where url like $1', [
    `%${asked.token}%`,
  ])
  expect(rows[0].count).toBe(0)
})
