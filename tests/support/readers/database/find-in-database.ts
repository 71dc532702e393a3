import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'

/** In which tables any of these texts stands, whatever the column; the queue of jobs included. */
export async function tablesWith(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      -- The catalogue is long and knows nobody.
      and table_name not like '%\_texts' and table_name not in ('prices', 'devices', 'type_allocation_codes')`.execute(
    db,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ hit: string }>`
      select hit from ${sql.id(schema, name)} as t, unnest(${texts}::text[]) as hit
      where strpos(lower(t::text), lower(hit)) > 0 limit 5`.execute(db)
    found.push(...new Set(rows.map(({ hit }) => `${name}: ${hit}`)))
  }
  return found
}
