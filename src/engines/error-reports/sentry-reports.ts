import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#engines/log/log.ts'
import { describeError } from './error-description.ts'
import type { ErrorReporter } from './error-reporter.ts'
import { sentryEvent } from './sentry-event.ts'

interface SentryOptions {
  dsn: string
  release: string
  environment: string
  now: () => Date
}

/** Errors come in storms: what is more than this at once is logged only. */
const MAX_WAITING = 64
const SEND_SECONDS = 10
/** How long a stopping shop waits for reports that are still on their way. */
const CLOSE_SECONDS = 2
/** How long a Sentry that has had enough is left alone if it does not say. */
const PAUSE_SECONDS = 60

/** Error reports to Sentry, or to GlitchTip, which speaks the same language: https://develop.sentry.dev/sdk/envelopes */
export function sentryReports(options: SentryOptions, log: Log): ErrorReporter {
  const address = envelopeAddress(options.dsn)
  const waiting = new Set<Promise<void>>()
  const closing = new AbortController()
  let pausedUntil = 0

  async function send(event: object): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_SECONDS * 1000)])
    const body = envelope(event, options.now())
    const headers = { 'content-type': 'application/x-sentry-envelope' }
    const answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await answer.body?.cancel()
    if (answer.status === 429) {
      pausedUntil = performance.now() + (Number(answer.headers.get('retry-after')) || PAUSE_SECONDS) * 1000
    }
    if (!answer.ok) throw new Error(`Sentry answered ${answer.status}.`)
  }

  return {
    async report(error, context) {
      const description = describeError(error, context)
      const { code } = description
      log.error({ err: error, code, requestId: context.requestId, side: context.side }, 'An error was reported.')
      if (closing.signal.aborted || waiting.size >= MAX_WAITING || performance.now() < pausedUntil) return code

      // Nobody waits for it: the visitor who met the error has waited long enough.
      const sending = send(sentryEvent(description, context, options))
        .catch((failure: unknown) => log.error({ err: failure, code }, 'The error report could not be sent.'))
        .finally(() => waiting.delete(sending))
      waiting.add(sending)
      return code
    },
    async close() {
      await Promise.race([Promise.all(waiting), delay(CLOSE_SECONDS * 1000, undefined, { ref: false })])
      closing.abort()
    },
  }
}

/** `https://key@host/any/path/7` is project 7 of the Sentry at `https://host/any/path`. */
function envelopeAddress(dsn: string): URL {
  const { origin, username, pathname } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  const address = new URL(`${path}/api/${project}/envelope/`, origin)
  address.search = String(new URLSearchParams({ sentry_version: '7', sentry_key: username, sentry_client: 'umlauf' }))
  return address
}

/** An envelope is lines of JSON: who sends when, what comes, and the thing itself. */
function envelope(event: object, now: Date): string {
  const event_id = randomUUID().replaceAll('-', '')
  const lines = [
    { event_id, sent_at: now },
    { type: 'event', content_type: 'application/json' },
    { event_id, timestamp: now, ...event },
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}
