import type { FieldProblem } from './seller.ts'

/** Without the blanks, hyphens and dots that people put between the groups. */
export const packedVatId = (text: string): string => text.replaceAll(/[\s.-]+/g, '').toUpperCase()

/** German numbers only: companies sell in Germany. */
const shape = /^DE\d{9}$/

/** The last digit of a number follows from those before it (ISO 7064, MOD 11,10). */
function checkDigit(digits: string): number {
  const product = [...digits].reduce((before, digit) => (((Number(digit) + before) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10
}

/** What is wrong with a packed number. Whether a company has it, only the tax office knows. */
export function vatIdProblem(vatId: string): FieldProblem | undefined {
  if (vatId === '') return 'missing'
  if (!shape.test(vatId)) return 'invalid'
  return checkDigit(vatId.slice(2, -1)) === Number(vatId.at(-1)) ? undefined : 'mistyped'
}
