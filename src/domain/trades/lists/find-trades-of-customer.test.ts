import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findTradesOfCustomer } from './find-trades-of-customer.ts'
import { tradeIdIn } from '#domain/trades/trade-link.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const find = (customerId: string, page = 1, itemsPerPage = 10) =>
  findTradesOfCustomer(engines(), shopOf('de'), customerId, { page, itemsPerPage })

/** So many trades of a customer, the newest first. */
async function sell(customerId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    clock.moveBy(1_000)
    ids.unshift((await soldTrade(engines(), 'de', { customerId })).id)
  }
  return ids
}

test('S7.20 a customer finds his own trades, a page at a time, the newest first', async () => {
  const [mine, yours] = [await customerRow(engines().db), await customerRow(engines().db)]
  const ids = await sell(mine, 5)
  await sell(yours, 1)
  const page = async (number: number) => (await find(mine, number, 2)).trades.map(({ id }) => id)

  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
    [],
  ])
  expect((await find(mine, 4, 2)).total).toBe(5)
  expect(await find(await customerRow(engines().db))).toEqual({ trades: [], total: 0 })
})

test('S7.20 each with its devices, its status, its amounts and what happened', async () => {
  const own = await customerRow(engines().db)
  const trade = await soldTrade(engines(), 'de', { customerId: own, pieces: 2 })
  const [found] = (await find(own)).trades

  expect(found).toMatchObject({
    number: trade.number,
    status: 'WAITING_FOR_PARCEL',
    cents: trade.cents,
    payeeHint: 'DE… 3000',
    carrier: 'dhl',
    trackingNumber: null,
  })
  expect(found!.items).toEqual(
    trade.items.map(({ cents }) => ({
      deviceName: 'Apple iPhone 14 128 GB',
      image: '/art/iphone/apple/iphone-14.svg',
      status: 'EXPECTED',
      cents,
      finalCents: null,
      payoutCents: cents,
    })),
  )
  expect(found!.events).toEqual([{ at: trade.createdAt, event: 'created', from: null, to: 'EXPECTED' }])
  expect(tradeIdIn(engines().vault, found!.link!)).toBe(trade.id)
})

test('a trade stays in the list when its page is closed', async () => {
  const own = await customerRow(engines().db)
  await sell(own, 1)
  clock.moveBy(180 * DAY)

  expect((await find(own)).trades).toMatchObject([{ link: null, status: 'WAITING_FOR_PARCEL' }])
})

test('many trades cost as many questions to the database as one', async () => {
  const [few, many] = [await customerRow(engines().db), await customerRow(engines().db)]
  await sell(few, 1)
  await sell(many, 6)
  let questions = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = engines().db.withPlugin(counting)
  const count = async (customerId: string) => {
    questions = 0
    await findTradesOfCustomer({ ...engines(), db }, shopOf('de'), customerId, { page: 1, itemsPerPage: 50 })
    return questions
  }

  expect(await count(many)).toBe(await count(few))
  expect(questions).toBeLessThanOrEqual(7)
})
