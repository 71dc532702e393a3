import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** Planning takes longer than most answers; whoever asks for the third time will ask again. */
const OFTEN = 3
/** So many plans a connection has at most; the shop asks about as many different things of visitors. */
const MAX_PREPARED = 300
/** Lists of every length make endless texts: then counting begins anew. */
const MAX_COUNTED = 3_000

/** What a text returns may change with its table only if it does not name its columns: such a plan would fail from then on. */
const namesItsColumns = (text: string): boolean => !/\*(?!\))/.test(text)

export type OftenAsked = (text: string, values: unknown[]) => QueryConfig

/** Gives what is asked again and again a name, by which every connection lets the server keep its plan. */
export function openOftenAsked(): OftenAsked {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_PREPARED || !namesItsColumns(text)) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < OFTEN) {
      if (counts.size >= MAX_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    counts.delete(text)
    names.set(text, name)
    return name
  }

  return (text, values) => {
    const name = nameOf(text)
    return { text, values, ...(name !== undefined && { name }) }
  }
}
