import type { ErrorDescription } from './error-description.ts'
import type { ErrorContext } from './error-reporter.ts'

interface StackFrame {
  filename: string
  function: string
  lineno?: number
  colno?: number
  /** Whether it is our code: Sentry folds the rest. */
  in_app: boolean
}

/** What Sentry is told of an error: nothing but what was masked before, and where the shop runs. */
export function sentryEvent(
  { name, message, stack, url, fingerprint, code }: ErrorDescription,
  { side, application, requestId }: ErrorContext,
  { release, environment }: { release: string; environment: string },
) {
  const frames = stackFrames(stack ?? '')
  return {
    level: 'error',
    platform: 'node',
    release,
    environment,
    fingerprint: [fingerprint],
    tags: { code, side, application, requestId },
    extra: { url },
    contexts: { runtime: { name: 'node', version: process.version } },
    exception: {
      values: [
        {
          type: name,
          value: message,
          ...(frames.length > 0 && { stacktrace: { frames } }),
          mechanism: { type: 'generic', handled: true },
        },
      ],
    },
  }
}

/** Chromium and Node write `at name (file:1:2)` or `at file:1:2`, Firefox and Safari `name@file:1:2`. */
const CALL = /^\s{0,20}(?:at (?:async )?(?:(?<call>[^(]{1,300}) \()?|(?<caller>[^\s@]{0,300})@)/
/** Without a place in the file where masking took it away together with a query. */
const PLACE = /(?<file>[^()]{1,2000}?)(?::(?<line>\d{1,9}):(?<column>\d{1,9}))?\)?$/
const FRAME = new RegExp(CALL.source + PLACE.source)
const MAX_FRAMES = 50

/** The frames of a stack, the latest call last, as Sentry wants them. */
function stackFrames(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .map((line) => FRAME.exec(line)?.groups)
    .filter((frame) => frame !== undefined)
    .slice(0, MAX_FRAMES)
    .map(({ call, caller, file = '', line, column }) => ({
      filename: file.replace(/^file:\/\//, ''),
      function: call || caller || '?',
      ...(line && { lineno: Number(line), colno: Number(column) }),
      in_app: !/^node:|^<|\/node_modules\//.test(file),
    }))
    .toReversed()
}
