import { setImmediate as breathe } from 'node:timers/promises'
import type { FoundDevice } from '#engines/search/search.ts'
import { deriveWords, type DeviceWords } from '#engines/search/understanding/device-words.ts'
import { standingsAmong } from '#engines/search/understanding/standing.ts'
import {
  collectMakers,
  openVocabulary,
  VocabularyCollector,
  type Vocabulary,
} from '#engines/search/understanding/vocabulary.ts'
import {
  bitOf,
  countBits,
  firstPositionOf,
  lastPositionOf,
  packWord,
  placeCostOf,
  unfinishedCostOf,
} from './packed-word.ts'

/**
 * All words of all devices, as numbers in flat arrays: they cost little memory, and reading on is what processors do best.
 * A device and a term are each known by their number. The lists of all terms (or devices) stand one after the other in one
 * array; where the list of number n begins is said by `starts[n]`, where it ends by `starts[n + 1]`.
 */
export interface DeviceIndex {
  /** Those with the best standing first: a list of devices is in this order, too. */
  devices: readonly FoundDevice[]
  vocabulary: Vocabulary
  /** Per term: how many letters it has. */
  termLengths: Uint8Array
  /** Per term: 1 if it is two words of some model, written as one. */
  joinedTerms: Uint8Array
  /** Per term: what it costs at least to find it, and to find a beginning of it. */
  placeCosts: Uint8Array
  unfinishedCosts: Uint8Array
  /** Per term: the devices that have it. */
  devicesOfTerm: { starts: Uint32Array; devices: Uint32Array }
  /** Per device: its terms in ascending order, and for each where it stands (see packed-word.ts). */
  termsOfDevice: { starts: Uint32Array; terms: Uint32Array; packed: Uint16Array }
  /** Per device: a bit for each position of the name that holds a word of the model. */
  modelWords: Uint32Array
  /** Per device: how many of them there are. */
  modelLengths: Uint8Array
  /** Per device: the position of the name that follows its maker. */
  ownStarts: Uint8Array
  /** Per device: how new it is, and how popular. */
  standings: Uint16Array
}

/** After so many devices, whoever else waits for this process has a turn. */
const DEVICES_IN_ONE_BREATH = 250

export async function buildDeviceIndex(all: readonly FoundDevice[]): Promise<DeviceIndex> {
  const standingOf = standingsAmong(all)
  const devices = all.toSorted((a, b) => standingOf(b) - standingOf(a) || a.id - b.id)
  const makers = collectMakers(devices)
  const collector = new VocabularyCollector()
  const found = new FoundWords()
  for (const [number, device] of devices.entries()) {
    if (number % DEVICES_IN_ONE_BREATH === 0) await breathe()
    const words = deriveWords(device, makers)
    collector.add(device, words)
    found.addDevice(words)
  }

  const vocabulary = openVocabulary(collector.words())
  const termsOfDevice = found.listTerms(vocabulary.terms)
  return {
    devices,
    vocabulary,
    termLengths: Uint8Array.from(vocabulary.terms, ({ length }) => Math.min(length, 255)),
    ...describeTerms(termsOfDevice, vocabulary.terms.length),
    devicesOfTerm: listDevices(termsOfDevice, vocabulary.terms.length),
    termsOfDevice,
    modelWords: Uint32Array.from(found.modelWords),
    modelLengths: Uint8Array.from(found.modelWords, countBits),
    ownStarts: Uint8Array.from(found.ownStarts),
    standings: Uint16Array.from(devices, standingOf),
  }
}

/** The words as they come. A term's true number is known only when all terms are; until then it has one by arrival. */
class FoundWords {
  readonly modelWords: number[] = []
  readonly ownStarts: number[] = []
  readonly #starts = [0]
  readonly #arrivals: number[] = []
  readonly #packed: number[] = []
  readonly #arrivalOf = new Map<string, number>()

  addDevice({ words, modelPositions, ownStart }: DeviceWords): void {
    this.ownStarts.push(ownStart)
    for (const word of words) {
      const arrival = this.#arrivalOf.get(word.text) ?? this.#arrivalOf.size
      this.#arrivalOf.set(word.text, arrival)
      this.#arrivals.push(arrival)
      this.#packed.push(packWord(word))
    }
    this.#starts.push(this.#arrivals.length)
    this.modelWords.push(modelPositions.reduce((bits, position) => bits | bitOf(position), 0))
  }

  listTerms(sortedTerms: readonly string[]): DeviceIndex['termsOfDevice'] {
    const numberOf = new Uint32Array(this.#arrivalOf.size)
    sortedTerms.forEach((term, number) => (numberOf[this.#arrivalOf.get(term)!] = number))

    // Term and place as one number can be sorted without a comparing function.
    const both = Float64Array.from(this.#arrivals, (arrival, at) => numberOf[arrival]! * 65_536 + this.#packed[at]!)
    const starts = Uint32Array.from(this.#starts)
    for (const [device, end] of starts.subarray(1).entries()) {
      both.set(both.subarray(starts[device], end).toSorted(), starts[device])
    }
    return {
      starts,
      terms: Uint32Array.from(both, (pair) => Math.floor(pair / 65_536)),
      packed: Uint16Array.from(both, (pair) => pair % 65_536),
    }
  }
}

/** What is true of a term in all devices, or in the one where it costs least. */
function describeTerms({ terms, packed }: DeviceIndex['termsOfDevice'], termCount: number) {
  const joinedTerms = new Uint8Array(termCount)
  const placeCosts = new Uint8Array(termCount).fill(255)
  const unfinishedCosts = new Uint8Array(termCount).fill(255)
  terms.forEach((term, at) => {
    const word = packed[at]!
    const cost = placeCostOf(word)
    if (firstPositionOf(word) !== lastPositionOf(word)) joinedTerms[term] = 1
    placeCosts[term] = Math.min(placeCosts[term]!, cost)
    unfinishedCosts[term] = Math.min(unfinishedCosts[term]!, cost + unfinishedCostOf(word))
  })
  return { joinedTerms, placeCosts, unfinishedCosts }
}

/** Turns the lists around: who has this term? */
function listDevices({ starts, terms }: DeviceIndex['termsOfDevice'], termCount: number): DeviceIndex['devicesOfTerm'] {
  const startsOfTerm = new Uint32Array(termCount + 1)
  for (const term of terms) startsOfTerm[term + 1]! += 1
  for (let term = 0; term < termCount; term += 1) startsOfTerm[term + 1]! += startsOfTerm[term]!

  const next = startsOfTerm.slice()
  const devices = new Uint32Array(terms.length)
  for (let device = 0; device + 1 < starts.length; device += 1) {
    for (let at = starts[device]!; at < starts[device + 1]!; at += 1) devices[next[terms[at]!]!++] = device
  }
  return { starts: startsOfTerm, devices }
}
