import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'

const engines = useEngines()

/** An index serves a key if it begins with its columns and leaves out nothing, or only rows that point to nobody. */
test('F-91 every foreign key has an index: without one, deleting a row looks through all that might point to it', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || '.' || (
      select string_agg(a.attname, ', ' order by k.place) from unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
          select '(' || a.attname || ' IS NOT NULL)' from pg_attribute a
          where a.attrelid = c.conrelid and a.attnum = c.conkey[1] and cardinality(c.conkey) = 1)))
    order by 1`.execute(engines().db)

  expect(rows.map(({ key }) => key)).toEqual([])
})
