import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '#engines/database/database.ts'
import { knownDevices } from '#domain/catalogue/price-lists/board-store.ts'
import { openDeviceFinder, type DeviceFinder } from '#domain/catalogue/price-lists/known-devices.ts'

/** So many devices are read before others have their turn. */
const SLICE = 500

/** Slice by slice: a catalogue is large, and a file is looked at while others shop. */
export async function learnDevices(
  db: Database,
  alsoRead: (ids: readonly number[]) => Promise<void> = async () => undefined,
): Promise<DeviceFinder> {
  const { learn, find } = openDeviceFinder()
  for (let after = -1; ;) {
    const devices = await knownDevices(db, { slice: { after, most: SLICE } })
    if (devices.length === 0) return find
    for (const device of devices) learn(device)
    await breathe()
    const ids = devices.map(({ id }) => id)
    await alsoRead(ids)
    after = ids.at(-1)!
  }
}
