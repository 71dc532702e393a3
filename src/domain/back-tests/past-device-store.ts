import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import type { PastDevice } from './past-device.ts'

export type Window = { since: Date; until: Date }

const stages = ['inspections', 'offers'] as const

type Stage = (typeof stages)[number]

/** The last inspection or offer that was looked at. Moments are kept as the database writes them, to the microsecond. */
export type Place = { stage: Stage; at: string; id: string }

const rowsIn = ({ since, until }: Window) => ({
  inspections: sql`select id, at from inspections where at > ${since} and at <= ${until}`,
  // Whatever took the place of an offer is counted instead of it.
  offers: sql`select id, created_at as at from offers
    where created_at > ${since} and created_at <= ${until} and status <> 'superseded'`,
})

export async function countPast(tx: Transaction, window: Window): Promise<number> {
  const { inspections, offers } = rowsIn(window)
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from (${inspections}) n) + (select count(*) from (${offers}) o))::int as count`.execute(tx)
  return rows[0]!.count
}

/** The next inspections or offers, and what they tell; nothing when all of them were looked at. */
export async function pastAfter(
  tx: Transaction,
  window: Window,
  after: Place | null,
  most: number,
): Promise<{ place: Place; passed: number; devices: PastDevice[] } | undefined> {
  for (const stage of stages.slice(stages.indexOf(after?.stage ?? 'inspections'))) {
    const from = after?.stage === stage ? after : undefined
    const { rows } = await sql<{ id: string; at: string }>`
      select id, at::text as at from (${rowsIn(window)[stage]}) page
      where ${from ? sql`(at, id) > (${from.at}::timestamptz, ${from.id}::uuid)` : sql`true`}
      order by page.at, id limit ${most}`.execute(tx)
    const last = rows.at(-1)
    if (!last) continue
    const ids = rows.map(({ id }) => id)
    const devices = await (stage === 'inspections' ? inspected(tx, window, ids) : offered(tx, window, ids))
    return { place: { stage, ...last }, passed: rows.length, devices }
  }
  return undefined
}

const ofOffer = sql`o.country, o.segment, o.device_id as "deviceId", o.device_name as "deviceName", o.questionnaire,
  o.pieces, (select series_id from devices where id = o.device_id) as "seriesId", t.number as trade, i.status,
  jsonb_path_query_first(o.lines, '$[*] ? (@.kind == "agreed")') as agreed`

/** As we found it when we looked last. */
async function inspected(tx: Transaction, { until }: Window, ids: readonly string[]): Promise<PastDevice[]> {
  const { rows } = await sql<PastDevice>`
    select 'inspected' as kind, n.at, n.answers, n.cents, ${ofOffer}
    from inspections n join trade_items i on i.id = n.item_id join trades t on t.id = i.trade_id
      join offers o on o.id = i.offer_id
    where n.id = any(${ids}::uuid[]) and not exists (
      select from inspections later
      where later.item_id = n.item_id and later.at <= ${until} and (later.at, later.id) > (n.at, n.id))
    order by n.at, n.id`.execute(tx)
  return rows
}

/** Each device that was sold by an offer and not looked at yet, or the offer by itself. One whose device turned out to be another is nothing. */
async function offered(tx: Transaction, { since, until }: Window, ids: readonly string[]): Promise<PastDevice[]> {
  const { rows } = await sql<PastDevice>`
    select case when i.id is null then 'offered' else 'sold' end as kind, o.created_at as at, o.answers,
      coalesce(i.cents, o.cents) as cents, ${ofOffer}
    from offers o left join trade_items i on i.offer_id = o.id left join trades t on t.id = i.trade_id
    where o.id = any(${ids}::uuid[]) and (i.id is not null or o.status <> 'ordered')
      and not exists (select from inspections n where n.item_id = i.id and n.at > ${since} and n.at <= ${until})
    order by o.created_at, o.id, t.number, i.position`.execute(tx)
  return rows
}
