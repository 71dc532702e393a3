import { vi } from 'vitest'

/** Longer than even a slow machine needs for anything: who waits so long waits for something that does not come. */
export const PATIENCE_MILLISECONDS = 180_000

/** What the shop does by itself, a moment later: the first answer that is one. */
export const eventually = <Answer>(ask: () => Answer | Promise<Answer>) =>
  vi.waitUntil(ask, { timeout: PATIENCE_MILLISECONDS, interval: 100 })
