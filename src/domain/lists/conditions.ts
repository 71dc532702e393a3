import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** What somebody asked for, all of it; what is false was not asked for. */
export function allOf(parts: readonly (RawBuilder<unknown> | false)[]): RawBuilder<SqlBool> {
  const asked = parts.filter((part) => part !== false)
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`
}
