import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { allOf, anywhere } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import { lateBefore } from '#domain/trades/lifecycle/timers/working-days.ts'
import type { Database } from '#engines/database/database.ts'
import { valueBands, type QueueFilter, type QueueShare, type QueueSort } from './queue-filter.ts'

export type QueueRow = {
  id: string
  number: number
  position: number
  device: string
  country: string
  cents: number
  /** Since when it waits; claiming it does not start the clock anew. */
  since: Date
  /** Where it stands. */
  place: string | null
  inspector: string | null
  /** Whether whoever has it lost it by now to whoever wants it. */
  isHeld: boolean
  /** The seller objected to what was found. */
  isSecondLook: boolean
  isLate: boolean
}

type Asked = { viewer: string; now: Date; filter: QueueFilter }

type Order = { sort: QueueSort; descending: boolean }

const tables = sql`trade_items i
  join trades t on t.id = i.trade_id
  join offers o on o.id = i.offer_id
  join devices d on d.id = i.device_id
  join series e on e.id = d.series_id
  join manufacturers m on m.id = e.manufacturer_id
  join categories c on c.id = e.category_id
  left join staff s on s.id = i.inspector`

const isSecondLook = sql<boolean>`exists (select from trade_events v where v.item_id = i.id and v.event = 'dispute')`

const isWaiting = sql`i.status in ('RECEIVED', 'IN_INSPECTION')`

const isMine = ({ viewer }: Pick<Asked, 'viewer'>) => sql<SqlBool>`i.inspector = ${viewer}`

const isHeld = ({ now }: Pick<Asked, 'now'>) => sql<boolean>`coalesce(i.claimed_until >= ${now}, false)`

/** Nobody else has it, and the seller did not object to what this very colleague found. */
const isFree = (asked: Pick<Asked, 'viewer' | 'now'>) => sql<SqlBool>`(
  i.inspector is distinct from ${asked.viewer}::uuid and not ${isHeld(asked)} and not exists (
    select from inspections n where n.item_id = i.id and n.inspector = ${asked.viewer} and n.outcome = 'differs'))`

const shareOf = (asked: Pick<Asked, 'viewer' | 'now'>): Record<QueueShare, RawBuilder<SqlBool>> => ({
  free: isFree(asked),
  mine: isMine(asked),
  second: sql<SqlBool>`${isSecondLook}`,
  all: sql<SqlBool>`true`,
})

const DAY = 24 * 60 * 60_000

/** A number is typed as it is printed, T-26-004711-2, or in part; everything else is a name. */
function matches(text: string): RawBuilder<SqlBool> {
  const [, number, piece] = /^(?:T[\s-]*)?(\d[\d\s-]*?)(?:-(\d{1,3}))?$/i.exec(text) ?? []
  const named = sql`o.device_name ilike ${anywhere(text)}`
  if (number === undefined) return sql<SqlBool>`${named}`
  const digits = number.replaceAll(/\D/g, '')
  const begins = sql`t.number::text like ${`${digits}%`}`
  const whole = sql`t.number::text like ${`${text.replaceAll(/\D/g, '')}%`}`
  const isPiece = piece === undefined ? sql`false` : sql`(${begins} and i.position = ${Number(piece) - 1})`
  return sql<SqlBool>`(${named} or ${whole} or ${isPiece})`
}

/** Everything that was asked for but the share. */
function filtered({ now, filter }: Asked): RawBuilder<SqlBool> {
  const { kind, maker, country, age, value, priority, person, text } = filter
  const [least, below] = value === undefined ? [] : valueBands[value]
  return allOf([
    isWaiting,
    kind !== undefined && sql`c.code = ${kind}`,
    maker !== undefined && sql`m.name = ${maker}`,
    country !== undefined && sql`t.country = ${country}`,
    age !== undefined && sql`i.waits_since <= ${new Date(now.getTime() - Number(age) * DAY)}`,
    least !== undefined && sql`i.cents >= ${least * 100}`,
    below !== undefined && sql`i.cents < ${below * 100}`,
    priority === 'overdue' && sql`i.waits_since < ${lateBefore(now)}`,
    priority === 'late' && sql`i.is_late`,
    person !== undefined && sql`s.username = ${person}`,
    text !== undefined && matches(text),
  ])
}

const keys = {
  waits: { by: sql`i.waits_since`, kind: 'time' },
  value: { by: sql`i.cents`, kind: 'number' },
  device: { by: sql`o.device_name`, kind: 'text' },
} as const

export function queueRows(
  db: Database,
  { order, ...asked }: Asked & { order: Order & PageRequest },
): Promise<ListPage<QueueRow>> {
  const list = {
    columns: sql`i.id, t.number, i.position, o.device_name as device, t.country, i.cents, i.waits_since as since,
      i.place, s.username as inspector, ${isHeld(asked)} as "isHeld", ${isSecondLook} as "isSecondLook", i.is_late as "isLate"`,
    from: tables,
    where: sql`${filtered(asked)} and ${shareOf(asked)[asked.filter.share]}`,
    key: keys[order.sort],
    tie: { by: sql`i.id`, kind: 'uuid' },
    descending: order.descending,
  } as const
  return readPage(db, list, order)
}

export async function countShares(db: Database, asked: Asked): Promise<Record<QueueShare, number>> {
  const { free, mine, second } = shareOf(asked)
  const { rows } = await sql<Record<QueueShare, number>>`
    select count(*)::int as all, count(*) filter (where ${free})::int as free,
      count(*) filter (where ${mine})::int as mine, count(*) filter (where ${second})::int as second
    from ${tables} where ${filtered(asked)}`.execute(db)
  return rows[0]!
}

export type QueueChoices = { makers: string[]; people: string[] }

/** Whose devices wait, and who has some of them. */
export async function queueChoices(db: Database): Promise<QueueChoices> {
  const { rows } = await sql<QueueChoices>`
    select coalesce(array_agg(distinct m.name order by m.name), '{}') as makers,
      coalesce(array_agg(distinct s.username order by s.username) filter (where s.username is not null), '{}') as people
    from ${tables} where ${isWaiting}`.execute(db)
  return rows[0]!
}

type NextRow = Pick<QueueRow, 'id' | 'number' | 'position'>

/** The first that this colleague may take; one of his own only if he asked for those. */
export async function nextRow(
  db: Database,
  { order, ...asked }: Asked & { order: Order },
): Promise<NextRow | undefined> {
  const { share } = asked.filter
  const isTakeable = share === 'mine' ? isMine(asked) : isFree(asked)
  const direction = order.descending ? sql`desc` : sql`asc`
  const { rows } = await sql<NextRow>`
    select i.id, t.number, i.position from ${tables}
    where ${filtered(asked)} and ${shareOf(asked)[share]} and ${isTakeable}
    order by ${keys[order.sort].by} ${direction}, i.id ${direction} limit 1`.execute(db)
  return rows[0]
}
