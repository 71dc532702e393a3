import { oneLine } from '#shop/forms/typed-text.ts'

/** The name of a device; what is longer is a story, and may be about somebody. */
const MAX_LENGTH = 60
const MIN_LENGTH = 3

/** So many digits, however they are set apart, are a phone number, an IMEI or an account rather than a device. */
const manyDigits = /(?:\d[\s./()+-]*){7}/

const namesSomebody = (text: string): boolean =>
  text.includes('@') || manyDigits.test(text) || /https?:|www\.|\/\//.test(text)

/**
 * What somebody typed, as it is counted: everybody's spelling of it is one. Nothing if it is too short or too long for a
 * device, or looks like an address or a number of a person.
 */
export function wantedText(typed: string): string | undefined {
  const text = oneLine(typed.normalize('NFKC').toLowerCase())
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+)"”]+$/gu, '')
    .trim()
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return undefined
  return /\p{L}/u.test(text) && !namesSomebody(text) ? text : undefined
}
