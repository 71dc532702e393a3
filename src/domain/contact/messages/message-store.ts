import { sql, type RawBuilder } from 'kysely'
import { allOf, hasWords } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { waitingStatuses, type Message, type MessageStatus, type Reply } from './message.ts'
import type { Subject } from './subjects.ts'

type NewRow = Omit<Message, 'number' | 'status' | 'assignedTo'>

export async function insertMessage(tx: Transaction, message: NewRow): Promise<number> {
  const { id, createdAt, country, locale, subject, email, name, text, tradeNumber } = message
  const { rows } = await sql<{ number: number }>`
    insert into contact_messages
      (id, number, created_at, country, locale, subject, email, name, text, trade_number, status, changed_at)
    values (${id}, nextval('contact_numbers'), ${createdAt}, ${country}, ${locale}, ${subject}, ${email}, ${name},
      ${text}, ${tradeNumber}, 'new', ${createdAt})
    returning number`.execute(tx)
  return rows[0]!.number
}

type Same = Pick<Message, 'country' | 'subject' | 'email' | 'text' | 'tradeNumber'> & { sizes: readonly number[] }

/** The number of a message that says the same, with files of the same sizes. */
export async function sameMessageSince(
  db: Database | Transaction,
  since: Date,
  { country, subject, email, text, tradeNumber, sizes }: Same,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select m.number from contact_messages m
    where lower(m.email) = ${email.toLowerCase()} and m.created_at > ${since} and m.country = ${country}
      and m.subject = ${subject} and m.text = ${text} and m.trade_number is not distinct from ${tradeNumber}
      and (select coalesce(jsonb_agg(a.bytes order by a.bytes), '[]') from contact_attachments a
        where a.message_id = m.id) = ${JSON.stringify(sizes.toSorted((one, other) => one - other))}::jsonb
    limit 1`.execute(db)
  return rows[0]?.number
}

/** Until the end of his transaction nobody else keeps a message from this mailbox. */
export async function lockMailbox(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 0))`.execute(tx)
}

const columns = sql`
  m.id, m.number, m.created_at as "createdAt", m.country, m.locale, m.subject, m.email, m.name, m.text,
  m.trade_number as "tradeNumber", m.status,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'username', s.username) end as "assignedTo"`

export type MessageFilter = {
  subject?: string | undefined
  country?: string | undefined
  status?: string | undefined
  /** Everything that the shop still owes something to. */
  waiting?: boolean
  assignedTo?: string | undefined
  /** How words of a name, an e-mail address or a text begin. */
  text?: string | undefined
}

function condition(filter: MessageFilter): RawBuilder<unknown> {
  const { subject, country, status, waiting, assignedTo, text } = filter
  return allOf([
    subject !== undefined && sql`m.subject = ${subject}`,
    country !== undefined && sql`m.country = ${country}`,
    status !== undefined && sql`m.status = ${status}`,
    waiting === true && sql`m.status = any(${[...waitingStatuses]})`,
    assignedTo !== undefined && sql`m.assigned_to = ${assignedTo}`,
    text !== undefined && hasWords(sql`to_tsvector('simple', m.email || ' ' || m.name || ' ' || m.text)`, text),
  ])
}

const keys = {
  created: { by: sql`m.created_at`, kind: 'time' },
  number: { by: sql`m.number`, kind: 'number' },
  subject: { by: sql`m.subject`, kind: 'text' },
  email: { by: sql`lower(m.email)`, kind: 'text' },
} as const

export type MessageOrder = { sort: keyof typeof keys; descending: boolean } & PageRequest

export const listMessages = (db: Database, filter: MessageFilter, order: MessageOrder): Promise<ListPage<Message>> => {
  const list = {
    columns,
    from: sql`contact_messages m`,
    joined: { as: 'm', tables: sql`left join staff s on s.id = m.assigned_to` },
    where: condition(filter),
    key: keys[order.sort],
    tie: keys.number,
    descending: order.descending,
  }
  return readPage(db, list, order)
}

export type SubjectQueue = { subject: Subject; waiting: number; oldest: Date }

/** What waits, by subject, and since when. */
export async function queuesBySubject(db: Database, country: string | undefined): Promise<SubjectQueue[]> {
  const { rows } = await sql<SubjectQueue>`
    select m.subject, count(*) as waiting, min(m.created_at) as oldest from contact_messages m
    where ${condition({ waiting: true, country })} group by m.subject`.execute(db)
  return rows
}

/** Whoever wants to change it holds it until the end of his transaction. */
export async function messageByNumber(
  db: Database | Transaction,
  number: number,
  { lock = false } = {},
): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    select ${columns} from contact_messages m left join staff s on s.id = m.assigned_to
    where m.number = ${number} ${lock ? sql`for update of m` : sql``}`.execute(db)
  return rows[0]
}

export const repliesTo = (db: Database | Transaction, messageId: string): Promise<Reply[]> =>
  db
    .selectFrom('contact_replies')
    .select(['id', 'at', 'kind', 'author', 'text'])
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .$castTo<Reply>()
    .execute()

export async function insertReply(tx: Transaction, messageId: string, reply: Reply): Promise<void> {
  await tx
    .insertInto('contact_replies')
    .values({ ...reply, message_id: messageId })
    .execute()
}

type State = { status: MessageStatus; assignedTo: string | null; changedAt: Date }

export async function updateMessage(tx: Transaction, id: string, state: State): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ status: state.status, assigned_to: state.assignedTo, changed_at: state.changedAt })
    .where('id', '=', id)
    .execute()
}
