import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { awayStates, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { newId } from '#shop/ids.ts'
import type { Place, PlaceKind } from './place.ts'

async function placesWhere(db: Database, claim: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select p.code, p.kind, p.capacity, p.closed_at is not null as "isClosed",
      (select count(*)::int from trade_items i where i.place = p.code) as devices
    from places p where ${claim} order by p.code`.execute(db)
  return rows
}

export const placeRows = (db: Database): Promise<Place[]> => placesWhere(db, sql`true`)

export async function placeWithCode(db: Database, code: string): Promise<Place | undefined> {
  const [place] = await placesWhere(db, sql`p.code = ${code}`)
  return place
}

/** Two who fill the last gap wait for each other. */
export async function lockPlace(tx: Transaction, code: string): Promise<Place | undefined> {
  await sql`select code from places where code = ${code} for no key update`.execute(tx)
  return placeWithCode(tx, code)
}

type NewPlace = { code: string; kind: PlaceKind; capacity: number | null; now: Date }

/** Whether it was new. */
export async function insertPlace(tx: Transaction, { now, ...place }: NewPlace): Promise<boolean> {
  const row = { ...place, created_at: now }
  const insert = tx
    .insertInto('places')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
  return Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows) === 1
}

export async function updatePlace(
  tx: Transaction,
  code: string,
  change: { kind: PlaceKind; capacity: number | null; closedAt: Date | null },
): Promise<void> {
  const { closedAt, ...row } = change
  await tx
    .updateTable('places')
    .set({ ...row, closed_at: closedAt })
    .where('code', '=', code)
    .execute()
}

export type PlacedItem = {
  id: string
  number: number
  position: number
  device: string
  status: ItemState
  placedAt: Date | null
}

export async function itemsAtPlace(db: Database, code: string, limit: number): Promise<PlacedItem[]> {
  const { rows } = await sql<PlacedItem>`
    select i.id, t.number, i.position, o.device_name as device, i.status, i.placed_at as "placedAt"
    from trade_items i join trades t on t.id = i.trade_id join offers o on o.id = i.offer_id
    where i.place = ${code} order by t.number, i.position limit ${limit}`.execute(db)
  return rows
}

/** Devices that came in and stand on no place, those that wait longest first, and how many they are. */
export async function itemsOnNoPlace(db: Database, limit: number): Promise<{ items: PlacedItem[]; count: number }> {
  const unplaced = sql`from trade_items i where i.status = 'RECEIVED' and i.place is null`
  const { rows } = await sql<PlacedItem>`
    select i.id, t.number, i.position, o.device_name as device, i.status, i.placed_at as "placedAt"
    from (select i.* ${unplaced} order by i.waits_since, i.id limit ${limit}) i
      join trades t on t.id = i.trade_id join offers o on o.id = i.offer_id
    order by i.waits_since, i.id`.execute(db)
  const counted = await sql<{ count: number }>`select count(*)::int as count ${unplaced}`.execute(db)
  return { items: rows, count: counted.rows[0]!.count }
}

/** What has stood there since a moment, by id. */
export async function idsAtPlace(db: Database, code: string, since: Date): Promise<string[]> {
  const there = db.selectFrom('trade_items').select('id').where('place', '=', code).where('placed_at', '<=', since)
  return (await there.orderBy('id').execute()).map(({ id }) => id)
}

/** Where an item is and since when, held until the transaction ends. */
export async function lockItemPlace(tx: Transaction, itemId: string) {
  const item = tx.selectFrom('trade_items').select(['place', 'placed_at as placedAt', 'status'])
  const { status, ...row } = await item.where('id', '=', itemId).forUpdate().executeTakeFirstOrThrow()
  return { ...row, isHere: !awayStates.has(status as ItemState) }
}

type PlaceMove = { itemId: string; from: string | null; to: string | null; staffId: string; now: Date }

export async function moveToPlace(tx: Transaction, { itemId, from, to, staffId, now }: PlaceMove): Promise<void> {
  const placed = { place: to, placed_at: to === null ? null : now }
  await tx.updateTable('trade_items').set(placed).where('id', '=', itemId).execute()
  const move = { id: newId(now), item_id: itemId, from_place: from, to_place: to, staff_id: staffId, at: now }
  await tx.insertInto('place_moves').values(move).execute()
}

export type StocktakeRow = {
  id: string
  place: string
  by: string
  finishedAt: Date
  found: number
  extra: number
  missing: number
}

const stocktakesWhere = async (db: Database, claim: RawBuilder<unknown>, limit: number): Promise<StocktakeRow[]> => {
  const { rows } = await sql<StocktakeRow>`
    select k.id, k.place, s.username as by, k.finished_at as "finishedAt",
      count(*) filter (where x.finding = 'found')::int as found,
      count(*) filter (where x.finding = 'extra')::int as extra,
      count(*) filter (where x.finding = 'missing')::int as missing
    from (select * from stocktakes k where ${claim} order by k.finished_at desc limit ${limit}) k
      join staff s on s.id = k.staff_id left join stocktake_items x on x.stocktake_id = k.id
    group by k.id, k.place, k.finished_at, s.username order by k.finished_at desc`.execute(db)
  return rows
}

/** The newest first. */
export const latestStocktakes = (db: Database, limit: number): Promise<StocktakeRow[]> =>
  stocktakesWhere(db, sql`true`, limit)

/** The newest first. */
export const stocktakesOfPlace = (db: Database, place: string, limit: number): Promise<StocktakeRow[]> =>
  stocktakesWhere(db, sql`k.place = ${place}`, limit)

export async function stocktakeWithId(db: Database, id: string): Promise<StocktakeRow | undefined> {
  const [stocktake] = await stocktakesWhere(db, sql`k.id = ${id}`, 1)
  return stocktake
}

export type StocktakeItem = {
  number: number
  position: number
  device: string
  finding: 'found' | 'extra' | 'missing'
  thoughtAt: string | null
  /** Where it is now. */
  place: string | null
}

export async function itemsOfStocktake(db: Database, id: string): Promise<StocktakeItem[]> {
  const { rows } = await sql<StocktakeItem>`
    select t.number, i.position, o.device_name as device, x.finding, x.thought_at as "thoughtAt", i.place
    from stocktake_items x join trade_items i on i.id = x.item_id join trades t on t.id = i.trade_id
      join offers o on o.id = i.offer_id
    where x.stocktake_id = ${id} order by x.finding, t.number, i.position`.execute(db)
  return rows
}

type NewStocktake = { id: string; place: string; staffId: string; startedAt: Date; now: Date }

type Counted = { itemId: string; finding: StocktakeItem['finding']; thoughtAt: string | null }

export async function writeStocktake(tx: Transaction, taken: NewStocktake, items: readonly Counted[]): Promise<void> {
  const { id, place, staffId, startedAt, now } = taken
  const row = { id, place, staff_id: staffId, started_at: startedAt, finished_at: now }
  await tx.insertInto('stocktakes').values(row).execute()
  if (items.length === 0) return
  const rows = items.map(({ itemId, finding, thoughtAt }) => ({
    stocktake_id: id,
    item_id: itemId,
    finding,
    thought_at: thoughtAt,
  }))
  await tx.insertInto('stocktake_items').values(rows).execute()
}
