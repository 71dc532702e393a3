import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '#engines/database/database.ts'
import { knownDevices, setPrices } from './board-store.ts'
import { currentPricesOf, type CurrentPrices, type SetPrice } from './current-prices.ts'
import type { KnownDevice } from './known-devices.ts'

/** So many devices and their prices are read before others have their turn. */
const SLICE = 500

export type BoardSlice = { devices: KnownDevice[]; prices: readonly SetPrice[]; board: CurrentPrices }

/** Every device with the prices that count at a moment, slice by slice: a catalogue is large, and others shop meanwhile. */
export async function* priceBoard(db: Database, moment: Date): AsyncGenerator<BoardSlice> {
  for (let after = -1; ;) {
    const devices = await knownDevices(db, { slice: { after, most: SLICE } })
    if (devices.length === 0) return
    const ids = devices.map(({ id }) => id)
    const prices = await setPrices(db, moment, { ids })
    yield { devices, prices, board: currentPricesOf(prices) }
    await breathe()
    after = ids.at(-1)!
  }
}
