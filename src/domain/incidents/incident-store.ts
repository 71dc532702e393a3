import type { Database } from '#engines/database/database.ts'

export type Incident = {
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

export const latestIncidents = (db: Database, limit: number): Promise<Incident[]> =>
  db
    .selectFrom('error_reports')
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
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
