import { cents, type Cents } from './money.ts'

/** No phone costs a million; whoever writes so has lost the point. */
const HIGHEST = 100_000_00

/** The last point or comma with one or two digits behind it parts euros from cents; all others part thousands. */
const amount = /^(\d{1,3}(?:[., '’]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/

/** “415,50”, “1.234,50 €” or “1,234.50”: an amount as people on both sides of the Channel write it. */
export function readAmount(text: string): Cents | undefined {
  const bare = text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replace(/^(?:€|eur)\s*/i, '')
    .replace(/\s*(?:€|eur)$/i, '')
    .trim()
  const match = amount.exec(bare)
  if (!match) return undefined

  const [, whole = '', fraction = ''] = match
  const marks = new Set(whole.replaceAll(/\d/g, ''))
  // One sort of mark parts thousands, and it is not the one that parts cents.
  if (marks.size > 1 || (fraction !== '' && marks.has(bare.at(-fraction.length - 1)!))) return undefined
  const value = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return value <= HIGHEST ? cents(value) : undefined
}
