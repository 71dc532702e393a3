import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#engines/database/database.ts'

const count = async (db: Database, query: RawBuilder<unknown>): Promise<number> =>
  Number((await query.execute(db)).numAffectedRows ?? 0n)

/** Those that became trades stay as long as these. */
export const dropQuotesBefore = (db: Database, before: Date): Promise<number> =>
  count(db, sql`delete from business_quotes where status <> 'accepted' and changed_at < ${before}`)

export const dropImeisBefore = (db: Database, before: Date): Promise<number> =>
  count(
    db,
    sql`
      update business_quote_lines l set imeis = '[]' from business_quotes q
      where q.id = l.quote_id and q.changed_at < ${before} and l.imeis <> '[]'`,
  )

export const dropContactsBefore = (db: Database, before: Date): Promise<number> =>
  count(
    db,
    sql`
      update business_quotes set company = '', vat_id = '', first_name = '', last_name = '', email = '', phone = ''
      where changed_at < ${before} and email <> ''`,
  )
