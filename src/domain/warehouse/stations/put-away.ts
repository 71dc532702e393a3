import { putItem } from '#domain/warehouse/places/put-item.ts'
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

  const { place } = current
  const facts = { ...itemFacts(found.trade, found.item), place }
  const put = await putItem(tx, { itemId: found.item.id, place, staffId: colleague.id, now: engines.now() })
  if (!put.ok) return { outcome: put.reason, facts: 'capacity' in put ? { ...facts, capacity: put.capacity } : facts }
  const { from, devices, capacity } = put
  return {
    outcome: 'placed',
    facts: { ...facts, devices, capacity: capacity ?? 0 },
    undo: { kind: 'placed', itemId: found.item.id, from, to: place },
  }
}
