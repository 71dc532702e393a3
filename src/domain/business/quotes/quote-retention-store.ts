import { sql } from 'kysely'
import { deletePortion, updatePortion } from '#domain/retention/portion.ts'
import type { Database } from '#engines/database/database.ts'

/** Those that became trades stay as long as these. */
export const deleteQuotesBefore = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'business_quotes', sql`t.status <> 'accepted' and t.changed_at < ${before}`, most)

export const clearImeisBefore = (db: Database, before: Date, most: number): Promise<number> =>
  updatePortion(
    db,
    'business_quote_lines',
    {
      change: sql`imeis = '[]'`,
      claim: sql`t.imeis <> '[]' and t.quote_id in (select id from business_quotes where changed_at < ${before})`,
    },
    most,
  )

export const anonymizeContactsBefore = (db: Database, before: Date, most: number): Promise<number> =>
  updatePortion(
    db,
    'business_quotes',
    {
      change: sql`company = '', vat_id = '', first_name = '', last_name = '', email = '', phone = ''`,
      claim: sql`t.changed_at < ${before} and t.email <> ''`,
    },
    most,
  )

/** What companies wrote into rows that our lists had no price for; numbers of devices may stand in it. */
export const clearRowsBefore = (db: Database, before: Date, most: number): Promise<number> =>
  updatePortion(
    db,
    'business_quote_rows',
    {
      change: sql`said = '', name = '', detail = '', imei = null`,
      claim: sql`t.said <> '' and t.quote_id in (select id from business_quotes where changed_at < ${before})`,
    },
    most,
  )
