import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database } from '#engines/database/database.ts'

export type ErrorReport = {
  id: string
  side: string
  application: string | null
  message: string
  url: string | null
  lastAt: Date
  occurrences: number
  /** What the visitor saw and may quote; that of the latest occurrence. */
  requestId: string | null
}

export type ErrorReportQuery = {
  side?: string | undefined
  /** Somewhere in the message, or the whole number that the visitor saw. */
  q?: string | undefined
  sort: string
  descending: boolean
  offset: number
  limit: number
}

export async function errorReportLines(db: Database, { side, q, sort, descending, offset, limit }: ErrorReportQuery) {
  const part = `%${(q ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const own = db
    .selectFrom('error_reports')
    .$if(side !== undefined, (query) => query.where('side', '=', side!))
    .$if(q !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql`lower(message)`, 'like', part), eb('request_id', '=', q!)])),
    )
  const [reports, { total }] = await Promise.all([
    own
      .select([
        'id',
        'side',
        'application',
        'message',
        'url',
        'last_at as lastAt',
        'occurrences',
        'request_id as requestId',
      ])
      .orderBy(sort === 'count' ? 'occurrences' : 'last_at', descending ? 'desc' : 'asc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { reports, total }
}

export const deleteErrorReports = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'error_reports', sql`t.last_at < ${before}`, most)
