import type { FoundDevice } from '#engines/search/search.ts'
import type { DeviceWords, MakersByWord } from './device-words.ts'
import { foldWords, hasDigit } from './fold-words.ts'
import { openTypoFinder, type TypoFinder } from './find-typos.ts'
import { remembered } from './remembered.ts'
import { packTerms, TermList, type PackedTerms } from './term-list.ts'

/** The words of all devices of a locale: plain values, so that an index on a server can keep them beside its devices. */
export interface VocabularyWords {
  /** All terms, sorted by code unit, each once. A term's number is its place in this list. */
  terms: readonly string[]
  /** Those that name a maker, a series or a category, and not a single device. */
  broad: readonly string[]
}

/** The same without strings, ready to be opened. */
export interface PackedVocabulary {
  terms: PackedTerms
  broad: PackedTerms
  /** Those in which typos are forgiven. */
  forgiving: PackedTerms
}

export const packVocabulary = ({ terms, broad }: VocabularyWords): PackedVocabulary => ({
  terms: packTerms(terms),
  broad: packTerms(broad.toSorted()),
  forgiving: packTerms(terms.filter((term) => !hasDigit(term))),
})

export interface Vocabulary {
  has(term: string): boolean
  /** The number of a term, or -1. */
  numberOf(term: string): number
  termAt(number: number): string
  isBroad(term: string): boolean
  /** Whether a broad term begins like this. */
  beginsBroad(beginning: string): boolean
  /** The numbers of the terms that begin like this: from the first up to, but not including, the second. */
  rangeOf(beginning: string): readonly [low: number, high: number]
  readonly findTypos: TypoFinder
}

/** While somebody types on, the words before are asked for again and again. */
const REMEMBERED_WORDS = 1_000

export function openVocabulary(packed: PackedVocabulary): Vocabulary {
  const terms = new TermList(packed.terms)
  const broad = new TermList(packed.broad)
  return {
    has: (term) => terms.has(term),
    numberOf: (term) => terms.numberOf(term),
    termAt: (number) => terms.termAt(number),
    isBroad: (term) => broad.has(term),
    beginsBroad: (beginning) => broad.beginsAny(beginning),
    rangeOf: remembered((beginning) => terms.rangeOf(beginning), REMEMBERED_WORDS),
    findTypos: openTypoFinder(packed.forgiving),
  }
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

type CollectedDevice = Pick<FoundDevice, 'manufacturer' | 'series' | 'category' | 'categoryId'>

/** A word that most devices of a category have among their other words is a word for the category: handy, móvil. */
const CATEGORY_WORD_SHARE = 0.9

type CategoryWords = { devices: number; words: Map<number, number> }

/** Learns the words of one device after the other. Until all are known, a word has a number by its arrival. */
export class VocabularyCollector {
  readonly #arrivals = new Map<string, number>()
  readonly #named = new Set<string>()
  readonly #categories = new Map<number, CategoryWords>()

  /** The arrivals of the words, in their order. */
  add(device: CollectedDevice, { words }: DeviceWords): number[] {
    this.#named.add(device.manufacturer).add(device.series).add(device.category)
    const category = this.#categories.get(device.categoryId) ?? { devices: 0, words: new Map<number, number>() }
    this.#categories.set(device.categoryId, category)
    category.devices += 1
    return words.map(({ text, place }) => {
      const arrival = this.#arrivalOf(text)
      if (place === 'terms') category.words.set(arrival, (category.words.get(arrival) ?? 0) + 1)
      return arrival
    })
  }

  #arrivalOf(text: string): number {
    const known = this.#arrivals.get(text)
    if (known !== undefined) return known
    this.#arrivals.set(text, this.#arrivals.size)
    return this.#arrivals.size - 1
  }

  words(): VocabularyWords {
    const arrived = [...this.#arrivals.keys()]
    const shared = [...this.#categories.values()].flatMap(({ devices, words }) =>
      [...words].filter(([, count]) => count >= devices * CATEGORY_WORD_SHARE).map(([arrival]) => arrived[arrival]!),
    )
    const named = [...this.#named].flatMap(foldWords)
    return {
      // Without a comparing function it is by code unit, and much faster.
      terms: arrived.toSorted(),
      broad: [...new Set([...named, ...shared])].filter((word) => !hasDigit(word)),
    }
  }

  /** Per arrival: the number of the term. */
  numbersOf(terms: readonly string[]): Uint32Array {
    const numbers = new Uint32Array(terms.length)
    terms.forEach((term, number) => (numbers[this.#arrivals.get(term)!] = number))
    return numbers
  }
}
