import { findResale } from '#domain/catalogue/devices/find-resale.ts'
import type { Impact, Movement } from '#domain/catalogue/versions/guard-rails.ts'
import type { Database } from '#engines/database/database.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import { placeKey } from './current-prices.ts'
import { changesOf } from './find-price-changes.ts'
import { priceBoard } from './price-board.ts'

/** What a price list would change as things stand, and how heavy all prices together are before and after it. */
export async function measurePrices(db: Database, version: number, at: Date): Promise<Impact> {
  const changes = await changesOf(db, version, at)
  const resale = await findResale(
    { db },
    changes.map(({ deviceId }) => deviceId),
  )
  const movements = changes.map(({ deviceId, deviceName, country, segment, oldCents: from, cents: to }): Movement => ({
    deviceId,
    deviceName,
    country,
    segment,
    from,
    to,
    resale: resale.get(deviceId)?.resaleCents ?? null,
  }))
  return { movements, weight: await weigh(db, movements, at) }
}

/** The list is everything that the shop pays, not only what somebody changes of it. What is new moves nothing. */
async function weigh(db: Database, movements: readonly Movement[], at: Date): Promise<Impact['weight']> {
  const before = new Map(movements.map((movement) => [placeKey(movement), movement.from ?? cents(0)]))
  for await (const { prices } of priceBoard(db, at))
    for (const price of prices) before.set(placeKey(price), cents(price.cents))
  const after = new Map(before)
  for (const movement of movements) if (movement.from !== null) after.set(placeKey(movement), movement.to)
  return { from: sumCents([...before.values()]), to: sumCents([...after.values()]) }
}
