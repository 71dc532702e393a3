import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Runs within the shop: whatever page it renders React renders once more, by itself and as it likes best. What that has cost
 * is written down when somebody asks.
 */
let pages = 0
let microseconds = 0

if (isMainThread) {
  subscribe('umlauf.render', (again) => {
    const before = process.threadCpuUsage()
    ;(again as () => string)()
    const { user, system } = process.threadCpuUsage(before)
    pages += 1
    microseconds += user + system
  })
  process.on('SIGUSR2', () => writeFileSync(process.env['RENDERED_AGAIN']!, JSON.stringify({ pages, microseconds })))
}
