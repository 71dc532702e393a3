import { createHash } from 'node:crypto'
import { locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** What a form says, field by field, as somebody typed it. What differs by language has one field for each. */
export type Typed<Field extends string> = Record<Field, string>

export type InLocale<Field extends string> = `${Field}.${Locale}`

export const inEveryLocale = <Field extends string>(fields: readonly Field[]): InLocale<Field>[] =>
  locales.flatMap((locale) => fields.map((field): InLocale<Field> => `${field}.${locale}`))

/** Why something cannot be written as it was typed, and what of it is meant. */
export type Problem = {
  reason:
    | 'missing'
    | 'too-long'
    | 'too-many'
    | 'name-taken'
    | 'position-form'
    | 'url-form'
    | 'url-overview'
    | 'url-taken'
    | 'manufacturer-unknown'
    | 'category-unknown'
    | 'series-unknown'
    | 'model-exists'
    | 'variant-exists'
    | 'released-form'
    | 'number-form'
    | 'screen-form'
    | 'tac-form'
    | 'tac-taken'
  about?: string
}

export type Problems<Field extends string> = Partial<Record<Field, Problem>>

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0

/** Line ends as everybody writes them, no space around, and nothing that no keyboard has. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

/** One value per line. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
]

/** The fields that differ. */
export const differences = <Field extends string>(before: Typed<Field>, after: Typed<Field>): Field[] =>
  (Object.keys(after) as Field[]).filter((field) => before[field] !== after[field])

/** Only these fields, for whoever reads what was changed. */
export const only = <Field extends string>(form: Typed<Field>, fields: readonly Field[]): Partial<Typed<Field>> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Typed<Field>>

const digestOf = (form: Typed<string>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22)

/** Travels with a form: what was stored when somebody began to write, and when that was. */
export const revisionOf = (form: Typed<string>, now: Date): string => `${digestOf(form)}.${now.getTime()}`

/** Whether what is stored is still what somebody has seen. */
export const isUnchanged = (form: Typed<string>, revision: string): boolean => revision.split('.')[0] === digestOf(form)

/** When a form was read; the beginning of time if it does not say so. */
export const readAt = (revision: string): Date => {
  const time = Number(revision.split('.')[1])
  return new Date(Number.isSafeInteger(time) ? time : 0)
}

/** What people call it in every language stands once, the rest with its language. */
export function splitAliases(aliases: Record<Locale, readonly string[]>): Record<Locale, string> & { every: string } {
  const [first = [], ...others] = locales.map((locale) => aliases[locale])
  const every = first.filter((alias) => others.every((other) => other.includes(alias)))
  const own = locales.map((locale) => [locale, aliases[locale].filter((alias) => !every.includes(alias)).join('\n')])
  return { ...(Object.fromEntries(own) as Record<Locale, string>), every: every.join('\n') }
}

export const joinAliases = (every: string, own: string): string[] => [...new Set([...linesOf(every), ...linesOf(own)])]
