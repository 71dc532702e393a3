import { sql } from 'kysely'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Database } from '#engines/database/database.ts'

export type QueueRow = {
  number: number
  position: number
  device: string
  country: string
  status: ItemState
  /** Since when it waits; claiming it does not start the clock anew. */
  since: Date
  inspectorId: string | null
  inspector: string | null
  /** The seller objected to what was found. */
  isSecondLook: boolean
  isLate: boolean
}

/** More than this nobody works off in a day. */
const MAX_DEVICES = 500

export async function queueRows(db: Database): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select t.number, i.position, o.device_name as device, t.country, i.status, i.inspector as "inspectorId",
      s.username as inspector, i.is_late as "isLate",
      exists (select from trade_events e where e.item_id = i.id and e.event = 'dispute') as "isSecondLook",
      coalesce((select max(e.at) from trade_events e
        where e.item_id = i.id and e.event in ('receive', 'found', 'dispute', 'unlocked', 'cleared')),
        i.status_since) as since
    from trade_items i join trades t on t.id = i.trade_id join offers o on o.id = i.offer_id
      left join staff s on s.id = i.inspector
    where i.status in ('RECEIVED', 'IN_INSPECTION')
    order by since, t.number, i.position limit ${MAX_DEVICES}`.execute(db)
  return rows
}
