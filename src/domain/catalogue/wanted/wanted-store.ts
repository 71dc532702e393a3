import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { deletePortion } from '#domain/retention/portion.ts'
import type { CountryCode } from '#shop/countries/country.ts'

export type WantedSource = 'search' | 'form'

export type WantedState = 'open' | 'done' | 'hidden'

type Counted = { text: string; country: CountryCode; day: string; source: WantedSource }

/** Of one more than that a day, in a country, only those are counted that are known already. */
export const MAX_TEXTS_A_DAY = 1_000

export async function addWanted(db: Database, { text, country, day, source }: Counted): Promise<void> {
  await sql`
    insert into wanted_devices as w (text, country, day, source, count)
    select ${text}, ${country}, ${day}::date, ${source}, 1
    where (select count(*) from wanted_devices where day = ${day}::date and country = ${country}) < ${MAX_TEXTS_A_DAY}
      or exists (
        select from wanted_devices
        where day = ${day}::date and country = ${country} and text = ${text} and source = ${source})
    on conflict (day, country, text, source) do update set count = least(w.count + 1, 1000000)`.execute(db)
}

export type WantedRow = {
  text: string
  /** How often altogether, and how often of that in the form. */
  count: number
  asked: number
  countries: CountryCode[]
  first: string
  last: string
  state: WantedState
  decidedBy: string | null
}

/** More than anybody works through. */
export const MAX_WANTED = 2_000

export async function wantedRows(
  db: Database,
  { text, country, state }: { text?: string | undefined; country?: string | undefined; state?: string | undefined },
): Promise<WantedRow[]> {
  const conditions = [
    text !== undefined && sql`position(${text.toLowerCase()} in w.text) > 0`,
    country !== undefined && sql`w.country = ${country}`,
    state !== undefined && sql`coalesce(d.state, 'open') = ${state}`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<WantedRow>`
    select w.text, sum(w.count)::int as count, coalesce(sum(w.count) filter (where w.source = 'form'), 0)::int as asked,
      array_agg(distinct w.country order by w.country) as countries, min(w.day)::text as first, max(w.day)::text as last,
      coalesce(d.state, 'open') as state, s.username as "decidedBy"
    from wanted_devices w left join wanted_decisions d on d.text = w.text left join staff s on s.id = d.decided_by
    ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
    group by w.text, d.state, s.username
    order by 2 desc, w.text limit ${MAX_WANTED}`.execute(db)
  return rows
}

/** How things stand with it; nothing if nobody wants it. It is held until the transaction ends. */
export async function wantedState(tx: Transaction, text: string): Promise<WantedState | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('wanted ' || ${text}::text))`.execute(tx)
  const { rows } = await sql<{ state: WantedState }>`
    select coalesce(d.state, 'open') as state
    from (select ${text}::text as text where exists (select from wanted_devices where text = ${text})) w
      left join wanted_decisions d on d.text = w.text`.execute(tx)
  return rows[0]?.state
}

export async function writeDecision(
  tx: Transaction,
  { text, state, by, at }: { text: string; state: WantedState; by: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('wanted_decisions').where('text', '=', text).execute()
  if (state === 'open') return
  await tx.insertInto('wanted_decisions').values({ text, state, decided_by: by, decided_at: at }).execute()
}

export const deleteWanted = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'wanted_devices', sql`t.day < ${before}::date`, most)

/** What nobody has wanted for so long needs no decision. */
export const deleteDecisions = (db: Database, most: number): Promise<number> =>
  deletePortion(db, 'wanted_decisions', sql`not exists (select from wanted_devices w where w.text = t.text)`, most)
