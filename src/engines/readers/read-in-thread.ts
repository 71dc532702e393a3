import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, type Transferable } from 'node:worker_threads'
import type { ThreadWork } from './readers.ts'
import type { ThreadOrder, ThreadPart } from './thread-readers.ts'

/** The other side has something else to do between two of these. */
const PORTION = 250

/** All that a thread does: read one file after the other, and hand on what is in it as fast as it is taken. */
export function readInThread(readers: readonly ThreadWork<never, object>[]): void {
  letVisitorsGoFirst()
  let handOn = () => {}
  parentPort!.on('message', async (order: ThreadOrder) => {
    if (order === 'end') return parentPort!.close()
    if (order !== 'more') handOn = await read(readers, order)
    handOn()
  })
}

/** Where processors are few, whoever asks for a page needs one more urgently. Only on Linux a thread has a priority of its own. */
function letVisitorsGoFirst(): void {
  if (process.platform === 'linux') setPriority(0, Math.max(getPriority(0), constants.priority.PRIORITY_BELOW_NORMAL))
}

/** Reads it all, and gives a portion with every call. */
async function read(
  readers: readonly ThreadWork<never, object>[],
  { reader: name, order }: Exclude<ThreadOrder, string>,
) {
  const reader = readers.find((each) => each.name === name)
  if (!reader) throw new Error(`Nobody reads ${name}.`)
  // Whoever asks has the same reader in his hands, and with it the type of the order.
  const reading = await reader.read(order as never)
  const rows: unknown[] = 'rows' in reading && Array.isArray(reading.rows) ? reading.rows : []
  let handed = 0

  return () => {
    if (handed >= rows.length)
      return say({ reading: rows.length === 0 ? reading : { ...reading, rows: [] } }, bytesIn(reading))
    say({ rows: rows.slice(handed, handed + PORTION) })
    handed += PORTION
  }
}

const say = (part: ThreadPart, moved: Transferable[] = []) => parentPort!.postMessage(part, moved)

/** Megabytes change hands instead of being copied: numbers and bytes that have their memory to themselves. */
function bytesIn(reading: object): Transferable[] {
  return Object.values(reading).flatMap((value: unknown) => {
    if (ArrayBuffer.isView(value))
      return value.byteLength === value.buffer.byteLength ? [value.buffer as ArrayBuffer] : []
    return isRecord(value) ? bytesIn(value) : []
  })
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
