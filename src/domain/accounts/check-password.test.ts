import { expect, test } from 'vitest'
import { passwordProblem } from './check-password.ts'

const context = ['ana.muster@example.com', 'Ana', 'Muster']

test.each([
  ['', 'missing'],
  ['1234567', 'too-short'],
  // Signs are counted as people see them.
  ['🚲🚲🚲🚲🚲🚲🚲', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['password', 'common'],
  ['Passw0rd', 'common'],
  ['12345678', 'common'],
  ['qwertyuiop', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abababababab', 'common'],
  ['Umlauf2026!', 'common'],
  ['ana.muster@example.com', 'common'],
  ['ANA.MUSTER@EXAMPLE.COM', 'common'],
  ['muster1990', 'common'],
  ['!!!Muster!!!', 'common'],
] as const)('%j is refused: %s', async (password, problem) => {
  expect(await passwordProblem(password, context)).toBe(problem)
})

test.each([
  'drei blaue Fahrräder',
  'tr0ub4dor&3x',
  'korrekt pferd batterie heftklammer',
  'musterhafte Lösungen',
  '密码是一个很长的句子吗',
  'x9$Kq2!z',
  'ä'.repeat(2) + 'bcdefghi'.repeat(15),
])('%j is taken', async (password) => {
  expect(await passwordProblem(password, context)).toBeUndefined()
})

test('a password is the same however its accents were typed', async () => {
  const { hashPassword, isRightPassword } = await import('./hash-password.ts')
  const hash = await hashPassword('Café am Fluß'.normalize('NFC'))

  expect(await isRightPassword(hash, 'Café am Fluß'.normalize('NFD'))).toBe(true)
  expect(await isRightPassword(hash, 'Cafe am Fluß')).toBe(false)
  expect(await isRightPassword(null, 'Café am Fluß')).toBe(false)
  expect(await isRightPassword(undefined, 'nobody has this password')).toBe(false)
})
