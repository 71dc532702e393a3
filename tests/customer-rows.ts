import { writeCustomer } from '#domain/accounts/customer-store.ts'
import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/country.ts'

/** A customer with a number and nothing else. */
export async function customerRow(db: Database, country: CountryCode = 'de'): Promise<string> {
  const id = crypto.randomUUID()
  await db.transaction().execute((turn) => writeCustomer(turn, { id, country, now: new Date() }))
  return id
}
