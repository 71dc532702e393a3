import { newId } from '#shop/ids.ts'
import { lockPlace } from '#domain/warehouse/places/place-store.ts'
import type { AtStation, Done } from './at-station.ts'
import { deleteWork, makeCurrent, workAtPlace, writeWork, type Work } from './station-work-store.ts'

const DAY = 24 * 60 * 60_000

/** From now on devices that are scanned belong to this place. */
export async function choosePlace(scan: AtStation, current: Work | undefined): Promise<Done> {
  const { tx, engines, colleague, station, code } = scan
  const place = await lockPlace(tx, code.text)
  if (!place) return { outcome: 'place-unknown', facts: { place: code.text } }
  if (place.isClosed) return { outcome: 'place-closed', facts: { place: place.code } }
  const earlier = await workAtPlace(tx, station, { staffId: colleague.id, place: place.code })
  const isOld = earlier !== undefined && earlier.startedAt < new Date(engines.now().getTime() - DAY)
  // What was begun the day before yesterday is begun anew.
  if (isOld) await deleteWork(tx, earlier.id)
  const known = isOld ? undefined : earlier
  const id = known?.id ?? newId(engines.now())
  const begun = { id, staffId: colleague.id, place: place.code, startedAt: engines.now() }
  if (!known) await writeWork(tx, station, begun)
  await makeCurrent(tx, { station, staffId: colleague.id }, id)
  const facts = { place: place.code, devices: place.devices, capacity: place.capacity ?? 0 }
  return {
    outcome: 'place-chosen',
    facts,
    undo: { kind: 'opened', workId: id, isNew: !known, before: current?.id ?? null },
  }
}
