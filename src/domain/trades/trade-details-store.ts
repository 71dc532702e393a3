import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'

/** Something that happened, with everything that was written down about it. */
export type HistoryEvent = {
  id: string
  at: Date
  event: string
  from: string | null
  to: string | null
  actor: string
  reason: string
  evidence: string[]
  /** Which device, counted from 0; nothing for the trade as a whole. */
  position: number | null
}

/** The newest first. */
export async function historyOf(db: Database, tradeId: string): Promise<HistoryEvent[]> {
  const { rows } = await sql<HistoryEvent>`
    select e.id, e.at, e.event, e.from_status as "from", e.to_status as "to", e.actor, e.reason, e.evidence, i.position
    from trade_events e left join trade_items i on i.id = e.item_id
    where e.trade_id = ${tradeId} order by e.at desc, e.id desc`.execute(db)
  return rows
}

/** Devices that never came and were paid for all the same. */
export async function compensatedItems(db: Database, tradeId: string): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('trade_events')
    .select('item_id as id')
    .where('trade_id', '=', tradeId)
    .where('event', '=', 'compensate')
    .execute()
  return new Set(found.flatMap(({ id }) => id ?? []))
}

export type KnownParcel = {
  id: string
  direction: 'in' | 'out'
  carrier: string
  trackingNumber: string | null
  announcedAt: Date | null
  scans: { at: string; kind: string; place: string }[]
}

export async function parcelsOf(db: Database, tradeId: string): Promise<KnownParcel[]> {
  const { rows } = await sql<KnownParcel>`
    select p.id, p.direction, p.carrier, p.tracking_number as "trackingNumber", p.announced_at as "announcedAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('at', s.at, 'kind', s.kind, 'place', s.place) order by s.at)
        from parcel_scans s where s.parcel_id = p.id), '[]') as scans
    from parcels p where p.trade_id = ${tradeId} order by p.direction, p.created_at nulls first, p.id`.execute(db)
  return rows
}

export type Note = { id: string; at: Date; username: string; text: string }

export const notesOf = (db: Database, tradeId: string): Promise<Note[]> =>
  db
    .selectFrom('trade_notes')
    .select(['id', 'at', 'username', 'text'])
    .where('trade_id', '=', tradeId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** By item: who has claimed it. */
export async function claimsOf(db: Database, tradeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('trade_items')
    .innerJoin('staff', 'staff.id', 'trade_items.inspector')
    .select(['trade_items.id', 'staff.username'])
    .where('trade_id', '=', tradeId)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function customerOf(db: Database, tradeId: string): Promise<string> {
  const trade = db.selectFrom('trades').select('customer_id as id').where('id', '=', tradeId)
  return (await trade.executeTakeFirstOrThrow()).id
}
