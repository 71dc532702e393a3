import { expect, test } from 'vitest'
import { createOffer } from '#domain/offers/create-offer.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { createTrade } from './create-trade.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const DAY = 24 * 60 * 60_000

async function offerFor(visitor: string) {
  const made = await createOffer(engines(), shopOf('de'), { visitor, ...usedPhone, segment: 'consumer', pieces: 1 })
  if (!made.ok) throw new Error(made.reason)
  return made.offer
}

test.each([
  ['first', 0],
  ['last', 1],
])(
  'F-82 the prices of a trade hold as long as the oldest of its offers, which lies %s in the cart',
  async (_, place) => {
    const visitor = crypto.randomUUID()
    const oldest = await offerFor(visitor)
    clock.moveBy(3 * DAY)
    const lines = [await offerFor(visitor)].toSpliced(place, 0, oldest).map(({ id }) => ({ offerId: id, quantity: 1 }))

    const trade = await soldTrade(engines(), 'de', { visitor, change: { lines } })

    expect(trade.items).toHaveLength(2)
    expect(trade.priceValidUntil).toEqual(oldest.validUntil)
  },
)

test('the same request under the same key is one trade, and never that of another customer', async () => {
  const [visitor, key] = [crypto.randomUUID(), crypto.randomUUID()]
  const lines = [{ offerId: (await offerFor(visitor)).id, quantity: 1 }]
  const trade = { ...tradeOf('de', ''), lines } as Parameters<typeof createTrade>[3]
  const send = (customerId: string | null) => createTrade(engines(), shopOf('de'), { visitor, key, customerId }, trade)
  const first = await send(null)

  expect(first).toMatchObject({ ok: true, isNew: true })
  expect(await send(null)).toEqual({ ...first, isNew: false })
  expect(await send(crypto.randomUUID())).toEqual({ ok: false, reason: 'key-used-otherwise' })
})
