import { leftOpen } from '#engines/search/understanding/understood-query.ts'
import { BestDevices } from './best-devices.ts'
import type { DeviceIndex } from './device-index.ts'
import { matchQuery, type MatchedQuery } from './matched-query.ts'
import { bestRank, bestRankOf, COMPLETE_NAME_RANK, missingOf, rankDevice, type Bounds } from './rank-device.ts'
import { leastCost, type WordMatcher } from './word-matcher.ts'

type Looking = { query: MatchedQuery; bounds: Bounds; best: BestDevices }

/** Finds devices by text: the numbers of the best ones, in order. */
export class DeviceFinder {
  readonly #index: DeviceIndex
  /** In which search a device was last looked at: nothing has to be cleared between two searches. */
  readonly #seenIn: Uint32Array
  #search = 0

  constructor(index: DeviceIndex) {
    this.#index = index
    this.#seenIn = new Uint32Array(index.devices.length)
  }

  find(text: string, limit: number): readonly number[] {
    const strict = matchQuery(this.#index, text, 'strict')
    const exact = this.#findAll(strict, limit)
    if (exact.length > 0 || strict.matchers.length === 0) return exact

    const tolerant = matchQuery(this.#index, text, 'tolerant')
    const similar = this.#findAll(tolerant, limit)
    return similar.length > 0 ? similar : this.#findMost(tolerant, limit)
  }

  /** The devices that have every word: they are all listed under the rarest one. */
  #findAll(query: MatchedQuery, limit: number): readonly number[] {
    const best = new BestDevices(limit)
    const [rarest] = query.rarest
    this.#search += 1
    if (rarest) this.#lookAt(rarest, query, { mayMiss: 0, worst: Infinity }, best)
    return best.devices
  }

  /** The devices with the most words. Who is not listed under the rarer words has missed them already. */
  #findMost(query: MatchedQuery, limit: number): readonly number[] {
    const best = new BestDevices(limit)
    const bounds = { mayMiss: query.matchers.reduce((sum, { weight }) => sum + weight, 0) - 1, worst: Infinity }
    let missed = 0
    this.#search += 1
    for (const matcher of query.rarest) {
      if (missed <= bounds.mayMiss) this.#lookAt(matcher, query, bounds, best)
      missed += matcher.weight
    }
    return best.upTo(bestRank(bounds.mayMiss + 1, 0))
  }

  /**
   * Ranks the devices that are listed under a word, unless this search has seen them before. The cheapest terms come first:
   * as soon as not even the best device of a range could be good enough, nor can the rest.
   */
  #lookAt(matcher: WordMatcher, query: MatchedQuery, bounds: Bounds, best: BestDevices): void {
    const { joinedTerms, devicesOfTerm } = this.#index
    const { starts } = devicesOfTerm
    const others = query.leastCost - matcher.leastCost
    for (const range of matcher.ranges) {
      if (bestRank(0, range.cost + others) > best.worst) return
      const look = (term: number, from: number, to: number) => {
        const cost = leastCost(range, term, this.#index) + others
        if (bestRank(0, cost) > best.worst) return
        // What begins two words that are written as one says both of them.
        const open = range.isBeginning && joinedTerms[term] === 1 ? range.open - leftOpen.unsaid : range.open
        this.#lookAtListed(from, to, cost, open, { query, bounds, best })
      }
      // The best device of each term comes first: then most of the others are passed over.
      for (let term = range.low; term < range.high; term += 1) look(term, starts[term]!, starts[term]! + 1)
      for (let term = range.low; term < range.high; term += 1) {
        if (starts[term + 1]! - starts[term]! > 1) look(term, starts[term]! + 1, starts[term + 1]!)
      }
    }
  }

  /** Those in this part of the list of a term, with which they pay and leave open at least so much. */
  #lookAtListed(from: number, to: number, cost: number, open: number, { query, bounds, best }: Looking): void {
    const { devices } = this.#index.devicesOfTerm
    for (let at = from; at < to; at += 1) {
      const device = devices[at]!
      if (this.#seenIn[device] === this.#search) continue
      const atBest = bestRankOf(this.#index, device, query, cost, open)
      if (atBest > best.worst) {
        // Devices are listed by their standing: in a broad query those that follow are no better.
        if (query.broad && atBest > best.worst + COMPLETE_NAME_RANK) return
        continue
      }
      this.#seenIn[device] = this.#search
      if (!best.add(device, rankDevice(this.#index, device, query, bounds))) continue
      bounds.worst = best.worst
      bounds.mayMiss = Math.min(bounds.mayMiss, missingOf(best.best))
    }
  }
}
