import { redact, redactUrl } from './redact.ts'

const secretFields = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'password',
  'passwordhash',
  'token',
  'accesstoken',
  'refreshtoken',
  'secret',
  'iban',
  'bic',
  'email',
  'phone',
  'firstname',
  'lastname',
  'street',
  'birthdate',
])

const addressFields = new Set(['url', 'path', 'referrer', 'referer', 'location'])

const MAX_DEPTH = 6

/**
 * Masks fields that hold personal data or secrets, at any depth.
 * By hand, because pino's own list of paths needs one entry per name and depth and then costs 110 µs per line;
 * this costs less than a tenth of that.
 */
export function maskFields(fields: object, depth = 0): Record<string, unknown> {
  const masked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) masked[name] = maskField(plain(name), value, depth + 1)
  return masked
}

function maskField(name: string, value: unknown, depth: number): unknown {
  if (secretFields.has(name)) return '[secret]'
  if (addressFields.has(name) && typeof value === 'string') return redactUrl(value)
  return maskValue(value, depth)
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.includes('@') ? redact(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return describeError(value, depth)
  if (Array.isArray(value)) return value.map((item) => maskValue(item, depth + 1))
  return isPlainObject(value) ? maskFields(value, depth) : value
}

/** `passwordHash`, `password_hash` and `Password-Hash` are the same field. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}

/** Dates and buffers know how to write themselves. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Only these fields of an error: the driver of the database adds the whole row to some. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: maskValue(error.cause, depth + 1) }
  return { type: error.name, message: redact(error.message), ...code, stack: redact(error.stack ?? ''), ...cause }
}
