import { Worker } from 'node:worker_threads'
import type { NotRead, Readers } from './readers.ts'

/** What a thread is told: which file to read, that more rows can come, or that it is not needed any more. */
export type ThreadOrder = { reader: string; order: unknown } | 'more' | 'end'
/** What it says: rows, a portion at a time, and everything at the end. */
export type ThreadPart = { rows: unknown[] } | { reading: object }

/** One at a time of each kind leaves cores to visitors; the rest waits, and not without end. */
const MAX_WAITING = 20

/** Every reader ends by its own budget long before; this is for what nobody has thought of. */
const MAX_MILLISECONDS = 120_000
const MAX_MEGABYTES = 256
/** Of it for what is young: V8 would take a hundred for a thread that only draws labels. */
const YOUNG_MEGABYTES = 16

/** Starting a thread takes longer than reading most files, so that it waits a little for the next one. */
const KEPT_MILLISECONDS = 5_000

/** A thread for each kind of file. Kinds do not wait for each other: lists of strangers hold up no photo. */
export function openThreadReaders(program: URL, mostWaiting = MAX_WAITING): Readers {
  const lanes = new Map<string, ReturnType<typeof openLane>>()

  return {
    async read<Order, Reading extends object>({ name }: { name: string }, order: Order) {
      const lane = lanes.get(name) ?? openLane(program, mostWaiting)
      lanes.set(name, lane)
      // The thread knows the same reader by the same name.
      return (await lane({ reader: name, order })) as Reading | NotRead
    },
  }
}

/** One file after the other in one thread. */
function openLane(program: URL, mostWaiting: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let kept: { thread: Worker; ending: NodeJS.Timeout } | undefined

  async function readNext(order: ThreadOrder): Promise<object> {
    clearTimeout(kept?.ending)
    const thread = kept && isAlive(kept.thread) ? kept.thread : startThread(program)
    kept = undefined
    // Whoever waits for a file keeps the process alive, a thread without one does not.
    thread.ref()
    try {
      return await readWith(thread, order)
    } finally {
      thread.unref()
    }
  }

  /** What has failed or taken too long is not asked again. */
  async function readWith(thread: Worker, order: ThreadOrder): Promise<object> {
    const reading = await readIn(thread, order).catch(async (error: unknown) => {
      await thread.terminate()
      throw error
    })
    if (reading === undefined) {
      await thread.terminate()
      return { ok: false, reason: 'too-much-work' } satisfies NotRead
    }
    kept = { thread, ending: setTimeout(end, KEPT_MILLISECONDS).unref() }
    return reading
  }

  /** It ends by itself, which is gentler to the process than being stopped. */
  function end() {
    kept?.thread.postMessage('end' satisfies ThreadOrder)
    kept = undefined
  }

  return (order: ThreadOrder): Promise<object> => {
    if (waiting >= mostWaiting) return Promise.resolve({ ok: false, reason: 'busy' } satisfies NotRead)
    waiting += 1
    const reading = last.then(() => readNext(order)).finally(() => (waiting -= 1))
    last = reading.catch(() => undefined)
    return reading
  }
}

/** A thread that has ended has no number any more. */
const isAlive = ({ threadId }: Worker): boolean => threadId > 0

const resourceLimits = { maxOldGenerationSizeMb: MAX_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES }

/** What has failed is not asked again, so that only whoever waits for it is told. */
const startThread = (program: URL): Worker =>
  new Worker(program, { resourceLimits, execArgv: [], env: {} }).on('error', () => {})

/** What a thread has read, or nothing if it would take too long or too much memory. */
async function readIn(thread: Worker, order: ThreadOrder): Promise<object | undefined> {
  const rows: unknown[] = []
  const { promise, resolve, reject } = Promise.withResolvers<object | undefined>()
  const patience = setTimeout(resolve, MAX_MILLISECONDS)
  const message = (part: ThreadPart) => {
    if ('reading' in part) return resolve(rows.length === 0 ? part.reading : { ...part.reading, rows })
    rows.push(...part.rows)
    thread.postMessage('more' satisfies ThreadOrder)
  }
  const error = (why: NodeJS.ErrnoException) =>
    why.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(why)
  const exit = () => reject(new Error('The thread has read nothing.'))

  thread.on('message', message).on('error', error).on('exit', exit).postMessage(order)
  return promise.finally(() => {
    clearTimeout(patience)
    thread.off('message', message).off('error', error).off('exit', exit)
  })
}
