import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { listenForStopSignals } from './start/stop-signals.ts'

const stopping = listenForStopSignals()

// What the files compile to is kept beside them, by the build and by every process that may write there. It has to be said
// before the shop is loaded.
enableCompileCache(join(import.meta.dirname, '../compiled'))
const { runShop } = await import('./run-shop.ts')
await runShop(stopping)
