import type { Engines } from '#engines/engines.ts'
import { locales } from '#shop/countries/locales.ts'
import { renewOwn, renewShared, announceRenewed, type IndexEngines } from './index-catalogue.ts'

export type FreshnessEngines = IndexEngines & Pick<Engines, 'jobs'>

const RENEW_INDEXES = 'renew-search-indexes'

/** News comes in bursts, and to every process: those that come within this time cause one job together. */
const BURST_SECONDS = 1

/** How long to leave a server alone that is away, or an index that another process is filling. */
const LATER_SECONDS = 15

/**
 * Called once by every process. When the catalogue changes, an index in memory is renewed by the process that keeps it,
 * and those on a server by one process for all. Returns how to stop listening.
 */
export async function keepIndexesFresh(engines: FreshnessEngines): Promise<() => void> {
  const { search, jobs, announcements, log } = engines
  const onServer = search.shared
  const renewSoon = (seconds: number) =>
    jobs.enqueue(RENEW_INDEXES, {}, { singletonKey: RENEW_INDEXES, startAfter: seconds })

  const stop = announcements.onAnnouncement((topic) => {
    if (topic !== 'catalogue' && topic !== 'unknown') return
    // While the server is away, each process keeps an index of its own.
    if (!search.shared) renewOwn(engines)
    if (!onServer) return
    renewSoon(BURST_SECONDS).catch((error: unknown) =>
      log.error({ err: error }, 'The search indexes could not be ordered anew.'),
    )
  })
  if (!onServer) return stop

  await jobs.work(RENEW_INDEXES, async () => {
    const complete = await renewAll(engines).catch((error: unknown) => {
      log.warn({ err: error }, 'The search indexes could not be renewed; they will be tried again.')
      return false
    })
    if (complete) await announceRenewed(engines)
    else await renewSoon(LATER_SECONDS)
  })
  // Nobody told this shop what happened to the catalogue while it was not running.
  await renewSoon(BURST_SECONDS)
  return stop
}

/** Only those that somebody has needed before. Tells whether all of them are up to date now. */
async function renewAll(engines: FreshnessEngines): Promise<boolean> {
  let complete = true
  for (const locale of locales) {
    const isThere = await engines.search.has(locale)
    if (!engines.search.shared) return false
    if (isThere) complete = (await renewShared(engines, locale)) && complete
  }
  return complete
}
