import type { Log } from '#engines/log/log.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { SearchEngine } from './search.ts'
import { SearchDown } from './search-down.ts'

/** So long a server that was away is left in peace before it is tried again. */
const PAUSE_MILLISECONDS = 5_000

/**
 * A search server, and a search in memory for as long as the server is away. The one who notices gets an error; from then
 * on everybody asks the stand-in, which begins empty: `has` says so, and `shared` says that each process has its own now.
 * Whether the server is back is tried behind the visitors' backs, so nobody waits for it.
 */
export function withFallback(
  server: SearchEngine,
  openStandIn: () => SearchEngine,
  log: Log,
  pause: number = PAUSE_MILLISECONDS,
): SearchEngine {
  let standIn: SearchEngine | undefined
  let tryAgainAt = 0

  function fallBack(error: SearchDown): void {
    if (!standIn) log.warn({ err: error }, 'The search server is away; this process searches in its own memory.')
    standIn ??= openStandIn()
    tryAgainAt = performance.now() + pause
  }

  function tryAgain(locale: Locale): void {
    if (performance.now() < tryAgainAt) return
    tryAgainAt = Infinity
    server.has(locale).then(comeBack, () => (tryAgainAt = performance.now() + pause))
  }

  function comeBack(): void {
    log.info({}, 'The search server is back.')
    void standIn?.close()
    standIn = undefined
  }

  async function ask<Answer>(locale: Locale, question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (standIn) {
      tryAgain(locale)
      return question(standIn)
    }
    try {
      return await question(server)
    } catch (error) {
      if (error instanceof SearchDown) fallBack(error)
      throw error
    }
  }

  return {
    get shared() {
      return standIn === undefined && server.shared
    },
    has: (locale) => ask(locale, (engine) => engine.has(locale)),
    facets: (locale) => ask(locale, (engine) => engine.facets(locale)),
    byUrl: (locale, url) => ask(locale, (engine) => engine.byUrl(locale, url)),
    bySeries: (locale, seriesId, limit) => ask(locale, (engine) => engine.bySeries(locale, seriesId, limit)),
    byText: (locale, text, limit) => ask(locale, (engine) => engine.byText(locale, text, limit)),
    replace: (locale, devices) => ask(locale, (engine) => engine.replace(locale, devices)),
    async close() {
      await standIn?.close()
      await server.close()
    },
  }
}
