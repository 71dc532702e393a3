import { sql } from 'kysely'
import { numberToType } from '#domain/catalogue/versions/guard-rails.ts'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { decideVersion, findReasonsForTwo } from '#domain/offers/measuring/decide-version.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'

/** Reads how far a version goes, types it, and approves. What is within the guard rails asks for no number. */
export async function approveWithNumber(
  engines: Pick<Engines, 'db' | 'now' | 'announcements'>,
  colleague: Colleague,
  kind: VersionKind,
  id: number,
) {
  const { questionnaire, body } = (await findVersion<unknown>(engines, kind, id))!
  const number = numberToType(await findReasonsForTwo(engines, { kind, id, questionnaire, body })) ?? ''
  return decideVersion(engines, colleague, kind, { id, step: 'approve', number })
}

/** As if so many minutes had gone by since the last approval. Nobody can do so but a test that looks past all guards. */
export const letMinutesPass = (db: Engines['db'], id: number, minutes: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const past = sql`make_interval(mins => ${minutes}::int)`
    await sql`
      update versions set decided_at = decided_at - ${past}, cancelled_at = cancelled_at - ${past},
        live_from = live_from - ${past} where id = ${id}`.execute(tx)
    await sql`
      update price_lists set live_from = live_from - ${past}
      where version = (select price_list from versions where id = ${id})`.execute(tx)
  })
