import { lockItemPlace, lockPlace, moveToPlace } from '#domain/warehouse/places/place-store.ts'
import type { AtStation, Done } from './at-station.ts'
import { findItem, itemFacts } from './find-item.ts'
import { choosePlace } from './place-work.ts'
import { currentWork, deleteWork } from './station-work-store.ts'

/** A place is scanned, then whatever is put there. */
export async function scanAtPutAway(scan: AtStation): Promise<Done> {
  const { tx, engines, colleague, code } = scan
  const current = await currentWork(tx, 'put-away', colleague.id)
  if (code.kind === 'place') return choosePlace(scan, current)
  if (code.kind === 'command') {
    if (code.command !== 'next') return { outcome: 'no-command-here' }
    if (!current) return { outcome: 'nothing-open' }
    await deleteWork(tx, current.id)
    return { outcome: 'left', facts: { number: current.place! } }
  }
  const found = await findItem(tx, code)
  if (!found.ok) return found.done
  if (!current?.place) return { outcome: 'place-missing', facts: itemFacts(found.trade, found.item) }

  const place = (await lockPlace(tx, current.place))!
  const { place: from, isHere } = await lockItemPlace(tx, found.item.id)
  const facts = { ...itemFacts(found.trade, found.item), place: place.code }
  if (!isHere) return { outcome: 'not-in-our-house', facts }
  if (place.isClosed) return { outcome: 'place-closed', facts }
  const devices = place.devices + (from === place.code ? 0 : 1)
  if (place.capacity !== null && devices > place.capacity)
    return { outcome: 'place-full', facts: { ...facts, capacity: place.capacity } }
  await moveToPlace(tx, { itemId: found.item.id, from, to: place.code, staffId: colleague.id, now: engines.now() })
  return {
    outcome: 'placed',
    facts: { ...facts, devices, capacity: place.capacity ?? 0 },
    undo: { kind: 'placed', itemId: found.item.id, from, to: place.code },
  }
}
