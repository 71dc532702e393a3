import type { DoneScan, Scan } from '#domain/warehouse/scans/scan.ts'

/** A scan that the shop has not answered yet, and whose it is: the next colleague at this browser does not send it. */
export type WaitingScan = Omit<Scan, 'at'> & { at: number; who: string }

const DATABASE = 'umlauf-scans'
const STORE = 'waiting'

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { autoIncrement: true }))
  const database = await asPromise(opening)
  const transaction = database.transaction(STORE, mode)
  transaction.addEventListener('complete', () => database.close())
  return transaction.objectStore(STORE)
}

/** Where the browser keeps nothing, this page does. */
const kept: WaitingScan[] = []

async function keep(scan: WaitingScan): Promise<void> {
  try {
    await asPromise((await store('readwrite')).add(scan))
  } catch {
    kept.push(scan)
  }
}

let adding: Promise<void> = Promise.resolve()

/** One after the other, so that they keep their order. */
export function addWaiting(scan: WaitingScan): Promise<void> {
  adding = adding.then(() => keep(scan))
  return adding
}

/** In the order in which they were scanned. */
export async function waitingOf(who: string): Promise<WaitingScan[]> {
  const stored = await store('readonly')
    .then((open) => asPromise(open.getAll() as IDBRequest<WaitingScan[]>))
    .catch(() => [])
  return [...stored, ...kept].filter((scan) => scan.who === who)
}

async function removeWaiting(key: string): Promise<void> {
  const index = kept.findIndex((scan) => scan.key === key)
  if (index >= 0) kept.splice(index, 1)
  const open = await store('readwrite').catch(() => undefined)
  if (!open) return
  const [keys, scans] = await Promise.all([asPromise(open.getAllKeys()), asPromise(open.getAll())])
  const place = (scans as WaitingScan[]).findIndex((scan) => scan.key === key)
  if (place >= 0) open.delete(keys[place]!)
}

export type Sent = DoneScan | { key: string; code: string; refused: number }

/** Nothing came back: whoever scans goes on, and this is tried again. */
export class NotSent extends Error {}

/** Sends what waits, one after the other and from one tab only; tells of each what came of it. */
export async function sendWaiting(who: string, onSent: (sent: Sent) => void): Promise<void> {
  await alone(async () => {
    for (const scan of await waitingOf(who)) {
      const sent = await send(scan)
      await removeWaiting(scan.key)
      onSent(sent)
    }
  })
}

let working: Promise<unknown> = Promise.resolve()

/** Without encryption browsers lend no locks; then each tab waits for itself, and the shop does each scan once anyway. */
function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(DATABASE, work)
  const done = working.then(work)
  working = done.catch(() => undefined)
  return done
}

/** No answer, no login and too much work all mean: later. */
const isForNow = (status: number): boolean => status === 401 || status === 429 || status >= 500

/** In a corner without a connection an answer may never come. */
const PATIENCE_MILLISECONDS = 8_000

async function send({ key, station, code, at, who }: WaitingScan): Promise<Sent> {
  const body = new URLSearchParams({ key, station, code, who, at: String(at), answer: 'json' })
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  const answer = await fetch('/scan', { method: 'POST', body, signal }).catch(() => undefined)
  if (!answer || answer.redirected || isForNow(answer.status)) throw new NotSent()
  if (!answer.ok) return { key, code, refused: answer.status }
  const done = (await answer.json().catch(() => undefined)) as (Omit<DoneScan, 'at'> & { at: string }) | undefined
  if (!done) throw new NotSent()
  return { ...done, at: new Date(done.at) }
}
