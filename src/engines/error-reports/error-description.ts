import { createHash } from 'node:crypto'
import { redact, redactUrl } from '#engines/log/redact.ts'
import type { ErrorContext } from './error-reporter.ts'

/** What is kept of an error: enough to mend it, nothing about the person who met it. */
export interface ErrorDescription {
  name: string
  message: string
  stack: string | undefined
  url: string | undefined
  /** Equal for errors that are the same mistake. */
  fingerprint: string
  /** The part of the fingerprint that people quote. */
  code: string
}

export function describeError(error: unknown, { side, url }: ErrorContext): ErrorDescription {
  const { name, message, stack } = asError(error)
  const masked = redact(message).slice(0, 1_000)
  const maskedStack = stack && redact(stack).slice(0, 8_000)
  const fingerprint = createHash('sha256')
    .update([side, name, withoutNumbers(masked), topFrame(maskedStack)].join('\n'))
    .digest('hex')
    .slice(0, 32)
  return {
    name,
    message: masked,
    stack: maskedStack,
    url: url === undefined ? undefined : redactUrl(url).slice(0, 500),
    fingerprint,
    code: fingerprint.slice(0, 8).toUpperCase(),
  }
}

function asError(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (error instanceof Error) return error
  // A browser sends its errors as plain data.
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { name, message, stack } = error as { name?: unknown; message: unknown; stack?: unknown }
    return {
      name: asText(name ?? 'Error'),
      message: asText(message),
      stack: stack === undefined ? undefined : asText(stack),
    }
  }
  return { name: 'Error', message: asText(error) }
}

/** Anything can be thrown, even things that refuse to become text. */
function asText(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}

/** "Trade 17 is missing" and "Trade 18 is missing" are one mistake. */
function withoutNumbers(message: string): string {
  return message.replace(/\d+/g, '0')
}

function topFrame(stack: string | undefined): string {
  return (
    stack
      ?.split('\n')
      .find((line) => /^\s*at |@/.test(line))
      ?.trim() ?? ''
  )
}
