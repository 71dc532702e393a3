import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalPath } from './normal-path.ts'

test.each([
  ['/payouts', '/payouts'],
  ['/', '/'],
  ['/%70ayouts', '/payouts'],
  ['/p%61youts/%42', '/payouts/B'],
  ['//payouts', '/payouts'],
  ['/payouts//batches', '/payouts/batches'],
  ['/./payouts', '/payouts'],
  ['/%2e/payouts', '/payouts'],
  ['/trades/../payouts', '/payouts'],
  ['/trades/%2E%2e/payouts', '/payouts'],
  ['/..//payouts', '/payouts'],
  ['/\\payouts', '/payouts'],
  ['/%2570ayouts', '/%2570ayouts'],
  ['/payouts/', '/payouts/'],
  ['/Payouts;x', '/Payouts;x'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
  ['/%zz', '/%zz'],
])('F-01 %s is spelt %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal)
})

const part = fc.constantFrom('/', '//', '.', '..', '%2e', '%2F', '%70', '%7', '0', '%25', 'p', 'P', ';x', '\\', '%c3')

test('F-01 however odd a path is, its spelling stays on this host and settles', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      let path = `/${parts.join('')}`
      for (let step = 0; step < 12; step++) path = normalPath(path)
      expect(normalPath(path)).toBe(path)
      expect(path).toMatch(/^\/(?!\/)/)
      expect(path).not.toMatch(/\/\.{1,2}(?:\/|$)|\/\/|\\/)
    }),
  )
})
