import { once } from 'node:events'
import { connect } from 'node:net'

type Asked = { port: number; headers: Record<string, string> }

/**
 * How often a page is answered in so much time, if each connection asks for it again as soon as it has it. What comes is only
 * counted: a client that reads it is busier than the server that sends it, and would measure itself.
 */
export async function load(page: Asked, connections: number, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  const counts = await Promise.all(Array.from({ length: connections }, () => askAgain(page, end)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function askAgain({ port, headers }: Asked, end: number): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET / HTTP/1.1\r\n${lines.join('')}\r\n`
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let length = 0
  let received = 0
  let answered = 0
  socket.write(request)
  socket.on('data', (chunk) => {
    if (received === 0) length = lengthOf(chunk)
    received += chunk.length
    if (received < length) return
    received = 0
    answered += 1
    if (performance.now() < end) socket.write(request)
    else socket.end()
  })
  await once(socket, 'close')
  return answered
}

/** Of a whole answer, as its beginning tells. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4)
  const [, length] = /^HTTP\/1\.1 200 [\s\S]*\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (length === undefined) throw new Error(`This is no page:\n${head}`)
  return head.length + Number(length)
}
