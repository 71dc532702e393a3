import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { WatchStatus } from './price-watch.ts'

export type WatchRow = {
  id: string
  country: CountryCode
  locale: string
  email: string
  deviceId: number
  referenceCents: Cents
  status: WatchStatus
  wording: string
  createdAt: Date
  confirmedAt: Date | null
  endedAt: Date | null
  writtenOn: string | null
}

const columns = [
  'id',
  'country',
  'locale',
  'email',
  'device_id as deviceId',
  'reference_cents as referenceCents',
  'status',
  'wording',
  'created_at as createdAt',
  'confirmed_at as confirmedAt',
  'ended_at as endedAt',
  'written_on as writtenOn',
] as const

const rows = (db: Database) => db.selectFrom('price_watches').select(columns).$castTo<WatchRow>()

export const watchById = (db: Database, id: string) => rows(db).where('id', '=', id).executeTakeFirst()

/** Everything that a mailbox watches or has watched, in whichever country. */
export const watchesOf = (db: Database, email: string) => rows(db).where('email', '=', email).orderBy('id').execute()

/** Until the transaction ends nobody else changes what this person watches, under whichever name of the mailbox. */
export const lockWatchesOf = (tx: Transaction, email: string) =>
  rows(tx)
    .where(sql<boolean>`mailbox_of(email) = mailbox_of(${email})`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Some of those that nobody has compared on this day, and nobody is comparing right now. */
export const lockUnchecked = (tx: Transaction, day: string, most: number) =>
  rows(tx)
    .where('status', '=', 'active')
    .where((each) => each.or([each('checked_on', 'is', null), each('checked_on', '<', day)]))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

export async function insertWatch(
  tx: Transaction,
  watch: Omit<WatchRow, 'status' | 'confirmedAt' | 'endedAt' | 'writtenOn'>,
): Promise<void> {
  await tx
    .insertInto('price_watches')
    .values({
      id: watch.id,
      country: watch.country,
      locale: watch.locale,
      email: watch.email,
      device_id: watch.deviceId,
      reference_cents: watch.referenceCents,
      status: 'waiting',
      wording: watch.wording,
      created_at: watch.createdAt,
    })
    .execute()
}

export async function beginWatch(tx: Transaction, id: string, now: Date, reference: Cents): Promise<void> {
  await tx
    .updateTable('price_watches')
    .set({ status: 'active', confirmed_at: now, reference_cents: reference })
    .where('id', '=', id)
    .execute()
}

/** Says whether there was one to end. */
export async function endById(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('price_watches')
    .set({ status: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'ended')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markChecked(tx: Transaction, ids: readonly string[], day: string): Promise<void> {
  await sql`update price_watches set checked_on = ${day} where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** What was told is what the next price is compared with. */
export async function markWritten(tx: Transaction, id: string, day: string, reference: Cents): Promise<void> {
  await tx
    .updateTable('price_watches')
    .set({ written_on: day, reference_cents: reference })
    .where('id', '=', id)
    .execute()
}

export async function deleteWatchesOf(tx: Transaction, email: string): Promise<void> {
  await tx.deleteFrom('price_watches').where('email', '=', email).execute()
}

/** What we wrote about prices names the mailbox, too. */
export async function deleteWatchLetters(tx: Transaction, email: string): Promise<void> {
  await sql`delete from letters where lower(to_address) = ${email} and kind like 'price-watch%'`.execute(tx)
}

export const deleteOldWatches = (db: Database, since: { waiting: Date; ended: Date }, most: number): Promise<number> =>
  deletePortion(
    db,
    'price_watches',
    sql`(t.status = 'waiting' and t.created_at <= ${since.waiting})
      or (t.status = 'ended' and t.ended_at < ${since.ended})`,
    most,
  )
