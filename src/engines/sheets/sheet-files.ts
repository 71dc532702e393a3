import { Worker } from 'node:worker_threads'
import type { SheetLimits, SheetReading, SheetRow, Sheets } from './sheets.ts'

/** What is given to the thread that reads a file, and what it says, a portion at a time. */
export type SheetOrder = { file: Uint8Array; limits: SheetLimits }
export type SheetPart = { rows: SheetRow[]; end: Extract<SheetReading, { ok: false }>['reason'] | 'ok' | undefined }

/** One at a time leaves the other cores to visitors; the rest waits, and not without end. */
const MOST_WAITING = 20

/** The budget ends a file long before; this is for what nobody has thought of. */
const LONGEST_MILLISECONDS = 30_000
const MOST_MEGABYTES = 256

/** Reads the files of strangers in a thread of its own, which ends with each of them. */
export function openSheetFiles(program: URL = new URL('sheet-worker.ts', import.meta.url)): Sheets {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return {
    async read(file, limits) {
      if (waiting >= MOST_WAITING) return { ok: false, reason: 'busy' }
      waiting += 1
      const reading = last.then(() => readInThread(program, { file, limits }))
      last = reading.catch(() => undefined)
      return reading.finally(() => (waiting -= 1))
    },
  }
}

function readInThread(program: URL, order: SheetOrder): Promise<SheetReading> {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES }
  const thread = new Worker(program, { workerData: order, resourceLimits, execArgv: [], env: {} })
  const rows: SheetRow[] = []
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading>()
  const patience = setTimeout(() => resolve({ ok: false, reason: 'too-much-work' }), LONGEST_MILLISECONDS)

  thread.on('message', ({ rows: portion, end }: SheetPart) => {
    rows.push(...portion)
    if (end === undefined) thread.postMessage('more')
    else resolve(end === 'ok' ? { ok: true, rows } : { ok: false, reason: end })
  })
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ ok: false, reason: 'too-much-work' }) : reject(error),
  )
  thread.once('exit', () => reject(new Error('The thread has read nothing.')))
  return promise.finally(() => {
    clearTimeout(patience)
    return thread.terminate()
  })
}
