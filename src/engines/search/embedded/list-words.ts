import { bitsOf, countTwo, placeCostOf, unfinishedCostOf } from './packed-word.ts'

/** Which device has which terms, both ways round. */
export interface WordLists {
  /** Per term: how many letters it has. */
  termLengths: Uint8Array<ArrayBuffer>
  /** Per term: how many words of a model it says at most: none, one, or two that are written as one. */
  wordsSaid: Uint8Array<ArrayBuffer>
  /** Per term: what it costs at least to find it, and to find a beginning of it. */
  placeCosts: Uint8Array<ArrayBuffer>
  unfinishedCosts: Uint8Array<ArrayBuffer>
  /** Per term: the devices that have it, and for each where it stands (see packed-word.ts). */
  devicesOfTerm: DevicesOfTerm
  /** Per device: its terms in ascending order, and for each where it stands (see packed-word.ts). */
  termsOfDevice: {
    starts: Uint32Array<ArrayBuffer>
    terms: Uint32Array<ArrayBuffer>
    packed: Uint16Array<ArrayBuffer>
  }
}

interface DevicesOfTerm {
  starts: Uint32Array<ArrayBuffer>
  devices: Uint32Array<ArrayBuffer>
  packed: Uint16Array<ArrayBuffer>
}

/** The words of one device after the other, each with its number by arrival. */
interface Arrived {
  starts: readonly number[]
  arrivals: readonly number[]
  packed: readonly number[]
  modelWords: Uint32Array
}

/**
 * Turns the lists around twice: those of the terms are in the order of the devices because the devices come in theirs, and
 * then those of the devices are in the order of the terms. Nothing has to be sorted.
 */
export function listWords(arrived: Arrived, numberOf: Uint32Array, terms: readonly string[]): WordLists {
  const devicesOfTerm = listByTerm(arrived, numberOf)
  return {
    termLengths: Uint8Array.from(terms, ({ length }) => Math.min(length, 255)),
    ...describeTerms(devicesOfTerm, arrived.modelWords),
    devicesOfTerm,
    termsOfDevice: listByDevice(devicesOfTerm, Uint32Array.from(arrived.starts)),
  }
}

function listByTerm(
  { starts: startsOfDevice, arrivals, packed: words }: Arrived,
  numberOf: Uint32Array,
): DevicesOfTerm {
  const starts = new Uint32Array(numberOf.length + 1)
  for (const arrival of arrivals) starts[numberOf[arrival]! + 1]! += 1
  for (let term = 0; term < numberOf.length; term += 1) starts[term + 1]! += starts[term]!

  const next = starts.slice()
  const devices = new Uint32Array(arrivals.length)
  const packed = new Uint16Array(arrivals.length)
  for (let device = 0; device + 1 < startsOfDevice.length; device += 1) {
    for (let word = startsOfDevice[device]!; word < startsOfDevice[device + 1]!; word += 1) {
      const term = numberOf[arrivals[word]!]!
      let at = next[term]!++
      devices[at] = device
      // A device that has a term twice lists the one that costs less first.
      for (; at > starts[term]! && devices[at - 1] === device && packed[at - 1]! > words[word]!; at -= 1) {
        packed[at] = packed[at - 1]!
      }
      packed[at] = words[word]!
    }
  }
  return { starts, devices, packed }
}

function listByDevice(byTerm: DevicesOfTerm, starts: Uint32Array<ArrayBuffer>): WordLists['termsOfDevice'] {
  const next = starts.slice()
  const terms = new Uint32Array(byTerm.devices.length)
  const packed = new Uint16Array(byTerm.devices.length)
  for (let term = 0; term + 1 < byTerm.starts.length; term += 1) {
    for (let at = byTerm.starts[term]!; at < byTerm.starts[term + 1]!; at += 1) {
      const place = next[byTerm.devices[at]!]!++
      terms[place] = term
      packed[place] = byTerm.packed[at]!
    }
  }
  return { starts, terms, packed }
}

/** What is true of a term in all devices, or in the one where it costs least. */
function describeTerms({ starts, devices, packed }: DevicesOfTerm, modelWords: Uint32Array) {
  const size = starts.length - 1
  const wordsSaid = new Uint8Array(size)
  const placeCosts = new Uint8Array(size).fill(255)
  const unfinishedCosts = new Uint8Array(size).fill(255)
  for (let term = 0; term < size; term += 1) {
    for (let at = starts[term]!; at < starts[term + 1]!; at += 1) {
      const word = packed[at]!
      const cost = placeCostOf(word)
      wordsSaid[term] = Math.max(wordsSaid[term]!, countTwo(bitsOf(word) & modelWords[devices[at]!]!))
      placeCosts[term] = Math.min(placeCosts[term]!, cost)
      unfinishedCosts[term] = Math.min(unfinishedCosts[term]!, cost + unfinishedCostOf(word))
    }
  }
  return { wordsSaid, placeCosts, unfinishedCosts }
}
