import type { Log } from '#engines/log/log.ts'
import { describeError } from './error-description.ts'
import type { ErrorReporter } from './error-reporter.ts'

interface SentryOptions {
  dsn: string
  release: string
  environment: string
}

type Sentry = typeof import('@sentry/node')

/** Error reports to Sentry, or to GlitchTip, which speaks the same language. */
export function sentryReports(options: SentryOptions, log: Log): ErrorReporter {
  let client: Promise<InstanceType<Sentry['NodeClient']>> | undefined

  return {
    async report(error, context) {
      const { code, fingerprint, name, message, stack, url } = describeError(error, context)
      log.error({ err: error, code, requestId: context.requestId, side: context.side }, 'An error was reported.')
      try {
        client ??= openClient(options)
        const sentry = await import('@sentry/node')
        const scope = new sentry.Scope()
        scope.setFingerprint([fingerprint])
        scope.setTags({ code, side: context.side, application: context.application, requestId: context.requestId })
        if (url !== undefined) scope.setExtra('url', url)
        // A copy that holds only masked text: the original may carry a query, a row, a whole customer.
        const masked = Object.assign(new Error(message), { name, stack })
        const capturing = await client
        capturing.captureException(masked, undefined, scope)
      } catch (failure) {
        log.error({ err: failure, code }, 'The error report could not be sent.')
      }
      return code
    },
    async close() {
      await (await client?.catch(() => undefined))?.close(2_000)
    },
  }
}

/**
 * A client of its own instead of `Sentry.init`: that one patches http, console and the process, and traces requests.
 * Loaded with the first error, because it costs a third of a second.
 */
async function openClient({ dsn, release, environment }: SentryOptions) {
  const { NodeClient, defaultStackParser, makeNodeTransport } = await import('@sentry/node')
  return new NodeClient({
    dsn,
    release,
    environment,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeNodeTransport,
    enableRuntimeChannelInjection: false,
    includeServerName: false,
    sendClientReports: false,
  })
}
