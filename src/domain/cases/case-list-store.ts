import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Case, CaseKind, CaseState } from './case.ts'
import { caseColumns, caseTables } from './case-store.ts'

export type CaseFilter = {
  kind?: CaseKind | undefined
  /** Nothing is both: open and waiting. */
  state?: CaseState | 'any' | undefined
  assignedTo?: string | 'nobody' | undefined
  overdue?: boolean | undefined
  text?: string | undefined
  number?: number | undefined
  tradeNumber?: number | undefined
  now: Date
}

export type CaseSort = 'due' | 'opened' | 'number'

export type CaseOrder = { sort: CaseSort; descending: boolean; offset: number; limit: number }

export type ListedCase = Case & { device: string | null; seller: string | null }

/** A text in which nothing stands for something else. */
const contains = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

function about({ text, number, tradeNumber }: CaseFilter): RawBuilder<unknown> {
  if (text === undefined) return sql`true`
  if (number !== undefined) return sql`c.number = ${number}`
  if (tradeNumber !== undefined) return sql`t.number = ${tradeNumber}`
  const code = text.replaceAll(/\s/g, '').toUpperCase()
  const words = contains(text)
  return sql`(c.tracking_number = ${code} or c.imei = ${code} or c.serial_number = ${code} or c.place = ${code}
    or lower(c.email) = ${text.toLowerCase()} or lower(c.sender) like ${words} or lower(c.description) like ${words}
    or lower(t.seller ->> 'lastName') like ${words})`
}

const stateIs = (state: CaseFilter['state']): RawBuilder<unknown> => {
  if (state === 'any') return sql`true`
  return state === undefined ? sql`c.state in ('open', 'waiting')` : sql`c.state = ${state}`
}

const heldBy = (assignedTo: CaseFilter['assignedTo']): RawBuilder<unknown> => {
  if (assignedTo === undefined) return sql`true`
  return assignedTo === 'nobody' ? sql`c.assigned_to is null` : sql`c.assigned_to = ${assignedTo}`
}

const isWanted = (filter: CaseFilter): RawBuilder<unknown> => sql`
  ${stateIs(filter.state)} and ${heldBy(filter.assignedTo)} and ${about(filter)}
  and (${filter.kind ?? null}::text is null or c.kind = ${filter.kind ?? null})
  and (not ${filter.overdue ?? false} or (c.due_at <= ${filter.now} and c.state in ('open', 'waiting')))`

const sorts = { due: sql`c.due_at`, opened: sql`c.opened_at`, number: sql`c.number` } satisfies Record<
  CaseSort,
  unknown
>

export async function listedCases(
  db: Database,
  filter: CaseFilter,
  { sort, descending, offset, limit }: CaseOrder,
): Promise<{ cases: ListedCase[]; total: number }> {
  const way = descending ? sql`desc` : sql`asc`
  const [{ rows: cases }, { rows: counted }] = await Promise.all([
    sql<ListedCase>`
      select ${caseColumns}, o.device_name as device,
        coalesce(t.seller ->> 'company', concat_ws(' ', t.seller ->> 'firstName', t.seller ->> 'lastName')) as seller
      from ${caseTables} left join offers o on o.id = i.offer_id
      where ${isWanted(filter)} order by ${sorts[sort]} ${way}, c.id ${way} offset ${offset} limit ${limit}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*)::int as total from cases c left join trades t on t.id = c.trade_id
      where ${isWanted(filter)}`.execute(db),
  ])
  return { cases, total: counted[0]!.total }
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
