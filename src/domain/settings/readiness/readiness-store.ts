import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'

/** What somebody has done or read that no program can see. An empty country means the whole house. */
export type Confirmation = {
  point: string
  country: string
  about: string
  words: string
  confirmedBy: string
  confirmedAt: Date
}

export const allConfirmations = (db: Database): Promise<Confirmation[]> =>
  db
    .selectFrom('readiness_confirmations as c')
    .innerJoin('staff as s', 's.id', 'c.confirmed_by')
    .select([
      'c.point',
      'c.country',
      'c.about',
      'c.words',
      's.username as confirmedBy',
      'c.confirmed_at as confirmedAt',
    ])
    .execute()

type NewConfirmation = Pick<Confirmation, 'point' | 'country' | 'about' | 'words'> & { staffId: string; now: Date }

export async function writeConfirmation(tx: Transaction, { point, country, staffId, now, ...said }: NewConfirmation) {
  const row = { ...said, confirmed_by: staffId, confirmed_at: now }
  await tx
    .insertInto('readiness_confirmations')
    .values({ point, country, ...row })
    .onConflict((conflict) => conflict.columns(['point', 'country']).doUpdateSet(row))
    .execute()
}

export type Opening = { country: CountryCode; openedAt: Date; openedBy: string | null }

export const allOpenings = (db: Database): Promise<Opening[]> =>
  db
    .selectFrom('shop_openings as o')
    .leftJoin('staff as s', 's.id', 'o.opened_by')
    .select(['o.country', 'o.opened_at as openedAt', 's.username as openedBy'])
    .orderBy('o.country')
    .$castTo<Opening>()
    .execute()

/** Whose change was the last that this list looks at. */
async function lastToMend(tx: Transaction): Promise<string | null> {
  const { rows } = await sql<{ staffId: string }>`
    select staff_id as "staffId" from audit_entries
    where action ~ '^(settings|account|readiness|staff|content|letters?)[.]'
    order by at desc, id desc limit 1`.execute(tx)
  return rows[0]?.staffId ?? null
}

/** Tells whether it was opened now: several processes may notice at once. */
export async function writeOpening(tx: Transaction, country: CountryCode, now: Date): Promise<boolean> {
  const written = await tx
    .insertInto('shop_openings')
    .values({ country, opened_at: now, opened_by: await lastToMend(tx) })
    .onConflict((conflict) => conflict.column('country').doNothing())
    .returning('country')
    .executeTakeFirst()
  return written !== undefined
}

/** From whom test letters have left the house. */
export async function triedSenders(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('letters')
    .select('from_address')
    .distinct()
    .where('kind', '=', 'test')
    .where('status', '=', 'sent')
    .execute()
  return rows.map((row) => row.from_address)
}

/** What a demo has left in the database, besides its catalogue, which is as good as any other. */
export async function demoTraces(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('settings')
    .select('key')
    .where('key', 'in', ['demo-seed', 'demo-colleagues', 'demo-customers', 'demo-trades', 'demo-quotes', 'demo-cases'])
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

export async function hasDevices(db: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from devices) as any`.execute(db)
  return rows[0]?.any ?? false
}
