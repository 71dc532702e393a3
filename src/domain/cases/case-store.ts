import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CaseFacts } from '#shop/case-facts.ts'
import { newId } from '#shop/ids.ts'
import type { Case, CaseEntry, CaseKind, CaseResult, CaseState } from './case.ts'

export async function nextSerial(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval('case_numbers') as serial`.execute(tx)
  return rows[0]!.serial
}

export type CaseRecord = CaseFacts & {
  id: string
  number: number
  kind: CaseKind
  openedAt: Date
  openedBy: string
  dueAt: Date
  place: string
  country: string
  tradeId: string | null
  itemId: string | null
}

/** Writes nothing and says so if there is a case of this id already. */
export async function writeCase(tx: Transaction, record: CaseRecord): Promise<boolean> {
  const { id, number, kind, place, country, sender, email, imei, description } = record
  const written = await tx
    .insertInto('cases')
    .values({
      id,
      number,
      kind,
      place,
      country,
      sender,
      email,
      imei,
      description,
      opened_at: record.openedAt,
      opened_by: record.openedBy,
      due_at: record.dueAt,
      trade_id: record.tradeId,
      item_id: record.itemId,
      tracking_number: record.trackingNumber,
      serial_number: record.serialNumber,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Everything about a case, with the names and numbers of what it points to. */
export const caseColumns = sql`
  c.id, c.number, c.kind, c.state, c.opened_at as "openedAt", opener.username as "openedBy", c.due_at as "dueAt",
  case when holder.id is not null then jsonb_build_object('id', holder.id, 'username', holder.username) end as "assignedTo",
  c.place, c.country, c.trade_id as "tradeId", t.number as "tradeNumber", c.item_id as "itemId", i.position,
  c.sender, c.email, c.tracking_number as "trackingNumber", c.imei, c.serial_number as "serialNumber", c.description,
  c.result, c.closed_at as "closedAt", successor.number as "mergedInto"`

export const caseTables = sql`
  cases c join staff opener on opener.id = c.opened_by left join staff holder on holder.id = c.assigned_to
    left join trades t on t.id = c.trade_id left join trade_items i on i.id = c.item_id
    left join cases successor on successor.id = c.merged_into`

export async function caseByNumber(db: Database, number: number): Promise<Case | undefined> {
  const { rows } = await sql<Case>`select ${caseColumns} from ${caseTables} where c.number = ${number}`.execute(db)
  return rows[0]
}

export async function caseById(db: Database, id: string): Promise<Case | undefined> {
  const { rows } = await sql<Case>`select ${caseColumns} from ${caseTables} where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Held until the transaction ends, one after the other by id: two who work on the same cases wait for each other. */
export async function lockCases(tx: Transaction, numbers: readonly number[]): Promise<void> {
  await sql`select id from cases where number = any(${numbers}::bigint[]) order by id for update`.execute(tx)
}

export async function lockCase(tx: Transaction, number: number): Promise<Case | undefined> {
  await lockCases(tx, [number])
  return caseByNumber(tx, number)
}

type Change = Partial<CaseFacts> & {
  state?: CaseState
  result?: CaseResult
  closedAt?: Date
  dueAt?: Date
  assignedTo?: string | null
  place?: string
  tradeId?: string
  itemId?: string
  mergedInto?: string
  email?: string
  country?: string
  /** Something was forgotten, and there is something new: its time begins anew. */
  factsMasked?: false
}

export async function changeCase(tx: Transaction, id: string, change: Change): Promise<void> {
  const {
    closedAt,
    dueAt,
    assignedTo,
    tradeId,
    itemId,
    mergedInto,
    trackingNumber,
    serialNumber,
    factsMasked,
    ...same
  } = change
  const columns = {
    ...same,
    closed_at: closedAt,
    due_at: dueAt,
    assigned_to: assignedTo,
    trade_id: tradeId,
    item_id: itemId,
    merged_into: mergedInto,
    tracking_number: trackingNumber,
    serial_number: serialNumber,
    facts_masked: factsMasked,
  }
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await tx.updateTable('cases').set(set).where('id', '=', id).execute()
}

/** Whoever pointed to one case points to the one in which that goes on. */
export async function leadOn(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.updateTable('cases').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

export async function writeEntry(
  tx: Transaction,
  { caseId, ...entry }: Omit<CaseEntry, 'id'> & { caseId: string },
): Promise<void> {
  await tx
    .insertInto('case_entries')
    .values({ ...entry, id: newId(entry.at), case_id: caseId })
    .execute()
}

/** The newest first, with those of the cases that were merged into it. */
export async function entriesOf(db: Database, caseId: string): Promise<(CaseEntry & { number: number })[]> {
  const { rows } = await sql<CaseEntry & { number: number }>`
    select e.id, e.at, e.event, e.actor, e.text, c.number from case_entries e join cases c on c.id = e.case_id
    where c.id = ${caseId} or c.merged_into = ${caseId} order by e.at desc, e.id desc`.execute(db)
  return rows
}

export type CasePhoto = { id: string; at: Date; width: number; height: number; file: string; contentType: string }

/** In the order in which they were taken, with those of the cases that were merged into it. */
export async function photosOfCase(db: Database, caseId: string): Promise<CasePhoto[]> {
  const { rows } = await sql<CasePhoto>`
    select p.id, p.at, p.width, p.height, p.file, p.content_type as "contentType"
    from item_photos p join cases c on c.id = p.case_id
    where c.id = ${caseId} or c.merged_into = ${caseId} order by p.at, p.id`.execute(db)
  return rows
}

/** Photos of a case show the device that it turns out to be about. */
export async function givePhotosToItem(tx: Transaction, caseId: string, itemId: string): Promise<void> {
  await sql`
    update item_photos p set item_id = ${itemId} from cases c
    where c.id = p.case_id and p.item_id is null and (c.id = ${caseId} or c.merged_into = ${caseId})`.execute(tx)
}
