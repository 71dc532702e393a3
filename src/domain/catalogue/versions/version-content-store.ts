import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { VersionKind, VersionStatus } from './version.ts'

export type VersionContent = {
  kind: VersionKind
  /** Which questionnaire, if it is one. */
  questionnaire: string | null
  status: VersionStatus
  body: unknown
  /** Two versions that say the same have the same one. */
  fingerprint: string
}

export async function contentOf(db: Database, id: number): Promise<VersionContent | undefined> {
  const { rows } = await sql<VersionContent>`
    select v.kind, v.questionnaire, v.status, v.body, md5(concat(v.body, (
      select string_agg(concat_ws(' ', p.device_id, p.country, p.segment, p.cents), ';'
        order by p.device_id, p.country, p.segment)
      from version_prices p where p.version = v.id))) as fingerprint
    from versions v where v.id = ${id}`.execute(db)
  return rows[0]
}
