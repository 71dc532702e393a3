import { sql, type RawBuilder } from 'kysely'
import { allOf, anywhere } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
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
  text?: string | undefined
  sort: 'at' | 'count'
  descending: boolean
} & PageRequest

function conditionOf({ side, text }: ErrorReportQuery): RawBuilder<unknown> {
  return allOf([
    side !== undefined && sql`side = ${side}`,
    text !== undefined && sql`(lower(message) like ${anywhere(text)} or request_id = ${text})`,
  ])
}

const keys = {
  at: { by: sql`last_at`, kind: 'time' },
  count: { by: sql`occurrences`, kind: 'number' },
} as const

export const errorReportLines = (db: Database, query: ErrorReportQuery): Promise<ListPage<ErrorReport>> => {
  const list = {
    columns: sql`id, side, application, message, url, last_at as "lastAt", occurrences, request_id as "requestId"`,
    from: sql`error_reports`,
    where: conditionOf(query),
    key: keys[query.sort],
    tie: { by: sql`id`, kind: 'uuid' },
    descending: query.descending,
  } as const
  return readPage(db, list, query)
}

export const deleteErrorReports = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'error_reports', sql`t.last_at < ${before}`, most)
