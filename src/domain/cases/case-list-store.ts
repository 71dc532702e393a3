import { sql, type RawBuilder } from 'kysely'
import { allOf, hasWords, prefixOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { Case, CaseKind, CaseState } from './case.ts'
import { caseColumns, caseTables } from './case-store.ts'

export type CaseFilter = {
  kind?: CaseKind | undefined
  /** Nothing is both: open and waiting. */
  state?: CaseState | 'any' | undefined
  /** A username. */
  assignedTo?: string | 'nobody' | undefined
  overdue?: boolean | undefined
  text?: string | undefined
  number?: number | undefined
  tradeNumber?: number | undefined
  now: Date
}

/** Without a trade there is no seller to be named. */
export type ListedCase = Case & { device: string | null; seller: string }

/** As in its index. */
const words = sql`to_tsvector('simple', c.sender || ' ' || c.email || ' ' || c.description || ' ' || c.tracking_number
  || ' ' || c.imei || ' ' || c.serial_number || ' ' || c.place)`

/** How words of it begin, a code whose parts are typed apart, or the name of the seller. */
function about({ number, tradeNumber }: CaseFilter, text: string): RawBuilder<unknown> {
  if (number !== undefined) return sql`c.number = ${number}`
  if (tradeNumber !== undefined) return sql`t.number = ${tradeNumber}`
  return sql`(${hasWords(words, text)} or ${hasWords(words, text.replaceAll(/\s/g, ''))}
    or c.trade_id = any(array(select s.id from trades s where lower(s.seller ->> 'lastName') like ${prefixOf(text)})))`
}

const stateIs = (state: CaseFilter['state']): RawBuilder<unknown> => {
  if (state === 'any') return sql`true`
  return state === undefined ? sql`c.state in ('open', 'waiting')` : sql`c.state = ${state}`
}

const isWanted = (filter: CaseFilter): RawBuilder<unknown> =>
  allOf([
    stateIs(filter.state),
    filter.kind !== undefined && sql`c.kind = ${filter.kind}`,
    filter.assignedTo === 'nobody' && sql`c.assigned_to is null`,
    filter.assignedTo !== undefined && filter.assignedTo !== 'nobody' && sql`holder.username = ${filter.assignedTo}`,
    filter.overdue === true && sql`c.due_at <= ${filter.now} and c.state in ('open', 'waiting')`,
    filter.text !== undefined && about(filter, filter.text),
  ])

const keys = {
  due: { by: sql`c.due_at`, kind: 'time' },
  opened: { by: sql`c.opened_at`, kind: 'time' },
  number: { by: sql`c.number`, kind: 'number' },
} as const

export type CaseOrder = { sort: keyof typeof keys; descending: boolean } & PageRequest

export const listedCases = (db: Database, filter: CaseFilter, order: CaseOrder): Promise<ListPage<ListedCase>> => {
  const list = {
    columns: sql`${caseColumns}, o.device_name as device, seller_name(t.seller) as seller`,
    from: sql`${caseTables} left join offers o on o.id = i.offer_id`,
    where: isWanted(filter),
    key: keys[order.sort],
    tie: keys.number,
    descending: order.descending,
  }
  return readPage(db, list, order)
}

export type CaseCounts = { kind: CaseKind; open: number; overdue: number }

export async function countsOfCases(db: Database, now: Date): Promise<CaseCounts[]> {
  const { rows } = await sql<CaseCounts>`
    select kind, count(*)::int as open, (count(*) filter (where due_at <= ${now}))::int as overdue
    from cases where state in ('open', 'waiting') group by kind`.execute(db)
  return rows
}

export async function casesOf(db: Database, tradeId: string): Promise<Case[]> {
  const { rows } = await sql<Case>`
    select ${caseColumns} from ${caseTables} where c.trade_id = ${tradeId} order by c.opened_at desc, c.id desc`.execute(
    db,
  )
  return rows
}

export async function mergedInto(db: Database, caseId: string): Promise<number[]> {
  const rows = db.selectFrom('cases').select('number').where('merged_into', '=', caseId)
  return (await rows.orderBy('number').execute()).map(({ number }) => number)
}
