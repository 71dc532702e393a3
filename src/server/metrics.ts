import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import type { PageObserver } from '#server/page-cache/pages.ts'

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
  const seconds = new Histogram({
    name: 'umlauf_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })

  return {
    registry,
    pages: { rendered: () => rendered.inc(), reused: () => reused.inc() },
    answered: (method, status, duration) =>
      seconds.observe({ method, status: `${Math.floor(status / 100)}xx` }, duration),
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
