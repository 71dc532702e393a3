import type { FoundDevice } from '#engines/search/search.ts'
import { deriveWords, type DeviceWords } from '#engines/search/understanding/device-words.ts'
import { standingsAmong } from '#engines/search/understanding/standing.ts'
import {
  collectMakers,
  openVocabulary,
  packVocabulary,
  VocabularyCollector,
  type PackedVocabulary,
  type Vocabulary,
} from '#engines/search/understanding/vocabulary.ts'
import { listWords, type WordLists } from './list-words.ts'
import { bitOf, countBits, packWord } from './packed-word.ts'

/**
 * All words of all devices, as numbers in flat arrays: they cost little memory, are handed from thread to thread without a
 * copy, and reading on is what processors do best. A device and a term are each known by their number. The lists of all
 * terms (or devices) stand one after the other in one array; where the list of number n begins is said by `starts[n]`, where
 * it ends by `starts[n + 1]`.
 */
export interface PackedIndex extends WordLists {
  /** The places that the devices had when they came, those with the best standing first: a list of devices is in this order, too. */
  order: Uint32Array<ArrayBuffer>
  vocabulary: PackedVocabulary
  /** Per device: a bit for each position of the name that holds a word of the model. */
  modelWords: Uint32Array<ArrayBuffer>
  /** Per device: how many of them there are. */
  modelLengths: Uint8Array<ArrayBuffer>
  /** Per device: the position of the name that follows its maker. */
  ownStarts: Uint8Array<ArrayBuffer>
  /** Per device: how new it is, and how popular. */
  standings: Uint16Array<ArrayBuffer>
}

export interface DeviceIndex extends Omit<PackedIndex, 'vocabulary'> {
  vocabulary: Vocabulary
}

/** What an index is made of. */
export type IndexedDevice = Omit<FoundDevice, 'url' | 'image' | 'thumbnail' | 'seriesId'>

export function packDeviceIndex(devices: readonly IndexedDevice[]): PackedIndex {
  const standingOf = standingsAmong(devices)
  const standings = Uint16Array.from(devices, standingOf)
  const order = Uint32Array.from(devices.keys()).toSorted(
    (a, b) => standings[b]! - standings[a]! || devices[a]!.id - devices[b]!.id,
  )
  const makers = collectMakers(devices)
  const collector = new VocabularyCollector()
  const found = new FoundWords(devices.length)
  for (const place of order) {
    const device = devices[place]!
    const words = deriveWords(device, makers)
    found.addDevice(words, collector.add(device, words))
  }

  const words = collector.words()
  return {
    order,
    vocabulary: packVocabulary(words),
    ...listWords(found, collector.numbersOf(words.terms), words.terms),
    modelWords: found.modelWords,
    modelLengths: Uint8Array.from(found.modelWords, countBits),
    ownStarts: found.ownStarts,
    standings: Uint16Array.from(order, (place) => standings[place]!),
  }
}

export const openDeviceIndex = (packed: PackedIndex): DeviceIndex => ({
  ...packed,
  vocabulary: openVocabulary(packed.vocabulary),
})

/** The words as they come, device by device. */
class FoundWords {
  readonly modelWords: Uint32Array<ArrayBuffer>
  readonly ownStarts: Uint8Array<ArrayBuffer>
  readonly starts = [0]
  readonly arrivals: number[] = []
  readonly packed: number[] = []

  constructor(devices: number) {
    this.modelWords = new Uint32Array(devices)
    this.ownStarts = new Uint8Array(devices)
  }

  addDevice({ words, modelPositions, ownStart }: DeviceWords, arrivals: readonly number[]): void {
    const device = this.starts.length - 1
    words.forEach((word, index) => {
      this.arrivals.push(arrivals[index]!)
      this.packed.push(packWord(word))
    })
    this.starts.push(this.arrivals.length)
    this.ownStarts[device] = ownStart
    this.modelWords[device] = modelPositions.reduce((bits, position) => bits | bitOf(position), 0)
  }
}
