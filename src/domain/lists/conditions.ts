import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A text of a pattern in which nothing stands for something else. */
const literal = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** What begins with this text, in small letters. */
export const prefixOf = (text: string): string => `${literal(text)}%`

/** What has this text anywhere, in small letters. */
export const anywhere = (text: string): string => `%${literal(text)}%`

/** Every word of a text begins a word of the vector, which has to be written as in its index. */
export function hasWords(vector: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = text
    .replaceAll(/['\\\0]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return sql`${vector} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}

/** What somebody asked for, all of it; what is false was not asked for. */
export function allOf(parts: readonly (RawBuilder<unknown> | false)[]): RawBuilder<SqlBool> {
  const asked = parts.filter((part) => part !== false)
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`
}
