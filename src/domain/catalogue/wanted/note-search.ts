import type { Engines } from '#engines/engines.ts'
import type { Cache } from '#engines/cache/cache.ts'
import type { Country } from '#shop/countries/country.ts'
import { countWanted } from './count-wanted.ts'
import { isListed, type Found } from './is-listed.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'log' | 'cache'>

/** Whoever has typed nothing more for so long has finished. */
const QUIET_MILLISECONDS = 3_000

/** Who cannot be remembered for these seconds is not counted. */
const MAX_TYPING = 1_000

/** A curious person looks for a dozen things; a program for thousands. */
const perAddress = { name: 'wanted-address', points: 30, seconds: 60 * 60 }

type Typing = { typed: string; counting: NodeJS.Timeout }

/** By process: what each visitor types right now, by the address that he comes from. It is forgotten as soon as it is counted. */
const allTyping = new WeakMap<Cache, Map<string, Typing>>()

type Search = {
  typed: string
  /** Where the visitor comes from. */
  address: string
  found: readonly Found[]
}

/**
 * A search of a visitor. Suggestions ask with every letter, so that only what he ends with is counted, and only if it is not
 * what was found.
 */
export function noteSearch(
  engines: Needs,
  country: Pick<Country, 'code' | 'timeZone'>,
  { typed, address, found }: Search,
): void {
  const typing = allTyping.get(engines.cache) ?? new Map<string, Typing>()
  allTyping.set(engines.cache, typing)
  const before = typing.get(address)
  clearTimeout(before?.counting)
  typing.delete(address)
  // Somebody who begins with something else had finished before.
  if (before && !isSameTyping(before.typed, typed)) void count(engines, country, before.typed, address)
  if (typing.size >= MAX_TYPING || isListed(typed, found)) return

  const counting = setTimeout(() => {
    typing.delete(address)
    void count(engines, country, typed, address)
  }, QUIET_MILLISECONDS)
  typing.set(address, { typed, counting: counting.unref() })
}

/** One is the beginning of the other. */
function isSameTyping(before: string, now: string): boolean {
  const [one, other] = [before.trim().toLowerCase(), now.trim().toLowerCase()]
  return one.startsWith(other) || other.startsWith(one)
}

async function count(
  engines: Needs,
  country: Pick<Country, 'code' | 'timeZone'>,
  typed: string,
  address: string,
): Promise<void> {
  const { allowed } = await engines.cache.spend(perAddress, address)
  if (allowed) await countWanted(engines, country, { typed, source: 'search' })
}
