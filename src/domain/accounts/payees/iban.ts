import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

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
