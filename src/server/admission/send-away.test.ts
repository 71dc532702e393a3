import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeUnread } from '#server/close-unread.ts'
import { readConfig } from '#server/config/config.ts'
import { openRequestLog } from '#server/telemetry/request-log.ts'
import { openAdmission } from './admission.ts'
import { awaySender } from './send-away.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const html = { accept: 'text/html' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  return () => void vi.useRealTimers()
})

/** A shop that lets in only whoever sells, and in which everybody who is let in hears so. */
async function openBusyShop({ kept = '' } = {}) {
  let connections = 0
  const counted: number[] = []
  const admission = openAdmission({ waiting: () => 100 })
  vi.advanceTimersByTime(2_000)
  const config = readConfig({})
  const metrics = { answered: (_: string, status: number) => void counted.push(status) }
  const sendAway = awaySender({
    admission,
    config,
    requestLog: openRequestLog(config, { log: pino({ enabled: false }) }, metrics),
    sendKnownPage(incoming, outgoing, { evenStale, address = incoming.url }) {
      if (!evenStale || address !== kept) return false
      outgoing.end('of before')
      return true
    },
  })
  const server = createServer((incoming, outgoing) => {
    closeUnread(incoming, outgoing)
    if (sendAway(incoming, outgoing)) return
    incoming.resume()
    outgoing.end('let in')
  })
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  async function ask(path: string, { body, host = 'de.localhost', ...more }: Asked = {}) {
    const asked = request({ agent, port, path, ...more, headers: { host, ...more.headers } }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  return { ask, counted, connections: () => connections }
}

type Asked = Pick<RequestOptions, 'method'> & { headers?: Record<string, string>; body?: string; host?: string }

test('F-94 whoever looks around is sent away in his language, and who sells is let in', async () => {
  const { ask, counted } = await openBusyShop()

  const { status, headers, text: page } = await ask('/?q=phone', { headers: html, host: 'fr.localhost' })
  expect(status).toBe(503)
  expect(headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['x-request-id']).toBeTruthy()
  expect(page).toContain('Il y a beaucoup de monde en ce moment')
  expect((await ask('/?q=phone', { method: 'HEAD', headers: html })).text).toBe('')
  expect(counted).toEqual([503, 503])

  expect((await ask('/api/trades', { method: 'POST', body: '{}' })).text).toBe('let in')
})

test.each(['/health/ready', '/metrics', '/build.json', '/assets/any.js', '/pictures/any.webp'])(
  'F-94 %s is always answered',
  async (path) => {
    const { ask } = await openBusyShop()
    expect((await ask(path)).text).toBe('let in')
  },
)

test('F-94 a page that is in doubt is shown rather than none', async () => {
  const { ask } = await openBusyShop({ kept: '/handy' })
  expect((await ask('/handy', { headers: html })).text).toBe('of before')
  expect((await ask('/', { headers: html })).status).toBe(503)
})

test('F-94 a page that lies there is shown to whoever comes by an advertisement', async () => {
  const { ask } = await openBusyShop({ kept: '/' })
  expect((await ask('/?utm_source=letter&gclid=1', { headers: html })).text).toBe('of before')
  expect((await ask('/?q=phone', { headers: html })).status).toBe(503)
})

test('F-94 whoever has sent something along may come back on the same connection', async () => {
  const { ask, connections } = await openBusyShop()
  for (let time = 0; time < 3; time += 1) {
    const { status, headers } = await ask('/api/offers', { method: 'POST', body: JSON.stringify({ any: 'thing' }) })
    expect([status, headers.connection]).toEqual([503, 'keep-alive'])
  }
  expect(connections()).toBe(1)
})
