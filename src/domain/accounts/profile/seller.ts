import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { dayAt, isIsoDay } from '#shop/formats/dates.ts'
import type { Country } from '#shop/countries/country.ts'
import { isPostalCode } from '#shop/addresses/postal-codes.ts'
import { oneLine, readsBackwards } from '#shop/forms/typed-text.ts'

/** Who sells: a person with an address, in the fields of the form. */
export type Seller = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD */
  birthdate: string
  email: string
  phone: string
  street: string
  houseNumber: string
  addressExtra: string
  postalCode: string
  city: string
}

export type SellerField = keyof Seller

/** What can be wrong with a field, the same in every country. */
export type FieldProblem =
  | 'missing'
  | 'too-long'
  | 'too-short'
  | 'common'
  | 'invalid'
  | 'too-young'
  // An account number can be wrong in more ways, and each has its own remedy.
  | 'wrong-length'
  | 'mistyped'
  | 'not-sepa'

export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>

/** As much of a country as the rules need; the browser knows it too. */
export type SellerCountry = Pick<Country, 'code' | 'timeZone' | 'zipRegexp'>

type Rule = (text: string, country: SellerCountry, now: Date) => FieldProblem | undefined

const MAX_NAME_LENGTH = 80
const ADULT_YEARS = 18
const OLDEST_YEARS = 120

const text =
  (longest: number, shape = /./u): Rule =>
  (value) => {
    if (value === '') return 'missing'
    if (value.length > longest) return 'too-long'
    return shape.test(value) ? undefined : 'invalid'
  }

/** The birthday before which somebody must have been born to be so many years old today. */
const yearsBefore = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

const birthdate: Rule = (value, { timeZone }, now) => {
  if (value === '') return 'missing'
  const today = dayAt(now, timeZone)
  if (!isIsoDay(value) || value < yearsBefore(today, OLDEST_YEARS) || value > today) return 'invalid'
  return value > yearsBefore(today, ADULT_YEARS) ? 'too-young' : undefined
}

const email: Rule = (value) => {
  if (value === '') return 'missing'
  return isEmailAddress(value) ? undefined : 'invalid'
}

const rules: Record<SellerField, Rule> = {
  firstName: text(MAX_NAME_LENGTH, /\p{L}/u),
  lastName: text(MAX_NAME_LENGTH, /\p{L}/u),
  birthdate,
  email,
  // Whether a number exists is known to the server only; here it only has to look like one.
  phone: text(25, /^\+?[\d\s()/.-]{6,24}$/),
  street: text(MAX_NAME_LENGTH, /\p{L}/u),
  houseNumber: text(12, /[\p{L}\d]/u),
  addressExtra: (value) => (value.length > MAX_NAME_LENGTH ? 'too-long' : undefined),
  postalCode: (value, country) => {
    if (value === '') return 'missing'
    return isPostalCode(country, value) ? undefined : 'invalid'
  },
  city: text(MAX_NAME_LENGTH, /\p{L}/u),
}

export const sellerFields = Object.keys(rules) as SellerField[]

type Reading<Field extends SellerField> =
  | { ok: true; values: Pick<Seller, Field> }
  | { ok: false; problems: Problems<Field> }

/** Some fields of a form, or what is wrong with which. */
export function readSellerFields<Field extends SellerField>(
  fields: readonly Field[],
  country: SellerCountry,
  form: Readonly<Record<string, unknown>>,
  now: Date,
): Reading<Field> {
  const typed = (field: Field): string => (typeof form[field] === 'string' ? form[field] : '')
  const values = Object.fromEntries(fields.map((field) => [field, oneLine(typed(field))])) as Pick<Seller, Field>
  const problems: Problems<Field> = {}
  for (const field of fields) {
    const problem = readsBackwards(typed(field)) ? 'invalid' : rules[field](values[field], country, now)
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, values }
}

/** The seller in a form, or what is wrong with which field. */
export function readSeller(
  country: SellerCountry,
  form: Readonly<Record<string, unknown>>,
  now: Date,
): { ok: true; seller: Seller } | { ok: false; problems: Problems<SellerField> } {
  const reading = readSellerFields(sellerFields, country, form, now)
  return reading.ok ? { ok: true, seller: reading.values } : reading
}
