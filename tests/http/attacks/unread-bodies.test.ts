import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { some } from '#tests/support/limits/runs.ts'

/** A shop of their own: what is refused here counts against the address of all other tests. */
const shop = useOwnShop()

const LENGTH = 19_000_000

/** Begins a request and goes on talking, as long as somebody listens. */
async function talk(head: string, body: (left: number) => string): Promise<string> {
  const socket = connect(shop().port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const site = head.includes('Sec-Fetch-Site') ? '' : 'Sec-Fetch-Site: same-origin\r\n'
  socket.write(`${head}\r\nHost: de.localhost\r\n${site}Content-Length: ${LENGTH}\r\n\r\n`)
  await goOn(socket, body)
  await ended
  return answer
}

async function goOn(socket: Socket, body: (left: number) => string): Promise<void> {
  for (let left = LENGTH; left > 0 && socket.writable;) {
    const text = body(left)
    left -= text.length
    if (socket.write(text)) continue
    await new Promise((resolve) => {
      socket.once('drain', resolve)
      socket.once('close', resolve)
    })
  }
}

const filler = (unit: string) => {
  const block = unit.repeat(Math.ceil(65_536 / unit.length))
  return (left: number) => block.slice(0, left)
}

const form = 'Content-Type: application/x-www-form-urlencoded'
const files = 'Content-Type: multipart/form-data; boundary=x'
const json = 'Content-Type: application/json'

describe('F-25 whoever is answered before he has finished', () => {
  const cases: [number, string, string][] = [
    [413, `POST /kontakt HTTP/1.1\r\n${form}`, 'a=1&'],
    [413, `POST /kontakt HTTP/1.1\r\n${files}`, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'],
    [413, `POST /api/cart HTTP/1.1\r\n${json}`, '[['],
    [413, `POST /api/no-such-place HTTP/1.1\r\n${form}`, 'a=1&'],
    [405, `POST / HTTP/1.1\r\n${form}`, 'a=1&'],
    [405, `PUT /content/agb HTTP/1.1\r\n${files}`, 'x'],
    [403, `POST /kontakt HTTP/1.1\r\n${form}\r\nSec-Fetch-Site: cross-site`, 'a=1&'],
    [413, `POST /api/errors HTTP/1.1\r\n${json}`, '{"a":'],
  ]

  test.each(some(cases, 3))(
    'with %i (%s) hears all of it, and that the connection ends',
    async (status, head, unit) => {
      const answer = await talk(head, filler(unit))

      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(answer).toMatch(/\r\nconnection: close\r\n/i)
      const [top = '', body = ''] = answer.split('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)/i.exec(top)?.[1]
      if (length !== undefined) expect(body).toHaveLength(Number(length))
    },
  )

  test('keeps his connection if everything was read', async () => {
    const socket = connect(shop().port, '127.0.0.1')
    await once(socket, 'connect')
    const body = 'subject=none'
    for (let time = 0; time < 2; time += 1) {
      socket.write(
        `POST /kontakt HTTP/1.1\r\nHost: de.localhost\r\nSec-Fetch-Site: same-origin\r\n${form}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      let answer = ''
      while (!answer.includes('</html>')) answer += String((await once(socket, 'data'))[0])
      expect(answer).toMatch(/^HTTP\/1\.1 422 /)
      expect(answer).not.toMatch(/\r\nconnection: close/i)
    }
    socket.destroy()
  })
})

test('F-06 of a form that is too large hardly anything is read before it is refused, and the visitor is told in his language', async () => {
  const answer = await talk(`POST /kontakt HTTP/1.1\r\nAccept: text/html\r\n${form}`, filler('a=1&'))

  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(Buffer.from(answer, 'latin1').toString()).toContain('Das ist zu groß für uns.')
})
