import type { FoundDevice } from '#engines/search/search.ts'
import type { DeviceWords, MakersByWord } from './device-words.ts'
import { foldWords, hasDigit } from './fold-words.ts'
import { openTypoFinder, type TypoFinder } from './find-typos.ts'

/** The words of all devices of a locale: plain values, so that an index on a server can keep them beside its devices. */
export interface VocabularyWords {
  /** All terms, sorted by code unit, each once. A term's number is its place in this list. */
  terms: readonly string[]
  /** Those that name a maker, a series or a category, and not a single device. */
  broad: readonly string[]
}

export interface Vocabulary {
  readonly terms: readonly string[]
  has(term: string): boolean
  isBroad(term: string): boolean
  /** Whether a broad term begins like this. */
  beginsBroad(beginning: string): boolean
  /** The numbers of the terms that begin like this: from the first up to, but not including, the second. */
  rangeOf(beginning: string): readonly [low: number, high: number]
  readonly findTypos: TypoFinder
}

export function openVocabulary({ terms, broad }: VocabularyWords): Vocabulary {
  const known = new Set(terms)
  const broadTerms = new Set(broad)
  const sortedBroad = broad.toSorted((a, b) => (a < b ? -1 : 1))
  return {
    terms,
    has: (term) => known.has(term),
    isBroad: (term) => broadTerms.has(term),
    beginsBroad: (beginning) => sortedBroad[firstNotBefore(sortedBroad, beginning)]?.startsWith(beginning) ?? false,
    rangeOf: (beginning) => [firstNotBefore(terms, beginning), firstNotBefore(terms, `${beginning}\uFFFF`)],
    findTypos: openTypoFinder(terms.filter((term) => !hasDigit(term))),
  }
}

function firstNotBefore(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

export function collectMakers(devices: Iterable<Pick<FoundDevice, 'manufacturer' | 'manufacturerId'>>): MakersByWord {
  const makers = new Map<string, Set<number>>()
  const names = new Map<number, string>()
  for (const { manufacturer, manufacturerId } of devices) names.set(manufacturerId, manufacturer)
  for (const [id, name] of names) {
    for (const word of foldWords(name)) makers.set(word, (makers.get(word) ?? new Set()).add(id))
  }
  return makers
}

/** A word that most devices of a category have among their other words is a word for the category: handy, móvil. */
const CATEGORY_WORD_SHARE = 0.9

/** Learns the words of one device after the other. */
export class VocabularyCollector {
  readonly #terms = new Set<string>()
  readonly #named = new Set<string>()
  readonly #categories = new Map<number, { devices: number; words: Map<string, number> }>()

  add(device: FoundDevice, { words }: DeviceWords): void {
    this.#named.add(device.manufacturer).add(device.series).add(device.category)
    const category = this.#categories.get(device.categoryId) ?? { devices: 0, words: new Map<string, number>() }
    this.#categories.set(device.categoryId, category)
    category.devices += 1
    for (const { text, place } of words) {
      this.#terms.add(text)
      if (place === 'terms') category.words.set(text, (category.words.get(text) ?? 0) + 1)
    }
  }

  words(): VocabularyWords {
    const shared = [...this.#categories.values()].flatMap(({ devices, words }) =>
      [...words].filter(([, count]) => count >= devices * CATEGORY_WORD_SHARE).map(([word]) => word),
    )
    const named = [...this.#named].flatMap(foldWords)
    return {
      terms: [...this.#terms].toSorted((a, b) => (a < b ? -1 : 1)),
      broad: [...new Set([...named, ...shared])].filter((word) => !hasDigit(word)),
    }
  }
}
