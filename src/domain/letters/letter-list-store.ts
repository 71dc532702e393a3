import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { summaryColumns } from './letter-store.ts'

export type LetterLine = {
  id: string
  createdAt: Date
  kind: string
  locale: string
  from: string
  to: string
  subject: string
  status: string
  attempts: number
  lastError: string | null
}

export type LetterQuestion = {
  status?: string | undefined
  kind?: string | undefined
  locale?: string | undefined
  /** How the address begins. */
  to?: string | undefined
  descending: boolean
  offset: number
  limit: number
}

export async function letterLines(db: Database, question: LetterQuestion) {
  const { status, kind, locale, to, descending, offset, limit } = question
  const begins = `${(to ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const own = db
    .selectFrom('letters')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale!))
    .$if(to !== undefined, (query) => query.where(sql`lower(to_address)`, 'like', begins))
  const direction = descending ? 'desc' : 'asc'
  const [letters, { total }] = await Promise.all([
    own
      .select([...summaryColumns, 'attempts', 'last_error as lastError'])
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { letters, total }
}

export async function letterKinds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('letters').select('kind').distinct().orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}
