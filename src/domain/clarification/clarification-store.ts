import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { answerKinds, type AnswerKind, type Found, type Option, type ShownPhoto } from './clarification.ts'

export type NewClarification = {
  id: string
  itemId: string
  inspectionId: string
  openedAt: Date
  openedBy: string
  deadline: Date
  reasons: readonly string[]
  photos: readonly string[]
  oldCents: Cents
  newCents: Cents
  /** Our offer for another device than announced. */
  offerId: string | null
  options: readonly Option[]
}

export async function writeClarification(tx: Transaction, clarification: NewClarification): Promise<void> {
  const { id, options } = clarification
  await tx
    .insertInto('clarifications')
    .values({
      id,
      item_id: clarification.itemId,
      inspection_id: clarification.inspectionId,
      opened_at: clarification.openedAt,
      opened_by: clarification.openedBy,
      deadline: clarification.deadline,
      reasons: JSON.stringify(clarification.reasons),
      photos: JSON.stringify(clarification.photos),
      old_cents: clarification.oldCents,
      new_cents: clarification.newCents,
      offer_id: clarification.offerId,
    })
    .execute()
  const rows = options.map((option) => ({ ...option, clarification_id: id }))
  await tx.insertInto('clarification_options').values(rows).execute()
}

/** Holds what was asked about an item until the transaction ends, and tells whether anything was. */
export async function lockClarificationsOf(tx: Transaction, itemId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('clarifications')
    .select('id')
    .where('item_id', '=', itemId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length > 0
}

/** What nobody answered is over once something new is asked. */
export async function closeUnanswered(tx: Transaction, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable('clarifications')
    .set({ answered_at: now, answered_by: 'nobody' })
    .where('item_id', '=', itemId)
    .where('answered_at', 'is', null)
    .execute()
}

export async function countPhotosOfItem(db: Database, itemId: string, ids: readonly string[]): Promise<number> {
  const own = db.selectFrom('item_photos').where('item_id', '=', itemId).where('id', 'in', ids)
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export type StoredClarification = {
  id: string
  itemId: string
  tradeId: string
  openedAt: Date
  deadline: Date
  reasons: string[]
  photoIds: string[]
  oldCents: Cents
  found: Found
  offerId: string | null
  answer: AnswerKind | null
  answeredAt: Date | null
}

const clarifications = (db: Database) =>
  db
    .selectFrom('clarifications as c')
    .innerJoin('trade_items as i', 'i.id', 'c.item_id')
    .innerJoin('inspections as n', 'n.id', 'c.inspection_id')
    .select([
      'c.id',
      'c.item_id as itemId',
      'i.trade_id as tradeId',
      'c.opened_at as openedAt',
      'c.deadline',
      'c.reasons',
      'c.photos',
      'c.old_cents as oldCents',
      'c.new_cents as newCents',
      'c.offer_id as offerId',
      'n.lines',
      'n.condition',
      'c.answer',
      'c.answered_at as answeredAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof clarifications>['executeTakeFirstOrThrow']>>

/** What stands in the columns was written by this shop from its own lists. */
const read = ({ photos, newCents, lines, condition, ...row }: Row): StoredClarification => ({
  ...row,
  reasons: row.reasons as string[],
  photoIds: photos as string[],
  oldCents: cents(row.oldCents),
  found: { lines: lines as unknown as PriceLine[], cents: cents(newCents), condition },
  answer: row.answer as AnswerKind | null,
})

export async function clarificationById(db: Database, id: string): Promise<StoredClarification | undefined> {
  const row = await clarifications(db).where('c.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** What is asked about an item and not yet answered; none if the item has moved on without an answer. */
export async function openQuestion(db: Database, itemId: string): Promise<string | undefined> {
  const own = db.selectFrom('clarifications as c').innerJoin('trade_items as i', 'i.id', 'c.item_id')
  const open = own.where('c.item_id', '=', itemId).where('c.answered_at', 'is', null)
  return (await open.where('i.status', '=', 'CLARIFICATION').select('c.id').executeTakeFirst())?.id
}

/** Held until the transaction ends: of two who answer at once the second finds an answer. */
export async function lockClarification(tx: Transaction, id: string): Promise<StoredClarification | undefined> {
  const row = await clarifications(tx).where('c.id', '=', id).forUpdate(['c']).executeTakeFirst()
  return row && read(row)
}

export async function writeAnswer(tx: Transaction, id: string, answer: AnswerKind, now: Date): Promise<void> {
  await tx
    .updateTable('clarifications')
    .set({ answer, answered_at: now, answered_by: 'seller' })
    .where('id', '=', id)
    .execute()
}

export async function optionsOf(db: Database, clarificationId: string): Promise<Option[]> {
  const rows = await db
    .selectFrom('clarification_options')
    .select(['id', 'kind', 'cents'])
    .where('clarification_id', '=', clarificationId)
    .execute()
  const options = rows.map((row) => ({ ...row, kind: row.kind as AnswerKind, cents: cents(row.cents) }))
  return options.toSorted((one, other) => answerKinds.indexOf(one.kind) - answerKinds.indexOf(other.kind))
}

/** In the order in which they were chosen. */
export async function photosOf(db: Database, ids: readonly string[]): Promise<ShownPhoto[]> {
  const rows = await db.selectFrom('item_photos').select(['id', 'width', 'height']).where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function photoFile(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('item_photos').select('file').where('id', '=', id).executeTakeFirst()
  return row?.file
}
