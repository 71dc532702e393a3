import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { FoundDevice } from '#engines/search/search.ts'
import { foldWords } from '#engines/search/understanding/fold-words.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** What somebody types, and the device that they mean: a model, or one variant of it. */
export interface JudgedQuery {
  locale: Locale
  query: string
  expected: string
}

export type JudgedSet = 'tune' | 'held-out' | 'unfinished' | 'unfinished-held-out'

/**
 * Ranking was tuned with two of them; the other two say how good it is with questions that it has never seen. Unfinished
 * ones end within a word, as they stand in the box while somebody types.
 */
export function judgedQueries(set: JudgedSet): JudgedQuery[] {
  const text = readFileSync(new URL(`judged-queries/${set}.csv`, import.meta.url), 'utf8')
  return parse<JudgedQuery>(text, { columns: true })
}

/**
 * “Apple iPhone 14” is every variant of exactly that model, “Apple iPhone 14 256 GB” only that variant, “Apple iPhone 1…”
 * every device whose name begins so. Where nobody could know better, several are right: “Valve Steam Deck LCD|Valve Steam
 * Deck OLED”.
 */
export function isMeant(device: FoundDevice, expected: string): boolean {
  const names = namesOf(device)
  return expected.split('|').some((name) => names.some((known) => fits(known, name)))
}

/** Expected names that no device has: the question cannot be answered. */
export function unknownNames(queries: readonly JudgedQuery[], devices: readonly FoundDevice[]): string[] {
  const known = [...new Set(devices.flatMap(namesOf))]
  const expected = new Set(queries.flatMap((query) => query.expected.split('|')))
  return [...expected].filter((name) => !known.some((one) => fits(one, name)))
}

const namesOf = ({ manufacturer, model, name }: FoundDevice): string[] =>
  [`${manufacturer} ${model}`, `${manufacturer} ${name}`].map(plain)

const plain = (name: string): string => foldWords(name).join(' ')

const fits = (known: string, expected: string): boolean =>
  expected.endsWith('…') ? known.startsWith(plain(expected)) : known === plain(expected)
