import { Agent, request } from 'node:http'
import { fromSomewhere, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'

/** An offer, and what its visitor sends along from then on. */
export type Offered = { id: string; headers: Record<string, string> }

type Told = { status: number; cookie: string | undefined; body: string }

/** Connections stay open, as those of a proxy in front of the shop do. */
export function openSeller(port: number) {
  const agent = new Agent({ keepAlive: true })
  const origin = { host: 'de.localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

  const send = (path: string, body: unknown, more: Record<string, string>): Promise<Told> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { ...origin, ...more, 'content-length': Buffer.byteLength(text) }
      const sent = request({ agent, port, method: 'POST', host: '127.0.0.1', path, headers }, (answer) => {
        let got = ''
        answer.setEncoding('utf8').on('data', (part: string) => (got += part))
        answer.once('error', reject).once('end', () => {
          const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
          resolve({ status: answer.statusCode!, cookie, body: got })
        })
      })
      sent.once('error', reject)
      sent.end(text)
    })

  /** Whatever is refused here would make the shop look faster than it is. */
  async function ask(path: string, body: unknown, more: Record<string, string>): Promise<Told> {
    const told = await send(path, body, more)
    if (told.status >= 300) throw new Error(`${path} answered ${told.status}: ${told.body}`)
    return told
  }

  async function offer(headers: Record<string, string>): Promise<Offered> {
    const { cookie, body } = await ask('/api/offers', usedPhone, headers)
    const { id } = JSON.parse(body) as { id: string }
    return { id, headers: { ...headers, cookie: cookie! } }
  }

  const cart = (id: string, headers: Record<string, string>) =>
    ask('/api/cart', { lines: [{ offerId: id, quantity: 1 }], voucher: null, business: false }, headers)

  const trade = (id: string, headers: Record<string, string>) =>
    ask('/api/trades', tradeOf('de', id), { ...headers, 'idempotency-key': crypto.randomUUID() })

  return {
    offer: () => offer(fromSomewhere()),
    cart,
    trade,
    /** Somebody who was never here asks for a price, puts the phone into the cart and sells it. */
    async sell(): Promise<void> {
      const { id, headers } = await offer(fromSomewhere())
      await cart(id, headers)
      await trade(id, headers)
    },
    close: () => agent.destroy(),
  }
}

export type Pace = { perSecond: number; done: number; p50: number; p99: number }

/** So many do it at once, one time after the other, as long as they may. */
export async function keepDoing(atOnce: number, goOn: () => boolean, work: () => Promise<unknown>): Promise<Pace> {
  const start = performance.now()
  const times: number[] = []
  const one = async () => {
    while (goOn()) {
      const before = performance.now()
      await work()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const sorted = times.toSorted((some, other) => some - other)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!
  return {
    perSecond: (times.length / (performance.now() - start)) * 1_000,
    done: times.length,
    p50: at(0.5),
    p99: at(0.99),
  }
}

export const forSeconds = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() < end
}
