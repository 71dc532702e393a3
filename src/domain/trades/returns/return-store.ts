import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

/** The parcel back in which an item, called i, lies: one that was packed since it is to go back. */
export const currentParcel = sql`
  select p.id, p.created_at, p.tracking_number from parcels p join parcel_items c on c.parcel_id = p.id
  where c.item_id = i.id and p.direction = 'out' and p.created_at >= i.status_since
  order by p.created_at desc limit 1`

type LockedReturn = { id: string; parcelId: string | null; packedAt: Date | null }

/** The trade is held: two who pack the same wait for each other. */
export async function lockItemsToReturn(
  tx: Transaction,
  tradeId: string,
  itemIds: readonly string[],
): Promise<LockedReturn[]> {
  await sql`select id from trades where id = ${tradeId} for update`.execute(tx)
  const { rows } = await sql<LockedReturn>`
    select i.id, p.id as "parcelId", p.created_at as "packedAt"
    from trade_items i left join lateral (${currentParcel}) p on true
    where i.trade_id = ${tradeId} and i.id = any(${itemIds}::uuid[]) and i.status = 'RETURN_PENDING'
    order by i.position`.execute(tx)
  return rows
}

type NewParcel = { id: string; tradeId: string; carrier: string; itemIds: readonly string[]; now: Date }

export async function writeReturnParcel(tx: Transaction, parcel: NewParcel): Promise<void> {
  const { id, tradeId, carrier, itemIds, now } = parcel
  const row = { id, trade_id: tradeId, direction: 'out', carrier, created_at: now }
  await tx.insertInto('parcels').values(row).execute()
  const rows = itemIds.map((itemId) => ({ parcel_id: id, item_id: itemId }))
  await tx.insertInto('parcel_items').values(rows).execute()
}

/** A parcel back whose devices are still here. */
export async function openReturn(db: Database, parcelId: string) {
  const { rows } = await sql<{ tradeId: string; trackingNumber: string | null; itemIds: string[] }>`
    select p.trade_id as "tradeId", p.tracking_number as "trackingNumber", array_agg(c.item_id) as "itemIds"
    from parcels p join parcel_items c on c.parcel_id = p.id
    where p.id = ${parcelId} and p.direction = 'out' group by p.id`.execute(db)
  return rows[0]
}

export type ReturnParcel = { id: string; trackingNumber: string | null; itemIds: string[] }

export async function returnParcelOf(db: Database, itemId: string): Promise<ReturnParcel | undefined> {
  const { rows } = await sql<ReturnParcel>`
    select p.id, p.tracking_number as "trackingNumber",
      array(select c.item_id from parcel_items c where c.parcel_id = p.id) as "itemIds"
    from trade_items i join lateral (${currentParcel}) p on true where i.id = ${itemId}`.execute(db)
  return rows[0]
}

export async function returnToLabel(db: Database, parcelId: string) {
  const { rows } = await sql<{ number: number; trackingNumber: string | null }>`
    select t.number, p.tracking_number as "trackingNumber" from parcels p join trades t on t.id = p.trade_id where p.id = ${parcelId} and p.direction = 'out'`.execute(
    db,
  )
  return rows[0]
}

export async function labelOfReturn(db: Database, parcelId: string): Promise<string | undefined> {
  const parcel = db.selectFrom('parcels').select('label_file').where('id', '=', parcelId)
  return (await parcel.where('direction', '=', 'out').executeTakeFirst())?.label_file ?? undefined
}
