import { setTimeout as sleep } from 'node:timers/promises'
import { fromSomewhere, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { openLightClient, type Asked, type Got } from './light-client.ts'

/** Who comes to the shop in a process of his own, so that whoever measures does not wait for whoever is measured. */
export type Crowd = { port: number; pages: string[]; seconds: number } & (
  | { atOnce: number }
  /** They come when they come, however slowly they are answered. */
  | { perSecond: number }
)

export type Told = {
  answered: number
  failed: number
  /** Milliseconds. */
  answers: number[]
  refusals: number[]
  refusedWithoutDate: number
  sellers: number
  /** Sellers who got a price. */
  priced: number
  sold: number
  /** Longest and shortest way from wanting to sell to having sold, in milliseconds. */
  sales: number[]
  problems: string[]
}

/** One in so many comes to sell. */
const SELLS = 10
/** A seller's browser asks again as long as this. */
const PATIENCE_MILLISECONDS = 30_000

const told: Told = {
  answered: 0,
  failed: 0,
  answers: [],
  refusals: [],
  refusedWithoutDate: 0,
  sellers: 0,
  priced: 0,
  sold: 0,
  sales: [],
  problems: [],
}
let send: ReturnType<typeof openLightClient>

/** Notes how long it took, whether it was served or sent away. */
async function ask(asked: Asked): Promise<Got> {
  const start = performance.now()
  const got = await send(asked)
  const milliseconds = performance.now() - start
  if (got.status === 503) {
    told.refusals.push(milliseconds)
    if (got.retryAfter === undefined) told.refusedWithoutDate += 1
  } else if (got.status < 400) {
    told.answered += 1
    told.answers.push(milliseconds)
  } else throw new Error(`${asked.path} answered ${got.status}`)
  return got
}

const browse = (pages: readonly string[]) =>
  ask({
    method: 'GET',
    path: pages[Math.floor(Math.random() * pages.length)]!,
    headers: { host: 'de.localhost', 'accept-encoding': 'br', ...fromSomewhere() },
  })

const own = { host: 'de.localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** As browsers do: whoever is asked to come back comes back, with the same submission. */
async function insist(path: string, body: unknown, headers: Record<string, string>): Promise<Got> {
  const until = performance.now() + PATIENCE_MILLISECONDS
  for (;;) {
    const got = await ask({ method: 'POST', path, headers: { ...own, ...headers }, text: JSON.stringify(body) })
    if (got.status !== 503) return got
    if (performance.now() > until) throw new Error(`${path} had no time`)
    await sleep((got.retryAfter ?? 1) * 1_000 * (1 + Math.random()))
  }
}

async function sell(): Promise<void> {
  told.sellers += 1
  const start = performance.now()
  const from = fromSomewhere()
  const { cookie, body } = await insist('/api/offers', usedPhone, from)
  const { id } = JSON.parse(body) as { id: string }
  told.priced += 1
  const headers = { ...from, cookie: cookie! }
  await insist('/api/cart', { lines: [{ offerId: id, quantity: 1 }], voucher: null, business: false }, headers)
  await insist('/api/trades', tradeOf('de', id), { ...headers, 'idempotency-key': crypto.randomUUID() })
  told.sold += 1
  told.sales.push(performance.now() - start)
}

async function come({ pages }: Crowd, number: number): Promise<void> {
  try {
    await (number % SELLS === 0 ? sell() : browse(pages))
  } catch (error) {
    told.failed += 1
    if (told.problems.length < 5) told.problems.push(String(error))
  }
}

async function keepComing(crowd: Crowd): Promise<void> {
  const start = performance.now()
  const isOpen = () => performance.now() - start < crowd.seconds * 1_000
  let number = 0
  if ('atOnce' in crowd) {
    const one = async () => {
      while (isOpen()) await come(crowd, (number += 1))
    }
    await Promise.all(Array.from({ length: crowd.atOnce }, one))
    return
  }
  const under = new Set<Promise<void>>()
  while (isOpen()) {
    const due = ((performance.now() - start) / 1_000) * crowd.perSecond
    while (number < due) {
      const coming = come(crowd, (number += 1)).finally(() => under.delete(coming))
      under.add(coming)
    }
    await sleep(2)
  }
  await Promise.all(under)
}

process.once('message', (crowd: Crowd) => {
  send = openLightClient(crowd.port)
  void keepComing(crowd).then(() => process.send!(told, () => process.exit()))
})
