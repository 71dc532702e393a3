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
] as const)('S22 %j is refused as a password: %s', async (password, problem) => {
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
])('S22 %j is taken as a password', async (password) => {
  expect(await passwordProblem(password, context)).toBeUndefined()
})
