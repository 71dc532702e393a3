import { newId } from '#shop/ids.ts'
import type { Rows } from '#demo/insert-rows.ts'

const HOUR = 60 * 60_000

const reports = [
  {
    side: 'browser',
    application: 'umlauf-de',
    message: 'TypeError: Failed to fetch',
    url: '/warenkorb',
    hours: 5,
    occurrences: 3,
  },
  {
    side: 'server',
    application: 'umlauf-fr',
    message: 'Error: The carrier did not answer in time',
    url: null,
    hours: 30,
    occurrences: 1,
  },
  {
    side: 'browser',
    application: 'umlauf-it',
    message: 'ChunkLoadError: an old page asked for an old file',
    url: '/',
    hours: 75,
    occurrences: 2,
  },
]

/** A list of errors that is not empty, but short. */
export const demoErrors = (now: Date): Rows => ({
  error_reports: reports.map(({ hours, ...report }) => {
    const at = new Date(now.getTime() - hours * HOUR)
    return { id: newId(at), fingerprint: `demo ${report.message}`, release: 'demo', at, last_at: at, ...report }
  }),
})
