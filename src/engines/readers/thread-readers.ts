import { Worker } from 'node:worker_threads'
import type { NotRead, Readers } from './readers.ts'

/** What is given to the thread that reads a file, and what it says: rows, a portion at a time, and everything at the end. */
export type ThreadOrder = { reader: string; order: unknown }
export type ThreadPart = { rows: unknown[] } | { reading: object }

/** One at a time of each kind leaves cores to visitors; the rest waits, and not without end. */
const MOST_WAITING = 20

/** Every reader ends by its own budget long before; this is for what nobody has thought of. */
const LONGEST_MILLISECONDS = 120_000
const MOST_MEGABYTES = 256

/** A thread for each file, which ends with it. Kinds do not wait for each other: lists of strangers hold up no photo. */
export function openThreadReaders(program: URL, mostWaiting = MOST_WAITING): Readers {
  const waiting = new Map<string, number>()
  const last = new Map<string, Promise<unknown>>()

  return {
    async read<Order, Reading extends object>({ name }: { name: string }, order: Order) {
      const before = waiting.get(name) ?? 0
      if (before >= mostWaiting) return { ok: false, reason: 'busy' } satisfies NotRead
      waiting.set(name, before + 1)
      const reading = (last.get(name) ?? Promise.resolve()).then(() => readInThread(program, { reader: name, order }))
      last.set(
        name,
        reading.catch(() => undefined),
      )
      // The thread knows the same reader by the same name.
      return (await reading.finally(() => waiting.set(name, waiting.get(name)! - 1))) as Reading | NotRead
    },
  }
}

function readInThread(program: URL, order: ThreadOrder): Promise<object> {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES }
  const thread = new Worker(program, { workerData: order, resourceLimits, execArgv: [], env: {} })
  const rows: unknown[] = []
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const giveUp = () => resolve({ ok: false, reason: 'too-much-work' } satisfies NotRead)
  const patience = setTimeout(giveUp, LONGEST_MILLISECONDS)

  thread.on('message', (part: ThreadPart) => {
    if ('reading' in part) return resolve(rows.length === 0 ? part.reading : { ...part.reading, rows })
    rows.push(...part.rows)
    thread.postMessage('more')
  })
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
  )
  thread.once('exit', () => reject(new Error('The thread has read nothing.')))
  return promise.finally(() => {
    clearTimeout(patience)
    return thread.terminate()
  })
}
