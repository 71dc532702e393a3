import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenForStopSignals } from './start/stop-signals.ts'

/** Whoever dies at once would otherwise be made anew all the time. */
const PAUSE_MILLISECONDS = 1_000

/**
 * Several processes of the shop that share its port and its database, each as one alone would be. One that dies is replaced; one
 * that cannot even start ends all of them.
 */
async function run(count: number): Promise<number> {
  const { signal, stop } = listenForStopSignals()
  const ended = Promise.withResolvers<number>()
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'server.js'), args: [] })

  function add(): void {
    const worker = cluster.fork()
    let hasOpened = false
    worker.once('listening', () => (hasOpened = true))
    worker.once('exit', (code: number) => void replace(worker, hasOpened, code))
  }
  async function replace(worker: Worker, hasOpened: boolean, code: number): Promise<void> {
    if (!hasOpened && !signal.aborted) {
      process.exitCode = code || 1
      stop('a process did not start')
    }
    if (signal.aborted) return Object.keys(cluster.workers ?? {}).length === 0 ? ended.resolve(0) : undefined
    process.stderr.write(`Process ${worker.process.pid} of the shop has died; another one takes its place.\n`)
    await sleep(PAUSE_MILLISECONDS)
    if (!signal.aborted) add()
  }
  signal.addEventListener('abort', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })
  for (let started = 0; started < count; started += 1) add()
  return ended.promise
}

const count = Number(process.argv[2] ?? availableParallelism())
if (!Number.isInteger(count) || count < 1 || count > 64) {
  process.stderr.write('How many processes? For example: npm run cluster -- 2\n')
  process.exit(1)
}
await run(count)
process.exit()
