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

/** Ranking was tuned with one half; the other half says how good it is with questions that it has never seen. */
export function judgedQueries(half: 'tune' | 'held-out'): JudgedQuery[] {
  const text = readFileSync(new URL(`judged-queries/${half}.csv`, import.meta.url), 'utf8')
  return parse<JudgedQuery>(text, { columns: true })
}

/**
 * “Apple iPhone 14” is every variant of exactly that model, “Apple iPhone 14 256 GB” only that variant. Where nobody could
 * know better, several are right: “Valve Steam Deck LCD|Valve Steam Deck OLED”.
 */
export function isMeant(device: FoundDevice, expected: string): boolean {
  const names = namesOf(device)
  return expected.split('|').some((name) => names.includes(plain(name)))
}

/** Expected names that no device has: the question cannot be answered. */
export function unknownNames(queries: readonly JudgedQuery[], devices: readonly FoundDevice[]): string[] {
  const known = new Set(devices.flatMap(namesOf))
  return queries.flatMap(({ expected }) => expected.split('|')).filter((name) => !known.has(plain(name)))
}

const namesOf = ({ manufacturer, model, name }: FoundDevice): string[] =>
  [`${manufacturer} ${model}`, `${manufacturer} ${name}`].map(plain)

const plain = (name: string): string => foldWords(name).join(' ')
