import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'

export type Told = { status: number; body: string }

/** Sends everything but the last letter, then all last letters in the same moment. */
export async function sendAtOnce(
  requests: readonly { port: number; path: string; options: VisitOptions }[],
): Promise<Told[]> {
  const halves = await Promise.all(requests.map(({ port, path, options }) => sendHalf(port, path, options)))
  return Promise.all(halves.map(({ outgoing, rest }) => finish(outgoing, rest)))
}

async function sendHalf(port: number, path: string, { method = 'POST', headers = {}, body = '' }: VisitOptions) {
  const bytes = Buffer.from(body)
  const all = { host: 'de.localhost', ...headers, 'content-length': String(bytes.length) }
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers: all })
  await promisify((half: Buffer, done: () => void) => outgoing.write(half, done))(bytes.subarray(0, -1))
  return { outgoing, rest: bytes.subarray(-1) }
}

async function finish(outgoing: ClientRequest, rest: Buffer): Promise<Told> {
  outgoing.end(rest)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: incoming.statusCode ?? 0, body: await text(incoming) }
}
