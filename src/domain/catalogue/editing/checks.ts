import { countries } from '#shop/countries/all.ts'
import { overviewPrefix } from '#shop/screens/paths.ts'
import { MAX_SLUG_LENGTH, slugShape } from '#shop/screens/slug.ts'
import { linesOf, type Problem } from './typed-form.ts'

/** Names stand in headings and letters. */
const MAX_NAME = 100

/** A page of text; what is longer belongs into the content of the shop. */
export const MAX_CONTENT = 10_000

/** Search engines show half of it. */
export const MAX_META = 500

const MAX_ALIASES = 50
const MAX_ALIAS = 80

/** Where nobody has said anything: behind those that have a place. */
export const LAST_POSITION = 1000

const MAX_POSITION = 100_000

const overviewPrefixes = Object.values(countries).map(overviewPrefix)

export const nameProblem = (name: string): Problem | undefined => {
  if (name === '') return { reason: 'missing' }
  return name.length > MAX_NAME ? { reason: 'too-long', about: String(MAX_NAME) } : undefined
}

export const lengthProblem = (text: string, most: number): Problem | undefined =>
  text.length > most ? { reason: 'too-long', about: String(most) } : undefined

export function aliasProblem(text: string): Problem | undefined {
  const lines = linesOf(text)
  if (lines.length > MAX_ALIASES) return { reason: 'too-many', about: String(MAX_ALIASES) }
  return lines.some((line) => line.length > MAX_ALIAS) ? { reason: 'too-long', about: String(MAX_ALIAS) } : undefined
}

/** Nothing means that nobody cares. */
export function readPosition(text: string): number | undefined {
  if (text === '') return LAST_POSITION
  const position = /^\d{1,6}$/.test(text) ? Number(text) : Infinity
  return position <= MAX_POSITION ? position : undefined
}

/** What is against an address as it is written; whether it is free is for the database to say. */
export function urlProblem(url: string): Problem | undefined {
  if (!slugShape.test(url)) return { reason: 'url-form' }
  if (url.length > MAX_SLUG_LENGTH) return { reason: 'too-long', about: String(MAX_SLUG_LENGTH) }
  const prefix = overviewPrefixes.find((each) => url.startsWith(each))
  return prefix === undefined ? undefined : { reason: 'url-overview', about: prefix }
}
