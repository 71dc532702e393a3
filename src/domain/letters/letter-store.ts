import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'

export type LetterRow = {
  id: string
  createdAt: Date
  kind: string
  locale: string
  from: string
  to: string
  subject: string
  status: string
}

export type FullLetter = LetterRow & { text: string; html: string }

/** What a list of letters shows. */
export const summaryColumns = [
  'id',
  'created_at as createdAt',
  'kind',
  'locale',
  'from_address as from',
  'to_address as to',
  'subject',
  'status',
] as const

const summary = (db: Database) => db.selectFrom('letters').select(summaryColumns)

export const lettersAbout = (
  db: Database,
  { to, text }: { to: string; text: string },
  limit: number,
): Promise<LetterRow[]> =>
  summary(db)
    .where(sql`lower(to_address)`, '=', to.toLowerCase())
    .where(sql<boolean>`(position(${text} in subject) > 0 or position(${text} in text_body) > 0)`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export const letterById = (db: Database, id: string): Promise<FullLetter | undefined> =>
  summary(db).select(['text_body as text', 'html_body as html']).where('id', '=', id).executeTakeFirst()

export async function waitingLetters(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
