import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { LIST_BYTES } from '#domain/business/lists/device-list.ts'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '#domain/contact/attachments/attachment-limits.ts'
import { bytesOf, formWithFiles, MAX_FORM_SIZE, textForm } from '#shop/forms/form-limits.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

/** Behind a proxy every request can come from another visitor. */
const shop = useShop()

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Announces a form, and sends nothing of it. */
async function announce(path: string, address: string, bytes: number): Promise<Socket> {
  const socket = connect(shop().port, '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: de.localhost',
    'Sec-Fetch-Site: same-origin',
    `User-Agent: ${person}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

/** What somebody is told who announces a form of this size. */
async function answerTo(address: string, bytes: number): Promise<string> {
  const socket = await announce('/', address, bytes)
  const [said] = await once(socket, 'data')
  return String(said)
}

const LARGE = 21_000_000

describe('F-06 what a visitor may bring along is counted in bytes', () => {
  test('and not in requests: after a dozen large forms he is asked to wait, a small one costs nearly nothing', async () => {
    const answers: string[] = []
    for (let time = 0; time < 13; time += 1) answers.push(await answerTo('10.1.0.1', LARGE))

    expect(answers.slice(0, 12).every((answer) => answer.startsWith('HTTP/1.1 405 '))).toBe(true)
    expect(answers[12]).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nretry-after: \d+\r\n/i)
    expect(answers[12]).toContain('Bitte warte einen Moment.')
    for (let time = 0; time < 40; time += 1) expect(await answerTo('10.1.0.2', 100)).toMatch(/^HTTP\/1\.1 405 /)
    expect(await answerTo('10.1.0.2', LARGE)).toMatch(/^HTTP\/1\.1 405 /)
  })

  test('and what is in memory at once has an end: for one visitor, and for all of them together', async () => {
    const slow = [await announce('/kontakt', '10.2.0.1', LARGE), await announce('/kontakt', '10.2.0.1', LARGE)]
    await eventually(async () => (await answerTo('10.2.0.1', 2_500_000)).startsWith('HTTP/1.1 429 '))
    expect(await answerTo('10.2.0.2', LARGE)).toMatch(/^HTTP\/1\.1 405 /)
    for (let visitor = 10; visitor < 20; visitor += 1) slow.push(await announce('/kontakt', `10.2.0.${visitor}`, LARGE))

    let others = 0
    const full = await eventually(async () => {
      const answer = await answerTo(`10.2.1.${(others += 1)}`, LARGE)
      return answer.startsWith('HTTP/1.1 503 ') && answer
    })
    expect(full).toMatch(/\r\nretry-after: 10\r\n/i)
    expect(full).toContain('Wir sind gleich wieder da.')
    expect(await answerTo('10.2.0.4', 10_000)).toMatch(/^HTTP\/1\.1 405 /)

    for (const socket of slow) socket.destroy()
    await eventually(async () => (await answerTo(`10.2.1.${(others += 1)}`, LARGE)).startsWith('HTTP/1.1 405 '))
  })
})

test('F-06 no form of a visitor is longer than what is counted for it', () => {
  expect(bytesOf(formWithFiles(MAX_ATTACHMENTS, MAX_ATTACHMENT_SIZE))).toBeLessThanOrEqual(MAX_FORM_SIZE)
  expect(bytesOf(formWithFiles(1, LIST_BYTES)) + LIST_BYTES + textForm.text).toBeLessThanOrEqual(MAX_FORM_SIZE)
})
