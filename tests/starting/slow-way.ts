import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Every answer of the server takes so many times as long, and a little even where it took no time at all. */
const TIMES_SLOWER = 10
const MIN_MILLISECONDS = 5

/** `ReadyForQuery` ends every answer: nobody waits any more. */
const ANSWERED = Buffer.from('Z\0\0\0\u0005', 'latin1')
const isWhole = (chunk: Buffer) => chunk.subarray(-6, -1).equals(ANSWERED)

/** A way to a PostgreSQL that behaves like one on a machine ten times slower: what took it long takes ten times as long. */
export async function slowWayTo(address: string): Promise<string> {
  const server = new URL(address)
  const way = createServer((visitor) => {
    const beyond = connectTo(server)
    let asked: number | undefined
    let told: Promise<unknown> = Promise.resolve()
    visitor.on('data', (question) => {
      asked ??= performance.now()
      beyond.write(question)
    })
    beyond.on('data', (answer: Buffer) => {
      // What comes without a question is an announcement.
      const took = asked === undefined ? 0 : performance.now() - asked
      if (asked !== undefined) asked = isWhole(answer) ? undefined : performance.now()
      const wait = Math.max(MIN_MILLISECONDS, took * (TIMES_SLOWER - 1))
      told = told.then(() => sleep(wait)).then(() => visitor.write(answer))
    })
    endTogether(visitor, beyond, () => told)
  })
  return addressOf(way, server)
}

export type StallableWay = { url: string; stall(): void; cut(): void }

/** A way on which, from one moment on, nothing comes back, as from a server that is frozen. */
export async function stallableWayTo(address: string): Promise<StallableWay> {
  const server = new URL(address)
  const visitors = new Set<Socket>()
  let stalled = false
  const way = createServer((visitor) => {
    visitors.add(visitor)
    const beyond = connectTo(server)
    visitor.on('data', (question) => stalled || beyond.write(question))
    beyond.on('data', (answer) => stalled || visitor.write(answer))
    endTogether(visitor, beyond, async () => {})
  })
  return {
    url: await addressOf(way, server),
    stall: () => void (stalled = true),
    cut() {
      way.close()
      for (const visitor of visitors) visitor.destroy()
    },
  }
}

async function addressOf(way: Server, { username, pathname }: URL): Promise<string> {
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => void way.close())
  const { port } = way.address() as AddressInfo
  return `postgres://${username}@127.0.0.1:${port}${pathname}`
}

/** By its port, or by the socket that the embedded one listens on. */
function connectTo(server: URL): Socket {
  const folder = server.searchParams.get('host')
  return folder ? connect(join(folder, '.s.PGSQL.5432')) : connect(Number(server.port), server.hostname)
}

function endTogether(visitor: Socket, beyond: Socket, told: () => Promise<unknown>): void {
  visitor.on('close', () => beyond.destroy())
  visitor.on('error', () => beyond.destroy())
  beyond.on('error', () => visitor.destroy())
  visitor.on('end', () => beyond.end())
  beyond.on('end', async () => {
    await told()
    visitor.end()
  })
}
