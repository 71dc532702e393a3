import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import type { ErrorReporter } from './error-reporter.ts'
import { errorsContract } from './error-reports.contract.ts'
import { sentryReports } from './sentry-reports.ts'

interface SentryEvent {
  tags: Record<string, string>
  extra?: { url?: string }
  release: string
  environment: string
  exception: { values: { type: string; value: string }[] }
}

let server: Server
let events: SentryEvent[]
let opened: ErrorReporter[]
beforeEach(async () => {
  events = []
  opened = []
  // As much of Sentry as an error report needs: an envelope is lines of JSON, the third is the event.
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
    events.push(JSON.parse(text.split('\n')[2] ?? 'null') as SentryEvent)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await Promise.all(opened.map((reporter) => reporter.close()))
  server.close()
})

function open(port = (server.address() as AddressInfo).port) {
  const options = { dsn: `http://public@127.0.0.1:${port}/1`, release: '1.0.0', environment: 'test' }
  const reporter = sentryReports(options, silentLog)
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

test('a Sentry that is away makes no second error', async () => {
  const reporter = open(await freePort())

  expect(await reporter.report(new Error('x'), { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
  await expect(reporter.close()).resolves.toBeUndefined()
})
