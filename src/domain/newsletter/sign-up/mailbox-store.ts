import { sql } from 'kysely'
import { updatePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'

export async function isActiveMailbox(db: Database, country: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('country', '=', country)
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** Until the transaction ends, what is only added to may be blanked; see `refuse_change()`. */
const mayErase = (tx: Transaction) => sql`select set_config('umlauf.erasing', 'on', true)`.execute(tx)

/** That somebody did something stays on record; who it was and where he was does not. */
export async function deleteSubscribers(tx: Transaction, ids: readonly string[]): Promise<void> {
  await mayErase(tx)
  await sql`
    update newsletter_consents set address = null where subscriber_id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`delete from newsletter_subscribers where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** What we wrote about the newsletter names the mailbox, too. */
export async function deleteNewsletterLetters(tx: Transaction, email: string): Promise<void> {
  await sql`delete from letters where lower(to_address) = ${email} and kind like 'newsletter%'`.execute(tx)
}

/** Whoever never confirmed, and whoever left so long ago that nobody asks any more whether he had agreed. */
export async function forgettable(
  tx: Transaction,
  { waitingSince, leftSince }: { waitingSince: Date; leftSince: Date },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from newsletter_subscribers
    where (confirmed_at is null and changed_at <= ${waitingSince}) or (status = 'left' and left_at < ${leftSince})
    limit ${most} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Somebody asked once more for those who had left, and they did not answer: they stay away. */
export const endWaiting = (db: Database, since: Date, most: number): Promise<number> =>
  updatePortion(
    db,
    'newsletter_subscribers',
    {
      change: sql`status = 'left', email = null`,
      claim: sql`t.status = 'waiting' and t.confirmed_at is not null and t.changed_at <= ${since}`,
    },
    most,
  )
