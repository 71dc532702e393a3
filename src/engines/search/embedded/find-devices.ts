import { BestDevices } from './best-devices.ts'
import type { DeviceIndex } from './device-index.ts'
import { matchQuery, type MatchedQuery } from './matched-query.ts'
import { bitsOf, countTwo } from './packed-word.ts'
import { bestRank, bestBroadRank, bestRankOf, breaksFirst, rankDevice } from './rank-device.ts'
import { WordMarks } from './word-marks.ts'
import { costIn, leastCost, openIn, type Range, type WordMatcher } from './word-matcher.ts'

/** What is looked for in one round: who misses more than this weight of words is not found. */
type Looking = { query: MatchedQuery; mayMiss: number; best: BestDevices }

/** What all words but the one whose devices are looked at cost at least, and how many words of a model they can say. */
type Others = { leastCost: number; maySay: number; areBehind: boolean }

/** Finds devices by text: the numbers of the best ones, in order. */
export class DeviceFinder {
  readonly #index: DeviceIndex
  /** In which search a device was last looked at: nothing has to be cleared between two searches. */
  readonly #seenIn: Uint32Array
  #search = 0
  readonly #marks: WordMarks

  constructor(index: DeviceIndex) {
    this.#index = index
    this.#seenIn = new Uint32Array(index.standings.length)
    this.#marks = new WordMarks(index)
  }

  find(text: string, limit: number): readonly number[] {
    const strict = matchQuery(this.#index, text, 'strict')
    if (strict.matchers.length === 0) return []
    this.#marks.markForAll(strict)
    const exact = this.#findMissing(strict, 0, limit)
    return exact.length > 0 ? exact : this.#findMost(matchQuery(this.#index, text, 'tolerant'), limit)
  }

  /** The devices with the most words. A device may have a word, but not the second time that it was said. */
  #findMost(query: MatchedQuery, limit: number): readonly number[] {
    for (let mayMiss = query.weight - this.#marks.markForMost(query); mayMiss < query.weight; mayMiss += 1) {
      const found = this.#findMissing(query, mayMiss, limit)
      if (found.length > 0) return found
    }
    return []
  }

  /** The best of those that miss so much at most. Who is not listed under the rarer words has missed them already. */
  #findMissing(query: MatchedQuery, mayMiss: number, limit: number): readonly number[] {
    const best = new BestDevices(limit)
    let missed = 0
    this.#search += 1
    this.#marks.allow(mayMiss)
    for (const matcher of query.rarest) {
      if (missed > mayMiss) break
      this.#lookAt(matcher, { query, mayMiss, best })
      missed += matcher.weight
    }
    return best.devices
  }

  /**
   * Ranks the devices that are listed under a word, unless this search has seen them before. The cheapest terms come first:
   * as soon as not even the best device of a range could be good enough, nor can the rest.
   */
  #lookAt(matcher: WordMatcher, looking: Looking): void {
    const { query, best } = looking
    const { starts } = this.#index.devicesOfTerm
    const others = {
      leastCost: query.leastCost - matcher.leastCost,
      maySay: query.maySay - matcher.maySay,
      areBehind: matcher === query.matchers[0],
    }
    for (const range of matcher.ranges) {
      if (bestRank(0, range.cost + others.leastCost) > best.worst) return
      // The best device of each term comes first: then most of the others are passed over.
      for (let term = range.low; term < range.high; term += 1) {
        this.#lookAtListed(range, term, starts[term]!, starts[term]! + 1, others, looking)
      }
      for (let term = range.low; term < range.high; term += 1) {
        const from = starts[term]! + 1
        const to = starts[term + 1]!
        if (from < to) this.#lookAtListed(range, term, from, to, others, looking)
      }
    }
  }

  #lookAtListed(range: Range, term: number, from: number, to: number, others: Others, looking: Looking): void {
    const index = this.#index
    const { query, mayMiss, best } = looking
    const { broad } = query
    const least = leastCost(range, term, index) + others.leastCost
    if (bestRank(0, least) > best.worst) return
    const { devices, packed } = index.devicesOfTerm
    const { standings, modelWords, ownStarts } = index
    const length = index.termLengths[term]!
    const paid = range.cost + others.leastCost
    const seenIn = this.#seenIn
    for (let at = from; at < to; at += 1) {
      const device = devices[at]!
      // Devices are listed by their standing: in a broad query those that follow are no better.
      if (broad && bestBroadRank(least, range.open, standings[device]!) > best.worst) return
      if (seenIn[device] === this.#search || !this.#marks.allows(device)) continue
      const word = packed[at]!
      const maySay = countTwo(bitsOf(word) & modelWords[device]!) + others.maySay
      const breaks = others.areBehind && breaksFirst(word, ownStarts[device]!) ? 1 : 0
      const cost = paid + costIn(range, word, length)
      if (bestRankOf(index, device, broad, cost, openIn(range, word), maySay, breaks) > best.worst) continue
      seenIn[device] = this.#search
      best.add(device, rankDevice(index, device, query, mayMiss, best.worst))
    }
  }
}
