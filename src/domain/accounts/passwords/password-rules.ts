import { sameSpelling } from '#domain/passwords/same-spelling.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** Length only, as the browser can tell too: long sentences are welcome, and no sign is demanded. */
export function passwordLengthProblem(password: string): FieldProblem | undefined {
  const length = [...sameSpelling(password)].length
  if (length === 0) return 'missing'
  if (length < MIN_PASSWORD_LENGTH) return 'too-short'
  return length > MAX_PASSWORD_LENGTH ? 'too-long' : undefined
}
