import { collectDefaultMetrics, Counter, Gauge, Registry, type Histogram } from 'prom-client'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import type { PageObserver } from '#server/page-cache/pages.ts'
import { RequestTimes } from './request-times.ts'

export type Metrics = {
  registry: Registry
  pages: PageObserver
  answered(method: string, status: number, seconds: number): void
  watchCache(cache: PageCache): void
}

/** What is counted while the shop runs. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const rendered = new Counter({ name: 'umlauf_page_renders_total', help: 'Pages rendered', registers })
  const reused = new Counter({ name: 'umlauf_page_cache_hits_total', help: 'Pages answered from memory', registers })
  const times = new RequestTimes()
  // Asked like one of the library's own, which would need a tenth of a known page's time to count it.
  registry.registerMetric(times as unknown as Histogram)

  return {
    registry,
    pages: { rendered: () => rendered.inc(), reused: () => reused.inc() },
    answered: (method, status, duration) => times.observe(method, status, duration),
    watchCache: (cache) => {
      registry.registerMetric(
        new Gauge({
          name: 'umlauf_page_cache_bytes',
          help: 'Memory held by kept pages',
          registers: [],
          collect() {
            this.set(cache.bytes)
          },
        }),
      )
    },
  }
}
