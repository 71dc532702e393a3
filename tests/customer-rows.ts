import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/country.ts'

/** A customer with a number and nothing else. */
export async function customerRow(db: Database, country: CountryCode = 'de'): Promise<string> {
  const id = crypto.randomUUID()
  const { count } = await db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('customers')
    .values({ id, number: 90_001 + count, created_at: new Date(), country })
    .execute()
  return id
}
