import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

export type ModelName = { manufacturer: string; model: string }

/** The first is sold most often. Models that are not in the catalogue are passed over. */
export async function writePopularity(tx: Transaction, models: readonly ModelName[]): Promise<void> {
  const ranked = models.map((model, index) => ({ ...model, popularity: models.length - index }))
  await sql`
    update devices d set popularity = incoming.popularity
    from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb)
        as incoming(manufacturer text, model text, popularity int),
      manufacturers m, series s
    where m.name = incoming.manufacturer and s.manufacturer_id = m.id
      and d.series_id = s.id and d.model = incoming.model`.execute(tx)
}

/** Which model the first eight digits of an IMEI tell. Codes of makers that we do not buy from are passed over. */
export async function writeTypeAllocationCodes(
  tx: Transaction,
  codes: readonly (ModelName & { tac: string })[],
): Promise<void> {
  await sql`
    insert into type_allocation_codes (tac, manufacturer_id, model)
    select tac, m.id, model
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as incoming(tac text, manufacturer text, model text)
      join manufacturers m on m.name = incoming.manufacturer
    on conflict (tac) do update set
      manufacturer_id = excluded.manufacturer_id, model = excluded.model`.execute(tx)
}

export type TypeAllocationCode = { tac: string; manufacturerId: number; model: string }

/** The next codes in their order. */
export async function codesAfter(db: Database, tac: string, limit: number): Promise<TypeAllocationCode[]> {
  return db
    .selectFrom('type_allocation_codes')
    .select(['tac', 'manufacturer_id as manufacturerId', 'model'])
    .where('tac', '>', tac)
    .orderBy('tac')
    .limit(limit)
    .execute()
}

/** A guess at what devices sell for again, for a shop that has not sold any yet: so many percent of what it pays. */
export async function writeResaleGuesses(tx: Transaction, percent: number): Promise<void> {
  await sql`
    update devices d set resale_cents = latest.cents * ${percent}::int / 10000 * 100
    from (
      select distinct on (device_id) device_id, cents
      from prices join price_lists on version = price_list
      order by device_id, live_from desc, version desc
    ) latest
    where latest.device_id = d.id`.execute(tx)
}
