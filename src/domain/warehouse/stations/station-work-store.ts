import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Station } from '#domain/warehouse/scans/scan.ts'

/** What somebody has in hands at a station: a parcel of a trade, or a place. */
export type Work = {
  id: string
  staffId: string
  tradeId: string | null
  place: string | null
  /** Devices that were scanned so far. */
  itemIds: string[]
  /** Whether the label of the parcel was scanned. */
  hasLabel: boolean
  startedAt: Date
}

const work = (db: Database, station: Station) =>
  db
    .selectFrom('station_work')
    .select(['id', 'staff_id as staffId', 'trade_id as tradeId', 'place', 'item_ids as itemIds'])
    .select(['has_label as hasLabel', 'started_at as startedAt'])
    .where('station', '=', station)
    .$castTo<Work>()

export const currentWork = (db: Database, station: Station, staffId: string): Promise<Work | undefined> =>
  work(db, station).where('staff_id', '=', staffId).where('is_current', '=', true).executeTakeFirst()

export const workOnTrade = (db: Database, station: Station, tradeId: string): Promise<Work | undefined> =>
  work(db, station).where('trade_id', '=', tradeId).executeTakeFirst()

export const workAtPlace = (
  db: Database,
  station: Station,
  { staffId, place }: { staffId: string; place: string },
): Promise<Work | undefined> =>
  work(db, station).where('staff_id', '=', staffId).where('place', '=', place).executeTakeFirst()

type NewWork = Pick<Work, 'id' | 'staffId' | 'startedAt'> & { tradeId?: string; place?: string; itemIds?: string[] }

export async function writeWork(tx: Transaction, station: Station, given: NewWork): Promise<void> {
  const { id, staffId, tradeId = null, place = null, itemIds = [], startedAt } = given
  const about = { id, station, staff_id: staffId, trade_id: tradeId, place, item_ids: itemIds }
  await tx
    .insertInto('station_work')
    .values({ ...about, is_current: false, started_at: startedAt })
    // Somebody else has begun with it in the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** From now on this colleague has this in hands there, or nothing. */
export async function makeCurrent(
  tx: Transaction,
  { station, staffId }: { station: Station; staffId: string },
  id: string | null,
): Promise<void> {
  const own = tx.updateTable('station_work').where('station', '=', station)
  await own.where('staff_id', '=', staffId).where('is_current', '=', true).set({ is_current: false }).execute()
  if (id !== null) await own.where('id', '=', id).set({ is_current: true, staff_id: staffId }).execute()
}

/** The same, if nobody else has taken it since. */
export async function makeOwnCurrent(
  tx: Transaction,
  { station, staffId }: { station: Station; staffId: string },
  id: string | null,
): Promise<void> {
  await makeCurrent(tx, { station, staffId }, null)
  if (id === null) return
  const own = tx.updateTable('station_work').where('id', '=', id).where('staff_id', '=', staffId)
  await own.set({ is_current: true }).execute()
}

export async function addItem(tx: Transaction, id: string, itemId: string): Promise<void> {
  await sql`update station_work set item_ids = array_append(array_remove(item_ids, ${itemId}::uuid), ${itemId}::uuid)
    where id = ${id}`.execute(tx)
}

/** Exactly these, and no label yet. */
export async function setItems(tx: Transaction, id: string, itemIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('station_work')
    .set({ item_ids: [...itemIds], has_label: false })
    .where('id', '=', id)
    .execute()
}

type Own = { id: string; staffId: string }

/** Whether it was there, in these hands; without it no label fits any more. */
export async function removeItem(tx: Transaction, { id, staffId }: Own, itemId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update station_work set item_ids = array_remove(item_ids, ${itemId}::uuid), has_label = false
    where id = ${id} and staff_id = ${staffId} and ${itemId}::uuid = any(item_ids)`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether it was otherwise, in these hands. */
export async function setLabelled(tx: Transaction, { id, staffId }: Own, hasLabel: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update station_work set has_label = ${hasLabel}
    where id = ${id} and staff_id = ${staffId} and has_label <> ${hasLabel}`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether somebody has exactly this in hands. */
export async function isInHands(tx: Transaction, { id, staffId }: Own): Promise<boolean> {
  const own = tx.selectFrom('station_work').select('id').where('id', '=', id).where('staff_id', '=', staffId)
  return (await own.where('is_current', '=', true).executeTakeFirst()) !== undefined
}

export async function deleteWorkOnTrade(tx: Transaction, station: Station, tradeId: string): Promise<void> {
  await tx.deleteFrom('station_work').where('station', '=', station).where('trade_id', '=', tradeId).execute()
}

/** Nobody has a parcel back in hands any more; another parcel of the same trade stays in whose hands it is. */
export async function deleteWorkOnParcel(tx: Transaction, parcelId: string): Promise<void> {
  await sql`delete from station_work w using parcels p
    where p.id = ${parcelId} and w.trade_id = p.trade_id and w.station = 'returns' and (w.item_ids = '{}' or exists (
      select from parcel_items c where c.parcel_id = p.id and c.item_id = any(w.item_ids)))`.execute(tx)
}

export async function deleteWork(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('station_work').where('id', '=', id).execute()
}

export type UnfinishedRow = {
  id: string
  number: number | null
  place: string | null
  seller: string
  scanned: number
  pieces: number
  by: string
  startedAt: Date
}

/** What a device is in that a station still has to do something to. */
const waitingStates: Record<Station, string[]> = {
  dock: ['EXPECTED', 'IN_TRANSIT', 'EXPIRED'],
  returns: ['RETURN_PENDING'],
  'put-away': [],
  stocktake: [],
}

/** What was begun at a station by whomever and is not done, the oldest first. */
export async function unfinishedWork(db: Database, station: Station): Promise<UnfinishedRow[]> {
  const { rows } = await sql<UnfinishedRow>`
    select w.id, t.number, w.place, w.started_at as "startedAt", s.username as by,
      seller_name(t.seller) as seller,
      cardinality(w.item_ids) as scanned,
      (select count(*)::int from trade_items i where i.trade_id = t.id
        and i.status = any(${waitingStates[station]})) as pieces
    from station_work w join staff s on s.id = w.staff_id left join trades t on t.id = w.trade_id
    where w.station = ${station} and (w.place is not null or exists (
      select from trade_items i where i.trade_id = w.trade_id and i.status = any(${waitingStates[station]})))
    order by w.started_at limit 100`.execute(db)
  return rows
}
