import { sameSpelling } from '#domain/passwords/same-spelling.ts'
import type { FieldProblem } from './seller.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

/** Length only, as the browser can tell too: long sentences are welcome, and no sign is demanded. */
export function passwordLengthProblem(password: string): FieldProblem | undefined {
  const length = [...sameSpelling(password)].length
  if (length === 0) return 'missing'
  if (length < SHORTEST_PASSWORD) return 'too-short'
  return length > LONGEST_PASSWORD ? 'too-long' : undefined
}
