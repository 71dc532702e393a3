import { sql } from 'kysely'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Claim } from './claim.ts'
import type { Finding } from './finding.ts'
import type { Measured } from './identity/measured-fields.ts'

export type ClaimedRow = Claim & { id: string; tradeId: string; status: ItemState }

const claimedItem = sql`select i.id, i.trade_id as "tradeId", i.status, i.inspector as "inspectorId", s.username as inspector,
  i.claimed_until as "claimedUntil" from trade_items i left join staff s on s.id = i.inspector`

/** Held together with its trade until the transaction ends: of two who take it, the second sees who was first. */
export async function lockClaimedItem(tx: Transaction, itemId: string): Promise<ClaimedRow | undefined> {
  await sql`select t.id from trades t join trade_items i on i.trade_id = t.id where i.id = ${itemId} for update of t`.execute(
    tx,
  )
  const { rows } = await sql<ClaimedRow>`${claimedItem} where i.id = ${itemId}`.execute(tx)
  return rows[0]
}

export async function claimedItemAt(
  db: Database,
  tradeNumber: number,
  position: number,
): Promise<ClaimedRow | undefined> {
  const { rows } = await sql<ClaimedRow>`${claimedItem} join trades t on t.id = i.trade_id
    where t.number = ${tradeNumber} and i.position = ${position}`.execute(db)
  return rows[0]
}

export async function setClaim(
  tx: Transaction,
  itemId: string,
  claim: { inspector: string; claimedUntil: Date } | null,
): Promise<void> {
  const { inspector = null, claimedUntil = null } = claim ?? {}
  await tx.updateTable('trade_items').set({ inspector, claimed_until: claimedUntil }).where('id', '=', itemId).execute()
}

/** Whether this colleague still has it. What was renewed a moment ago is not written again. */
export async function renewLease(
  db: Database,
  { itemId, inspector, until }: { itemId: string; inspector: string; until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    with renewed as (
      update trade_items set claimed_until = ${until}
      where id = ${itemId} and inspector = ${inspector}
        and claimed_until < ${until}::timestamptz - interval '1 minute')
    select inspector is not distinct from ${inspector}::uuid as "isOwn" from trade_items where id = ${itemId}`.execute(
    db,
  )
  return rows[0]?.isOwn ?? false
}

export async function setIdentity(
  tx: Transaction,
  itemId: string,
  { imei, serialNumber }: Pick<InspectionRecord, 'imei' | 'serialNumber'>,
): Promise<void> {
  await tx.updateTable('trade_items').set({ imei, serial_number: serialNumber }).where('id', '=', itemId).execute()
}

/** Whether this happened before under the same key. */
export async function happenedUnder(tx: Transaction, itemId: string, key: string): Promise<boolean> {
  const events = tx.selectFrom('trade_events').select('id').where('item_id', '=', itemId)
  return (await events.where('request_key', '=', key).executeTakeFirst()) !== undefined
}

export async function happenedBefore(db: Database, itemId: string, event: string): Promise<boolean> {
  const events = db.selectFrom('trade_events').select('id').where('item_id', '=', itemId).where('event', '=', event)
  return (await events.executeTakeFirst()) !== undefined
}

export async function saveDraft(
  db: Database,
  draft: { itemId: string; inspector: string; savedAt: Date; finding: Finding },
): Promise<void> {
  const row = { inspector: draft.inspector, saved_at: draft.savedAt, finding: JSON.stringify(draft.finding) }
  await db
    .insertInto('inspection_drafts')
    .values({ item_id: draft.itemId, ...row })
    .onConflict((conflict) => conflict.columns(['item_id', 'inspector']).doUpdateSet(row))
    .execute()
}

export async function draftOf(db: Database, itemId: string, inspector: string): Promise<Finding | undefined> {
  const { rows } = await sql<{ finding: Finding }>`
    select finding from inspection_drafts where item_id = ${itemId} and inspector = ${inspector}`.execute(db)
  return rows[0]?.finding
}

/** Of everybody: once it is decided, nobody goes on. */
export async function deleteDrafts(tx: Transaction, itemId: string): Promise<void> {
  await tx.deleteFrom('inspection_drafts').where('item_id', '=', itemId).execute()
}

export type InspectionRecord = {
  id: string
  itemId: string
  at: Date
  inspector: string
  answers: Answers
  condition: string
  imei: string | null
  serialNumber: string | null
  withoutNumber: boolean
  measured: Measured
  note: string
  lines: readonly PriceLine[]
  cents: number
  outcome: string
}

/** The round is counted here: the first look, then the one after the seller objected. */
export async function writeInspection(tx: Transaction, record: InspectionRecord): Promise<void> {
  await sql`
    insert into inspections (id, item_id, at, inspector, round, answers, condition, imei, serial_number, measured, note,
      lines, cents, outcome, without_number)
    select ${record.id}, ${record.itemId}, ${record.at}, ${record.inspector},
      1 + (select count(*) from trade_events e where e.item_id = ${record.itemId} and e.event = 'dispute'),
      ${JSON.stringify(record.answers)}, ${record.condition}, ${record.imei}, ${record.serialNumber},
      ${JSON.stringify(record.measured)}, ${record.note}, ${JSON.stringify(record.lines)}, ${record.cents},
      ${record.outcome}, ${record.withoutNumber}`.execute(tx)
}

export type PastInspection = {
  id: string
  at: Date
  inspectorId: string
  inspector: string
  round: number
  answers: Answers
  condition: string
  measured: Measured
  note: string
  cents: number
  outcome: string
}

/** The newest first. */
export async function inspectionsOf(db: Database, itemId: string): Promise<PastInspection[]> {
  const { rows } = await sql<PastInspection>`
    select n.id, n.at, n.inspector as "inspectorId", s.username as inspector, n.round, n.answers, n.condition, n.measured,
      n.note, n.cents, n.outcome
    from inspections n join staff s on s.id = n.inspector where n.item_id = ${itemId} order by n.at desc`.execute(db)
  return rows
}

export type DuplicateDevice = { number: number; position: number; status: ItemState }

/** Other devices with the same number. */
export async function duplicatesOf(db: Database, itemId: string, imei: string): Promise<DuplicateDevice[]> {
  const { rows } = await sql<DuplicateDevice>`
    select t.number, i.position, i.status from trade_items i join trades t on t.id = i.trade_id
    where i.imei = ${imei} and i.id != ${itemId} order by t.created_at desc limit 5`.execute(db)
  return rows
}
