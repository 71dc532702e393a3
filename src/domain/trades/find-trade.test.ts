import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findTradeByLink, findTradeOfVisitor } from './find-trade.ts'
import { tradeToken } from './trade-link.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')

const open = (token: string, shop = germany) => findTradeByLink(engines(), shop, token)

test('a trade is found by its link, with its parts', async () => {
  const trade = await soldTrade(engines(), 'de', { pieces: 2 })
  const found = await open(tradeToken(engines().vault, trade.id))

  expect(found).toMatchObject({ id: trade.id, email: trade.email, shippingDocuments: null, parcel: { carrier: 'dhl' } })
  expect(found?.items.map(({ status, offer }) => [status, offer.deviceName])).toEqual([
    ['EXPECTED', 'Apple iPhone 14 128 GB'],
    ['EXPECTED', 'Apple iPhone 14 128 GB'],
  ])
})

test('C5 the link of a guest opens the trade for 180 days', async () => {
  const { id } = await soldTrade(engines())
  const token = tradeToken(engines().vault, id)

  clock.moveBy(180 * DAY - 1)
  expect((await open(token))?.id).toBe(id)
  clock.moveBy(1)
  expect(await open(token)).toBeUndefined()
})

test('S11 a link that was changed, made up, for something else or of another country opens nothing', async () => {
  const { id } = await soldTrade(engines())
  const { vault } = engines()
  const token = tradeToken(vault, id)
  const changed = [...token].map((_, index) => {
    const other = token[index] === 'A' ? 'B' : 'A'
    return token.slice(0, index) + other + token.slice(index + 1)
  })

  for (const wrong of [...changed, '', 'x', id, token.slice(1), `${token}A`, vault.token('clarification', id)])
    expect(await open(wrong), wrong).toBeUndefined()
  expect(await open(token, shopOf('fr'))).toBeUndefined()
  expect((await open(token))?.id).toBe(id)
})

test('S11 by its number a trade is found in the session that sold, and nowhere else', async () => {
  const { id, number, visitor } = await soldTrade(engines())
  const find = (session: string | undefined, asked: number | undefined, shop = germany) =>
    findTradeOfVisitor(engines(), shop, session, asked)

  expect((await find(visitor, number))?.id).toBe(id)
  expect(await find(crypto.randomUUID(), number)).toBeUndefined()
  expect(await find(undefined, number)).toBeUndefined()
  expect(await find(visitor, undefined)).toBeUndefined()
  expect(await find(visitor, number + 1)).toBeUndefined()
  expect(await find(visitor, number, shopOf('at'))).toBeUndefined()
})

test('the account to be paid cannot be read from the table, and the vault opens it', async () => {
  const { id } = await soldTrade(engines())
  const row = await engines().db.selectFrom('trades').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const dump = JSON.stringify(row).replaceAll(/\s/g, '')

  expect(dump).not.toContain('37040044')
  expect(dump).not.toContain('0532013000')
  expect(row.payee_hint).toBe('DE… 3000')
  expect(JSON.parse(engines().vault.open(row.payee, 'payee'))).toMatchObject({ iban: 'DE89370400440532013000' })
})
