import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

/** Without the blanks, hyphens and dots that people put between the groups, nor the word IBAN in front. */
export const packedIban = (text: string): string =>
  text
    .replaceAll(/[\s.-]+/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '')

/** As banks print it, in groups of four. */
export const groupedIban = (text: string): string => packedIban(text).replaceAll(/(.{4})(?=.)/gu, '$1 ')

/** How long the numbers of a country are; nothing, if it has none. */
export const ibanLength = (country: string): number | undefined => countrySpecs[country]?.chars ?? undefined

/** What is wrong with a packed number. Only what a SEPA transfer reaches can be paid to. */
export function ibanProblem(iban: string): FieldProblem | undefined {
  if (iban === '') return 'missing'
  const country = iban.slice(0, 2)
  const length = ibanLength(country)
  if (length === undefined) return 'invalid'
  if (!isSEPACountry(country)) return 'not-sepa'
  if (iban.length !== length) return 'wrong-length'
  return isValidIBAN(iban) ? undefined : 'mistyped'
}

/** Where the caret stands in the grouped number, if it stood at a place in the typed one: behind the same letter. */
export function ibanCaret(typed: string, caret: number): number {
  const letters = packedIban(typed.slice(0, caret)).length
  return letters + Math.max(0, Math.ceil(letters / 4) - 1)
}
