import type { FoundDevice } from '#engines/search/search.ts'
import { foldWords, hasDigit, runsOf, withoutHyphens } from './fold-words.ts'
import type { Place } from './understood-query.ts'

/** A word of a device that can be searched for. */
export interface DeviceWord {
  text: string
  place: Place
  /**
   * Which words of the name this is, or was derived from: a range of positions, the maker's words being the first.
   * A word that is not in the name has none.
   */
  from?: number
  to?: number
}

export interface DeviceWords {
  words: readonly DeviceWord[]
  /** The positions of the model's own words: not of the maker, the category (iPhone) or the variant (128gb, wifi). */
  modelPositions: readonly number[]
}

type NamedDevice = Pick<
  FoundDevice,
  'name' | 'model' | 'manufacturer' | 'manufacturerId' | 'series' | 'category' | 'searchTerms'
>

/** Which makers have this word in their names. “Sony” in the name of another maker's lens only says where it fits. */
export type MakersByWord = ReadonlyMap<string, ReadonlySet<number>>

export function deriveWords(device: NamedDevice, makers: MakersByWord): DeviceWords {
  const maker = foldWords(device.manufacturer)
  const model = foldWords(device.model)
  const name = [...maker, ...foldWords(device.name)]
  const words = new WordList()

  name.forEach((word, position) => {
    const owners = position < maker.length ? undefined : makers.get(word)
    const place = owners && !owners.has(device.manufacturerId) ? 'derived' : 'name'
    words.add({ text: withoutHyphens(word), place, from: position, to: position })
  })
  for (const word of otherWordsOf(device)) words.addOnce({ text: word, place: 'terms' })
  name.forEach((word, position) => {
    for (const part of partsOf(word)) words.addOnce({ text: part, place: 'derived', from: position, to: position })
    // “Z 6II” is also written Z6II, and “Note 10” Note10.
    const before = name[position - 1]
    if (before === undefined || position <= maker.length || hasDigit(before) || !/^\d/.test(word)) return
    words.addOnce({ text: withoutHyphens(before + word), place: 'derived', from: position - 1, to: position })
  })

  const category = new Set(foldWords(device.category))
  const modelPositions = model.flatMap((word, index) => (category.has(word) ? [] : [maker.length + index]))
  return { words: words.all, modelPositions }
}

class WordList {
  readonly all: DeviceWord[] = []
  readonly #known = new Set<string>()

  add(word: DeviceWord): void {
    this.#known.add(word.text)
    this.all.push(word)
  }

  addOnce(word: DeviceWord): void {
    if (!this.#known.has(word.text)) this.add(word)
  }
}

/** Whatever else it is called. A model number is also found without its first part: s911b for SM-S911B. */
function otherWordsOf({ searchTerms, series, category }: NamedDevice): string[] {
  return foldWords(`${series} ${category} ${searchTerms}`).flatMap((word) => {
    const parts = word.includes('-') ? word.split('-').filter((part) => part.length > 2) : []
    return [withoutHyphens(word), ...parts]
  })
}

/** What people say for a part of a word: `t4` for `x-t4`, `50` for `50mm`, `xm4` for `wh-1000xm4`. */
function partsOf(word: string): string[] {
  const runs = word.split('-').flatMap(runsOf)
  const parts: string[] = []
  for (let first = 0; first < runs.length; first += 1) {
    for (let last = first; last < runs.length; last += 1) {
      const part = runs.slice(first, last + 1).join('')
      if (hasDigit(part) || (part.length > 1 && part !== 'mm' && part !== 'gb' && part !== 'tb')) parts.push(part)
    }
  }
  return runs.length > 1 ? parts : []
}
