import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

const { builtins } = types

/**
 * Two of PostgreSQL's types arrive differently from the driver's habit:
 * - `bigint` as number, not as text: we only count and add cents with it, far below 2^53, and `count(*)` is one.
 * - `date` as the text '2026-02-28': the driver would make it midnight in the server's time zone, and a birthday
 *   could slip by a day.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return parseBigint
    if (oid === builtins.DATE) return (text: string) => text
    return types.getTypeParser(oid, format)
  }) as typeof types.getTypeParser,
}

function parseBigint(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Error(`The database sent ${text}, which is too large for a number.`)
  return number
}
