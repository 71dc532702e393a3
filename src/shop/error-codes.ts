/** Every way in which the shop says no. Each has words in every language: `problem.{code}`. */
export const errorCodes = [
  'missing-locale',
  'invalid-locale',
  'invalid-input',
  'not-found',
  'not-an-imei',
  'unknown-model',
  'unknown-device',
  'not-answered',
  'not-bought',
  'only-recycling',
  'needs-a-person',
  'method-not-allowed',
  'forbidden-origin',
  'body-too-large',
  'too-many-requests',
  'unknown-host',
  'sign-in-needed',
  'not-ready',
  'unexpected',
] as const

export type ErrorCode = (typeof errorCodes)[number]
