import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { formatMoney } from '#shop/money/money.ts'
import { newId } from '#shop/ids.ts'
import {
  attribute,
  dataOf,
  links,
  readable,
  scriptFiles,
  tags,
  withoutStyles,
} from '#tests/support/readers/pages/html.ts'
import { askSeller, tradeInClarification, claimedTrade } from '#tests/support/drivers/office/inspectors.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { asPerson, person, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const visitors = useVisitors()
const engines = useShopEngines(visitors.shop)

const pathOf = ({ id }: Pick<Trade, 'id'>) => `/trade/${tradeToken(engines().vault, id)}`

const open = (code: CountryCode, path: string) => visitors.ask(code, path, asPerson)

const send = (code: CountryCode, path: string, form: [string, string][]) =>
  visitors.ask(code, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      'user-agent': person,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${code}.localhost`,
    },
  })

const all = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`data-${name}="([\\w-]+)"`, 'g'))].map(([, value]) => value)

const setState = (itemId: string, state: string) =>
  visitors.query('update trade_items set status = $2 where id = $1', [itemId, state])

const statesOf = async ({ id }: Pick<Trade, 'id'>) =>
  (await visitors.query('select status from trade_items where trade_id = $1 order by position', [id])).rows.map(
    ({ status }) => status,
  )

describe.each(triedCountries)('in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('X1.07 the page tells how each device stands, what it is worth, and everything that happened', async () => {
    const asked = await tradeInClarification(engines(), code, { options: { pieces: 2 } })
    const { status, headers, text } = await open(code, pathOf(asked.trade))
    const seen = readable(text)
    const promised = formatMoney(asked.item.cents, countries[code].icuLocale)

    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(dataOf(text, 'trade-status')).toBe('ACTION_NEEDED')
    expect(all(text, 'item-status')).toEqual(['CLARIFICATION', 'IN_INSPECTION'])
    expect(seen).toContain(messages['trade.item.CLARIFICATION'])
    expect(seen).toContain(promised)
    expect(links(text)).toContain(asked.path)
    // The label comes when it comes.
    expect(all(text, 'trade-event').filter((event) => event !== 'papers-sent')).toEqual([
      'created',
      'receive',
      'startInspection',
      'differs',
    ])
    expect(seen).toContain(messages['trade.event.differs'])
    expect(all(text, 'action')).toEqual(['withdraw'])
  })

  test('a seller calls off what he has not sent, after being asked once more', async () => {
    const trade = await soldTrade(engines(), code, { pieces: 2 })
    const path = pathOf(trade)
    const asked = await open(code, `${path}?do=cancel`)
    const boxes = tags(asked.text, 'input').filter((tag) => attribute(tag, 'name') === 'item')

    expect(readable(asked.text)).toContain(messages['trade.action.cancel.title'])
    expect(boxes.map((tag) => attribute(tag, 'value'))).toEqual(trade.items.map(({ id }) => id))
    expect(await statesOf(trade)).toEqual(['EXPECTED', 'EXPECTED'])

    const answer = await send(code, path, [
      ['intent', 'cancel'],
      ['item', trade.items[1]!.id],
    ])
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(`${path}?done=cancel`)
    expect(await statesOf(trade)).toEqual(['EXPECTED', 'CANCELLED'])
    expect(readable((await open(code, `${path}?done=cancel`)).text)).toContain(messages['trade.action.cancel.done'])
  })
})

test('X1.07 the price that was agreed on stands beside the one that was promised', async () => {
  const asked = await tradeInClarification(engines(), 'de')
  const kind = `select o.id from clarification_options o join clarifications c on c.id = o.clarification_id
    where c.item_id = $1 and o.kind = 'accept'`
  const { rows } = await visitors.query(kind, [asked.item.id])
  await send('de', asked.path, [['option', rows[0].id]])
  const { text } = await open('de', pathOf(asked.trade))
  const money = (amount: number) => formatMoney(amount as never, 'de-DE')

  expect(all(text, 'item-status')).toEqual(['ACCEPTED'])
  expect(readable(text)).toContain(`zugesagt ${money(asked.item.cents)}`)
  expect(readable(text)).toContain(money(asked.found.cents))
  expect(all(text, 'trade-event').at(-1)).toBe('acceptOffer')
})

test('a locked device is unlocked or recycled by its seller, and recycling needs a tick', async () => {
  const { trade } = await claimedTrade(engines(), 'de', { pieces: 2 })
  const path = pathOf(trade)
  for (const { id } of trade.items) await setState(id, 'LOCKED')
  const [first, second] = trade.items.map(({ id }) => id)

  expect(all((await open('de', path)).text, 'action')).toEqual(['unlocked', 'recycle'])
  const unticked = await send('de', path, [
    ['intent', 'recycle'],
    ['item', first!],
  ])
  expect(unticked.status).toBe(422)
  expect(readable(unticked.text)).toContain('Setz bitte den Haken')
  expect(
    (
      await send('de', path, [
        ['intent', 'recycle'],
        ['consent', 'yes'],
      ])
    ).status,
  ).toBe(422)
  expect(
    (
      await send('de', path, [
        ['intent', 'recycle'],
        ['consent', 'yes'],
        ['item', first!],
      ])
    ).status,
  ).toBe(303)
  expect(
    (
      await send('de', path, [
        ['intent', 'unlocked'],
        ['item', second!],
      ])
    ).status,
  ).toBe(303)
  expect(await statesOf(trade)).toEqual(['RECYCLED', 'IN_INSPECTION'])
})

test('what has changed meanwhile is not done, and the page says so', async () => {
  const trade = await soldTrade(engines())
  const form: [string, string][] = [
    ['intent', 'cancel'],
    ['item', trade.items[0]!.id],
  ]
  await setState(trade.items[0]!.id, 'IN_TRANSIT')
  const late = await send('de', pathOf(trade), form)

  expect(late.status).toBe(409)
  expect(readable(late.text)).toContain('Inzwischen hat sich etwas geändert')
  expect((await send('de', pathOf(trade), [['intent', 'seize']])).status).toBe(400)
  expect((await send('fr', pathOf(trade), form)).status).toBe(404)
  expect((await send('de', `/trade/${'A'.repeat(43)}`, form)).status).toBe(404)
  expect(all((await open('de', `${pathOf(trade)}?do=cancel&done=cancel`)).text, 'action')).toEqual([])
  expect(await statesOf(trade)).toEqual(['IN_TRANSIT'])
})

test('C2 who gets his device back finds the number of the parcel', async () => {
  const { trade } = await claimedTrade(engines())
  const parcel = newId(new Date())
  await visitors.query(
    `insert into parcels (id, trade_id, direction, carrier, tracking_number, created_at)
     values ($1, $2, 'out', 'dhl', 'BACK4711', now())`,
    [parcel, trade.id],
  )
  await visitors.query('insert into parcel_items (parcel_id, item_id) values ($1, $2)', [parcel, trade.items[0]!.id])
  await setState(trade.items[0]!.id, 'RETURNED')

  expect(readable((await open('de', pathOf(trade))).text)).toContain('Rücksendung mit DHL, Sendungsnummer BACK4711')
})

test('X1.05 devices of one trade that stand differently have lines of their own', async () => {
  const first = await tradeInClarification(engines(), 'de', { options: { pieces: 3 } })
  const second = await askSeller(engines(), first.trade, first.trade.items[1]!, first.inspector, {})
  const { text } = await open('de', pathOf(first.trade))

  expect(all(text, 'item-status')).toEqual(['CLARIFICATION', 'CLARIFICATION', 'IN_INSPECTION'])
  expect(links(text)).toEqual(expect.arrayContaining([first.path, second.path]))
})

test('the pages of a trade and of a question stay within their bytes', async () => {
  const asked = await tradeInClarification(engines())
  for (const path of [asked.path, pathOf(asked.trade), `${pathOf(asked.trade)}?do=withdraw`]) {
    const { text } = await open('de', path)
    const sizes = await Promise.all(
      scriptFiles(text).map(
        async (script) => (await visitors.ask('de', script, { headers: { 'accept-encoding': 'br' } })).bytes.length,
      ),
    )

    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
      // Private pages on which something is done, as in an account, which may weigh more.
    ).toBeLessThanOrEqual(114_000)
    expect(brotliCompressSync(withoutStyles(text)).length, path).toBeLessThanOrEqual(14_000)
  }
})
