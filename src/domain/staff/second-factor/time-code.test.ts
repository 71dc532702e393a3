import { expect, test } from 'vitest'
import { authenticatorAddress, base32, codeAt, stepAt, stepOf } from './time-code.ts'

// The examples at the end of RFC 6238, of which apps show the last six digits.
const secret = base32([...Buffer.from('12345678901234567890')])

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('F-04 %s seconds after 1970 the code is %s, as in every such app', (seconds, code) => {
  const now = new Date(seconds * 1_000)
  expect(codeAt(secret, stepAt(now))).toBe(code)
  expect(stepOf(secret, code, now)).toBe(stepAt(now))
})

test('F-04 a code counts half a minute longer and sooner, and no more', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const right = (seconds: number) =>
    stepOf(secret, codeAt(secret, stepAt(now)), new Date(now.getTime() + seconds * 1_000))
  expect([-30, 0, 30, 59].map((seconds) => right(seconds) === stepAt(now))).toEqual([true, true, true, true])
  expect([-31, 60].map(right)).toEqual([undefined, undefined])
})

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('F-04 %j is no code', (code) => {
  expect(stepOf(secret, code, new Date(59_000))).toBeUndefined()
})

test('F-04 apps write the code with a gap', () => {
  expect(stepOf(secret, '287 082', new Date(59_000))).toBe(1)
})

test('F-04 an app reads who it is for, and the secret', () => {
  const address = new URL(authenticatorAddress({ secret, shop: 'Umlauf Büro', username: 'ana' }))
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Umlauf Büro:ana')
  expect(address.searchParams.get('secret')).toBe(secret)
})
