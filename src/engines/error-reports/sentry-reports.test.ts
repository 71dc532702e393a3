import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#engines/clock/system-clock.ts'
import { silentLog } from '#engines/log/log.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import type { ErrorReporter } from './error-reporter.ts'
import { errorsContract } from './error-reports.contract.ts'
import { sentryReports } from './sentry-reports.ts'

interface SentryEvent {
  event_id: string
  timestamp: string
  tags: Record<string, string>
  extra?: { url?: string }
  release: string
  environment: string
  exception: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }
}

let server: Server
let envelopes: { url: string; lines: unknown[] }[]
let events: SentryEvent[]
let opened: ErrorReporter[]
/** What Sentry does with a request that it has read. */
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  envelopes = []
  events = []
  opened = []
  answer = (response) => response.setHeader('content-type', 'application/json').end('{}')
  // As much of Sentry as an error report needs: an envelope is lines of JSON, the third is the event.
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks)
      .toString()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    envelopes.push({ url: request.url ?? '', lines })
    events.push(lines[2] as SentryEvent)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await Promise.all(opened.map((reporter) => reporter.close()))
  server.close()
})

function open({ port = (server.address() as AddressInfo).port, path = '/1', log = silentLog } = {}) {
  const dsn = `http://public@127.0.0.1:${port}${path}`
  const reporter = sentryReports({ dsn, release: '1.0.0', environment: 'test', now: systemClock }, log)
  opened.push(reporter)
  return reporter
}

errorsContract(() => ({
  reporter: open(),
  async seen(many) {
    await expect.poll(() => events.length).toBe(many)
    return events.map((event) => ({
      code: event.tags.code ?? '',
      message: event.exception.values.map(({ value }) => value).join('\n'),
      side: event.tags.side ?? '',
      url: event.extra?.url,
      text: JSON.stringify(event),
    }))
  },
}))

test('an event names release, environment, kind of error and request, and closing sends what waits', async () => {
  const reporter = open()

  await reporter.report(new RangeError('too far'), { side: 'server', requestId: 'abc', application: 'de' })
  await reporter.close()

  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    release: '1.0.0',
    environment: 'test',
    exception: { values: [{ type: 'RangeError', value: 'too far' }] },
    tags: { requestId: 'abc', application: 'de', side: 'server' },
  })
})

test('nothing of the process is patched', async () => {
  const before = [console.error, globalThis.fetch, process.listenerCount('uncaughtException')]
  const reporter = open()

  await reporter.report(new Error('x'), { side: 'server' })
  await reporter.close()

  expect([console.error, globalThis.fetch, process.listenerCount('uncaughtException')]).toEqual(before)
})

test('an envelope is addressed to the project of the key, and carries one event under one id (F-74)', async () => {
  const reporter = open({ path: '/errors/of/7' })

  await reporter.report(new Error('x'), { side: 'server' })
  await reporter.close()

  const [{ url, lines } = { url: '', lines: [] }] = envelopes
  expect(url).toMatch(/^\/errors\/of\/api\/7\/envelope\/\?sentry_version=7&sentry_key=public&/)
  expect(lines).toMatchObject([{ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) }, { type: 'event' }, {}])
  expect(lines[0]).toMatchObject({ event_id: events[0]?.event_id, sent_at: events[0]?.timestamp })
})

test('the frames of a stack come with file, function and place, the latest call last (F-74)', async () => {
  const reporter = open()
  const stack = [
    'TypeError: no price',
    '    at priceOf (file:///app/src/price.ts:10:5)',
    '    at async file:///app/src/cart.ts:20:7',
    '    at new Pool (/app/node_modules/pg/pool.js:1:2)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:89:21)',
    '    at new Promise (<anonymous>)',
    'inFirefox@https://de.example/assets/cart-4f3a.js:3:4',
    '@https://de.example/assets/cart-4f3a.js:5:6',
  ].join('\n')

  await reporter.report({ name: 'TypeError', message: 'no price', stack }, { side: 'browser' })
  await reporter.close()

  const ofCart = { filename: 'https://de.example/assets/cart-4f3a.js', in_app: true }
  expect(events[0]?.exception.values[0]?.stacktrace?.frames.toReversed()).toEqual([
    { filename: '/app/src/price.ts', function: 'priceOf', lineno: 10, colno: 5, in_app: true },
    { filename: '/app/src/cart.ts', function: '?', lineno: 20, colno: 7, in_app: true },
    { filename: '/app/node_modules/pg/pool.js', function: 'new Pool', lineno: 1, colno: 2, in_app: false },
    {
      filename: 'node:internal/process/task_queues',
      function: 'process.processTicksAndRejections',
      lineno: 89,
      colno: 21,
      in_app: false,
    },
    { filename: '<anonymous>', function: 'new Promise', in_app: false },
    { ...ofCart, function: 'inFirefox', lineno: 3, colno: 4 },
    { ...ofCart, function: '?', lineno: 5, colno: 6 },
  ])
})

test('what is thrown without a stack has no frames', async () => {
  const reporter = open()

  await reporter.report('only words', { side: 'server' })
  await reporter.close()

  expect(events[0]?.exception.values).toEqual([
    { type: 'Error', value: 'only words', mechanism: { type: 'generic', handled: true } },
  ])
})

test('a Sentry that is away makes no second error', async () => {
  const error = vi.fn()
  const reporter = open({ port: await freePort(), log: { ...silentLog, error } })

  expect(await reporter.report(new Error('x'), { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
  await expect(reporter.close()).resolves.toBeUndefined()
  expect(error).toHaveBeenLastCalledWith(expect.anything(), 'The error report could not be sent.')
})

test('a Sentry that never answers holds up neither a visitor nor the end, and gets no storm (F-74)', async () => {
  answer = () => {}
  const reporter = open()

  for (let times = 0; times < 100; times++) {
    expect(await reporter.report(new Error('storm'), { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
  }

  await expect.poll(() => events.length).toBe(64)
  await expect(reporter.close()).resolves.toBeUndefined()
  expect(events).toHaveLength(64)
  server.closeAllConnections()
})

test('a Sentry that has had enough is left alone for as long as it says (F-74)', async () => {
  answer = (response) => response.writeHead(429, { 'retry-after': '60' }).end()
  const error = vi.fn()
  const reporter = open({ log: { ...silentLog, error } })
  await reporter.report(new Error('first'), { side: 'server' })
  await expect.poll(() => error.mock.calls.map(([, words]) => words as string)).toHaveLength(2)

  await reporter.report(new Error('second'), { side: 'server' })
  await reporter.close()

  expect(events).toHaveLength(1)
  expect(error).toHaveBeenCalledWith(
    { err: new Error('Sentry answered 429.'), code: expect.any(String) },
    expect.any(String),
  )
})

test('after the end a report is logged only', async () => {
  const reporter = open()
  await reporter.close()

  expect(await reporter.report(new Error('late'), { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
  expect(events).toHaveLength(0)
})
