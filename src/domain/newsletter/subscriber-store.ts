import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { storableText } from '#shop/forms/storable-text.ts'
import type { Action, Details, Source, SubscriberStatus } from './subscriber.ts'

export type SubscriberRow = Details & {
  id: string
  country: string
  locale: string
  /** Nothing, once he has left. */
  email: string | null
  emailHash: string | null
  status: SubscriberStatus
  createdAt: Date
  confirmedAt: Date | null
  leftAt: Date | null
  changedAt: Date
}

const columns = [
  'id',
  'country',
  'locale',
  'email',
  'email_hash as emailHash',
  'status',
  'created_at as createdAt',
  'confirmed_at as confirmedAt',
  'left_at as leftAt',
  'salutation',
  'first_name as firstName',
  'birthday',
  'interests',
  'changed_at as changedAt',
] as const

/** A mailbox as it is known in one country: whoever has left is found by the hash only. */
export type Mailbox = { country: string; email: string; emailHash: string }

const rows = (db: Database) => db.selectFrom('newsletter_subscribers').select(columns).$castTo<SubscriberRow>()

const isMailbox = ({ email, emailHash }: Pick<Mailbox, 'email' | 'emailHash'>) =>
  sql<boolean>`(email = ${email} or email_hash = ${emailHash})`

export const subscriberByHash = (db: Database, country: string, emailHash: string) =>
  rows(db).where('country', '=', country).where('email_hash', '=', emailHash).executeTakeFirst()

/** Until the transaction ends nobody else changes it; so it is below. */
export const lockByHash = (tx: Transaction, country: string, emailHash: string) =>
  rows(tx)
    .where('country', '=', country)
    .where('email_hash', '=', storableText(emailHash))
    .forUpdate()
    .executeTakeFirst()

export const lockByMailbox = (tx: Transaction, mailbox: Mailbox) =>
  rows(tx).where('country', '=', mailbox.country).where(isMailbox(mailbox)).forUpdate().executeTakeFirst()

/** Everything that belongs to a mailbox, in whichever country. */
export const subscribersOf = (db: Database, mailbox: Omit<Mailbox, 'country'>): Promise<SubscriberRow[]> =>
  rows(db).where(isMailbox(mailbox)).orderBy('created_at').execute()

/** Whoever is new waits for his mailbox to be confirmed. */
export async function lockOrAdd(
  tx: Transaction,
  { id, locale, ...mailbox }: Mailbox & { id: string; locale: string },
  now: Date,
): Promise<SubscriberRow> {
  const { country, email, emailHash } = mailbox
  await tx
    .insertInto('newsletter_subscribers')
    .values({ id, country, locale, email, email_hash: emailHash, status: 'waiting', created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lockByMailbox(tx, mailbox))!
}

type Change = Partial<Pick<SubscriberRow, 'email' | 'emailHash' | 'status' | 'confirmedAt' | 'leftAt'>> &
  Partial<Details>

export async function updateSubscriber(tx: Transaction, id: string, change: Change, now: Date): Promise<void> {
  const { emailHash, confirmedAt, leftAt, firstName, interests, ...same } = change
  await tx
    .updateTable('newsletter_subscribers')
    .set({
      ...same,
      ...(emailHash !== undefined && { email_hash: emailHash }),
      ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
      ...(leftAt !== undefined && { left_at: leftAt }),
      ...(firstName !== undefined && { first_name: firstName }),
      ...(interests !== undefined && { interests: [...interests] }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export type Page = { after?: string | undefined; most: number }

/** In the order of their ids, so that whoever was read last says where to go on. */
export function activeSubscribers(db: Database, country: string, { after, most }: Page): Promise<SubscriberRow[]> {
  const all = rows(db).where('country', '=', country).where('status', '=', 'active').orderBy('id').limit(most)
  return (after === undefined ? all : all.where('id', '>', after)).execute()
}

export async function countByStatus(db: Database, country: string, status: SubscriberStatus): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('country', '=', country)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return count
}

/** Rows that came from accounts got no hash, because the database has no key. */
export async function giveHash(db: Database, id: string, emailHash: string): Promise<void> {
  await db.updateTable('newsletter_subscribers').set({ email_hash: emailHash }).where('id', '=', id).execute()
}

export type Entry = {
  id: string
  subscriberId: string
  at: Date
  action: Action
  /** The sentence that was read before. */
  wording: string
  source: Source
  address: string | null
}

/** Writing it again changes nothing. Says whether it is new. */
export async function writeEntry(tx: Transaction, { subscriberId, ...entry }: Entry): Promise<boolean> {
  const written = await tx
    .insertInto('newsletter_consents')
    .values({ ...entry, subscriber_id: subscriberId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

const entries = (db: Database) =>
  db
    .selectFrom('newsletter_consents')
    .select(['id', 'subscriber_id as subscriberId', 'at', 'action', 'wording', 'source', 'address'])
    .$castTo<Entry>()

export const entryById = (db: Database, id: string): Promise<Entry | undefined> =>
  entries(db).where('id', '=', id).executeTakeFirst()

/** The last first. */
export const entriesOf = async (db: Database, subscriberIds: readonly string[]): Promise<Entry[]> =>
  subscriberIds.length === 0
    ? []
    : entries(db).where('subscriber_id', 'in', subscriberIds).orderBy('at', 'desc').orderBy('id', 'desc').execute()

export const lockById = (tx: Transaction, id: string) => rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()
