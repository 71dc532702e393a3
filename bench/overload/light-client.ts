import { connect, type Socket } from 'node:net'

export type Asked = { method: string; path: string; headers: Record<string, string>; text?: string }

export type Got = { status: number; retryAfter: number | undefined; cookie: string | undefined; body: string }

type Line = { socket: Socket; taken: Taken | undefined }
type Taken = { got: Buffer[]; length: number; end: number | 'chunks' | undefined; tell(got: Got): void; fail(): void }

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * A visitor of whom thousands fit beside the shop on one machine: it reads of an answer what it needs to know, and connections stay
 * open as those of a proxy do. The client of Node needs more of the processor than the shop that it asks.
 */
export function openLightClient(port: number) {
  const free: Line[] = []

  function open(): Line {
    const line: Line = { socket: connect(port, '127.0.0.1').setNoDelay(), taken: undefined }
    const gone = () => {
      const { taken } = line
      line.taken = undefined
      taken?.fail()
    }
    line.socket.on('error', gone).on('close', gone)
    line.socket.on('data', (chunk) => read(line, chunk))
    return line
  }

  function read(line: Line, chunk: Buffer): void {
    const { taken } = line
    if (!taken) return
    taken.got.push(chunk)
    taken.length += chunk.length
    taken.end ??= endOf(taken)
    const isWhole = taken.end === 'chunks' ? endsWithLastChunk(taken) : taken.length >= (taken.end ?? Infinity)
    if (!isWhole) return
    line.taken = undefined
    const told = gotOf(taken)
    if (told.closes) line.socket.end()
    else free.push(line)
    taken.tell(told)
  }

  const send = (line: Line, text: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The connection was lost'))
      line.taken = { got: [], length: 0, end: undefined, tell: resolve, fail }
      line.socket.write(text)
    })

  return async ({ method, path, headers, text = '' }: Asked): Promise<Got> => {
    const length = text ? { 'content-length': String(Buffer.byteLength(text)) } : {}
    const lines = Object.entries({ ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
    const asked = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
    let kept = free.pop()
    while (kept?.socket.destroyed) kept = free.pop()
    if (!kept) return send(open(), asked)
    // It may have been closed in the moment in which it was used: then everybody opens another one.
    return send(kept, asked).catch(() => send(open(), asked))
  }
}

/** It may come in as many pieces as it has bytes. */
const endsWithLastChunk = ({ got }: Taken): boolean =>
  Buffer.concat(got.slice(-LAST_CHUNK.length)).subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)

/** Where the answer ends, as soon as its head is there. */
function endOf({ got }: Taken): number | 'chunks' | undefined {
  const begun = got.length === 1 ? got[0]! : Buffer.concat(got)
  const head = begun.indexOf(HEAD_END)
  if (head === -1) return undefined
  const text = begun.toString('latin1', 0, head)
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? []
  return length === undefined ? 'chunks' : head + HEAD_END.length + Number(length)
}

function gotOf({ got, end }: Taken): Got & { closes: boolean } {
  const whole = Buffer.concat(got)
  const headEnd = whole.indexOf(HEAD_END)
  const head = whole.toString('latin1', 0, headEnd)
  const header = (name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1]
  const retryAfter = header('retry-after')
  const body = header('content-type')?.startsWith('application/json') ? whole.toString('utf8', headEnd) : ''
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    cookie: header('set-cookie')?.split(';')[0],
    body: end === 'chunks' ? body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1) : body,
    closes: header('connection') === 'close',
  }
}
