import type { FoundDevice } from '#engines/search/search.ts'
import { foldWords, hasDigit, otherNumeral, runsOf, withoutHyphens } from './fold-words.ts'
import { remembered } from './remembered.ts'
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
  /** Where the name goes on after the maker: who does not name him begins there. */
  ownStart: number
  /** The positions of the model's own words: not of the maker, the category (iPhone) or the variant (128gb, wifi). */
  modelPositions: readonly number[]
}

type NamedDevice = Pick<
  FoundDevice,
  'name' | 'model' | 'manufacturer' | 'manufacturerId' | 'series' | 'category' | 'searchTerms'
>

/** Which makers have this word in their names. “Sony” in the name of another maker's lens only says where it fits. */
export type MakersByWord = ReadonlyMap<string, ReadonlySet<number>>

/** Models come in variants, and each says most of its words again: the fold of a text and the parts of a word are kept. */
const REMEMBERED_TEXTS = 5_000
const foldOnce = remembered<readonly string[]>(foldWords, REMEMBERED_TEXTS)
const partsOnce = remembered(partsOf, REMEMBERED_TEXTS)
const otherWordsOnce = remembered(otherWords, REMEMBERED_TEXTS)

export function deriveWords(device: NamedDevice, makers: MakersByWord): DeviceWords {
  const maker = foldOnce(device.manufacturer)
  const model = foldOnce(device.model)
  const ownName = foldWords(device.name)
  // A name may repeat its maker: “OnePlus OnePlus 2” is said once.
  const name = maker.every((word, index) => word === ownName[index]) ? ownName : [...maker, ...ownName]
  const ownStart = name.length - ownName.length
  const modelEnd = Math.min(ownStart + model.length, name.length)
  const words = new WordList()

  name.forEach((word, position) => {
    const owners = position < ownStart ? undefined : makers.get(word)
    const named = position < ownStart ? 'maker' : position < modelEnd ? 'name' : 'variant'
    const place = owners && !owners.has(device.manufacturerId) ? 'derived' : named
    words.add({ text: withoutHyphens(word), place, from: position, to: position })
  })
  const pairs = name.slice(ownStart + 1, modelEnd).map((word, index) => {
    const from = ownStart + index
    return { from, to: from + 1, first: withoutHyphens(name[from]!), second: withoutHyphens(word) }
  })
  const others = otherWordsOnce(`${device.series} ${device.category} ${device.searchTerms}`)
  for (const { from, to, first, second } of pairs) {
    const short = shortFor(first, second)
    // A short form that stands among its other words is one that people use: a7 for Alpha 7.
    const texts = [...joinedWords(first, second), ...(short && others.has(short) ? [short] : [])]
    for (const text of texts) words.addOnce({ text, place: 'joined', from, to })
  }
  for (const word of others) words.addOnce({ text: word, place: 'terms' })
  name.forEach((word, position) => {
    for (const part of partsOnce(word)) words.addOnce({ text: part, place: 'derived', from: position, to: position })
  })
  for (const { from, to, first, second } of pairs) {
    const short = shortFor(first, second)
    if (short) words.addOnce({ text: short, place: 'derived', from, to })
  }
  const modelPositions = tellingWords(device, maker, model).map((index) => ownStart + index)
  return { words: words.all, ownStart, modelPositions }
}

/** Which words of a model tell it from others of its maker and category. */
function tellingWords({ series, category }: NamedDevice, maker: readonly string[], model: readonly string[]): number[] {
  const ofCategory = foldOnce(category)
  // Nobody says the revision of a model that is called like its series: the Switch V2 is the Switch.
  const isRevision = /^v\d$/.test(model.at(-1) ?? '') && model.slice(0, -1).join(' ') === foldOnce(series).join(' ')
  return model.flatMap((word, index) =>
    maker.includes(word) || ofCategory.includes(word) || (isRevision && index === model.length - 1) ? [] : [index],
  )
}

/** Two words that people write as one: Note 10, Z 6II and Surface Go; S II is also S2. */
function joinedWords(first: string, second: string): string[] {
  if (hasDigit(first)) return []
  if (/^[ivx]{2,}$/.test(second)) return [first + second, first + (otherNumeral(second) ?? second)]
  const isShort = first.length <= 2 || (second.length <= 2 && !hasDigit(second))
  return isShort || /^\d/.test(second) ? [first + second] : []
}

/** What people write for a word and its number: s6 for Series 6, g3 for Gen 3. */
function shortFor(word: string, number: string): string | undefined {
  return /^\p{L}{3,}$/u.test(word) && /^\d{1,4}$/.test(number) ? word.charAt(0) + number : undefined
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
function otherWords(text: string): ReadonlySet<string> {
  const words = foldWords(text).flatMap((word) => {
    const parts = word.includes('-') ? word.split('-').filter((part) => part.length > 2) : []
    return [withoutHyphens(word), ...parts]
  })
  return new Set(words)
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
