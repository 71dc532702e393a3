import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Scope, Section, Values } from './merchant-settings.ts'

/** What was saved in one form, by whom and when. */
export type SavedSection = {
  scope: Scope
  section: Section
  values: Values
  revision: number
  changedBy: string
  changedAt: Date
}

const saved = (db: Database | Transaction) =>
  db
    .selectFrom('merchant_settings as m')
    .innerJoin('staff as s', 's.id', 'm.changed_by')
    .select([
      'm.scope',
      'm.section',
      'm.body as values',
      'm.revision',
      's.username as changedBy',
      'm.changed_at as changedAt',
    ])
    .$castTo<SavedSection>()

export const allSections = (db: Database): Promise<SavedSection[]> =>
  saved(db).orderBy('m.scope').orderBy('m.section').execute()

type Place = Pick<SavedSection, 'scope' | 'section'>

export const sectionAt = (db: Database | Transaction, { scope, section }: Place): Promise<SavedSection | undefined> =>
  saved(db).where('m.scope', '=', scope).where('m.section', '=', section).executeTakeFirst()

/** Whoever saves a form waits for others who do: there may be no row yet that one could hold. */
export async function lockSection(tx: Transaction, { scope, section }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settings ${scope} ${section}`}))`.execute(tx)
}

type NewSection = Place & { values: Values; revision: number; staffId: string; now: Date }

export async function writeSection(tx: Transaction, { scope, section, ...written }: NewSection): Promise<void> {
  const row = {
    body: JSON.stringify(written.values),
    revision: written.revision,
    changed_by: written.staffId,
    changed_at: written.now,
  }
  await tx
    .insertInto('merchant_settings')
    .values({ scope, section, ...row })
    .onConflict((conflict) => conflict.columns(['scope', 'section']).doUpdateSet(row))
    .execute()
}
