import { setTimeout as sleep } from 'node:timers/promises'
import { readEachDevice } from '#domain/catalogue/imports/read-catalogue.ts'
import type { Engines } from '#engines/engines.ts'
import type { SearchEngine } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { withExclusiveLock } from './index-store.ts'

export type IndexEngines = Pick<Engines, 'db' | 'search' | 'announcements' | 'log'>

/** What this process knows about the indexes that it fills. */
type Indexes = {
  running: Map<Locale, Promise<void>>
  /** Filled by this process at least once. */
  filled: Set<Locale>
  /** The catalogue has changed since. */
  stale: Set<Locale>
}

const allIndexes = new WeakMap<SearchEngine, Indexes>()

function indexesOf(search: SearchEngine): Indexes {
  const known = allIndexes.get(search) ?? { running: new Map(), filled: new Set(), stale: new Set() }
  allIndexes.set(search, known)
  return known
}

/** The index of a locale is made by whoever needs it first; those who come meanwhile wait for the same one. */
export async function ensureIndexed(engines: IndexEngines, locale: Locale): Promise<void> {
  const { search } = engines
  if (!(await search.has(locale))) return search.shared ? fillShared(engines, locale) : fillOwn(engines, locale)

  // An index that could not be renewed when the news came still answers; the next one who asks has it tried again.
  if (!search.shared && indexesOf(search).stale.has(locale)) renewBehind(engines, locale)
}

/** The catalogue has changed: what this process has filled is filled anew, while the old devices can still be found. */
export function renewOwn(engines: IndexEngines): void {
  const { filled, stale } = indexesOf(engines.search)
  for (const locale of filled) {
    stale.add(locale)
    renewBehind(engines, locale)
  }
}

/** Fills the index on the server anew, unless another process is just doing that. Tells whether it was done. */
export const renewShared = ({ db, search }: Pick<Engines, 'db' | 'search'>, locale: Locale): Promise<boolean> =>
  withExclusiveLock(db, locale, () => fill({ db, search }, locale))

async function fill({ db, search }: Pick<Engines, 'db' | 'search'>, locale: Locale): Promise<void> {
  await search.replace(locale, readEachDevice({ db }, locale))
}

function fillOwn({ db, search }: IndexEngines, locale: Locale): Promise<void> {
  const { running, filled, stale } = indexesOf(search)
  const begun = running.get(locale)
  if (begun) return begun

  const run = async () => {
    filled.add(locale)
    try {
      do {
        stale.delete(locale)
        await fill({ db, search }, locale)
      } while (stale.has(locale))
    } catch (error) {
      stale.add(locale)
      throw error
    } finally {
      running.delete(locale)
    }
  }
  const filling = run()
  running.set(locale, filling)
  return filling
}

function renewBehind(engines: IndexEngines, locale: Locale): void {
  fillOwn(engines, locale)
    .then(() => announceRenewed(engines))
    .catch((error: unknown) =>
      engines.log.warn({ err: error, locale }, 'The search index could not be renewed; the old one stays for now.'),
    )
}

/** Pages that were made since the catalogue changed may show what the old index knew. */
export const announceRenewed = ({ announcements }: IndexEngines): Promise<void> => announcements.announce('search')

/** So long a visitor waits while another process makes the index. */
const PATIENCE = { tries: 40, pause: 250 }

async function fillShared(engines: IndexEngines, locale: Locale): Promise<void> {
  const { db, search } = engines
  for (let tries = 0; tries < PATIENCE.tries; tries++) {
    const done = await withExclusiveLock(db, locale, async () => {
      if (!(await search.has(locale))) await fill({ db, search }, locale)
    })
    if (done || (await search.has(locale))) return
    await sleep(PATIENCE.pause)
  }
  throw new Error(`Another process did not finish the search index of ${locale}.`)
}
