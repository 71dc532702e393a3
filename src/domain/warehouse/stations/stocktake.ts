import { newId } from '#shop/ids.ts'
import {
  idsAtPlace,
  lockItemPlace,
  lockPlace,
  moveToPlace,
  writeStocktake,
} from '#domain/warehouse/places/place-store.ts'
import type { AtStation, Done } from './at-station.ts'
import { findItem, itemFacts } from './find-item.ts'
import { choosePlace } from './place-work.ts'
import { addItem, currentWork, deleteWork, type Work } from './station-work-store.ts'

/** A place is scanned, then everything that stands there; the place once more ends the count. */
export async function scanAtStocktake(scan: AtStation): Promise<Done> {
  const { tx, colleague, code } = scan
  const current = await currentWork(tx, 'stocktake', colleague.id)
  if (code.kind === 'place' && code.text !== current?.place) return choosePlace(scan, current)
  if (code.kind === 'place')
    return current!.itemIds.length === 0
      ? { outcome: 'counted-nothing', facts: { place: code.text } }
      : finish(scan, current!)
  if (code.kind === 'command') {
    if (code.command !== 'all-here' && code.command !== 'next') return { outcome: 'no-command-here' }
    return current ? finish(scan, current) : { outcome: 'nothing-open' }
  }
  const found = await findItem(tx, code)
  if (!found.ok) return found.done
  const { trade, item } = found
  if (!current?.place) return { outcome: 'place-missing', facts: itemFacts(trade, item) }
  const facts = { ...itemFacts(trade, item), place: current.place, thoughtAt: item.place ?? '' }
  if (current.itemIds.includes(item.id)) return { outcome: 'counted-already', facts }
  await addItem(tx, current.id, item.id)
  return {
    outcome: item.place === current.place ? 'counted' : 'counted-extra',
    facts,
    undo: { kind: 'scanned', workId: current.id, itemId: item.id },
  }
}

/**
 * What stands there is there from now on; what should and does not is nowhere until it is scanned again. What was put there,
 * taken away or sent off since the count began is left as it is.
 */
async function finish({ tx, engines, colleague }: AtStation, current: Work): Promise<Done> {
  const now = engines.now()
  const place = current.place!
  await lockPlace(tx, place)
  const expected = await idsAtPlace(tx, place, current.startedAt)
  const found = expected.filter((id) => current.itemIds.includes(id))
  const missing = expected.filter((id) => !current.itemIds.includes(id))
  const move = { staffId: colleague.id, now }
  const extras = []
  for (const itemId of current.itemIds.filter((id) => !expected.includes(id)).toSorted()) {
    const { place: from, placedAt, isHere } = await lockItemPlace(tx, itemId)
    if (!isHere || from === place || (placedAt !== null && placedAt > current.startedAt)) continue
    await moveToPlace(tx, { ...move, itemId, from, to: place })
    extras.push({ itemId, finding: 'extra', thoughtAt: from } as const)
  }
  for (const itemId of missing) await moveToPlace(tx, { ...move, itemId, from: place, to: null })
  const id = newId(now)
  const taken = { id, place, staffId: colleague.id, startedAt: current.startedAt, now }
  const plain = (finding: 'found' | 'missing') => (itemId: string) => ({ itemId, finding, thoughtAt: null })
  await writeStocktake(tx, taken, [...found.map(plain('found')), ...extras, ...missing.map(plain('missing'))])
  await deleteWork(tx, current.id)
  const facts = { place, id, found: found.length, extra: extras.length, missing: missing.length }
  return { outcome: 'stocktake-finished', facts }
}
