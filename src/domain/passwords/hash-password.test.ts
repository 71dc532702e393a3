import { expect, test } from 'vitest'
import { hashPassword, isRightPassword, isTooWeak, refuseIfCrowded, TooBusyError } from './hash-password.ts'

test('a password is the same however its accents were typed', async () => {
  const hash = await hashPassword('Café am Fluß'.normalize('NFC'))

  expect(await isRightPassword(hash, 'Café am Fluß'.normalize('NFD'))).toBe(true)
  expect(await isRightPassword(hash, 'Cafe am Fluß')).toBe(false)
  expect(await isRightPassword(null, 'Café am Fluß')).toBe(false)
  expect(await isRightPassword(undefined, 'nobody has this password')).toBe(false)
})

test('a hash is made anew only if it is weaker than those of today', async () => {
  expect(isTooWeak(await hashPassword('drei blaue Fahrräder'))).toBe(false)
  expect(isTooWeak('$argon2id$v=19$m=4096,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
})

test('S4 more people than can be served are sent away at once, and later everybody is served again', async () => {
  const everybody = Array.from({ length: 80 }, () => hashPassword('drei blaue Fahrräder'))
  expect(refuseIfCrowded).toThrow(TooBusyError)

  const results = await Promise.allSettled(everybody)

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.every(({ reason }) => reason instanceof TooBusyError)).toBe(true)
  expect(results.length - refused.length).toBeGreaterThanOrEqual(41)
  expect(refuseIfCrowded).not.toThrow()
  expect(await hashPassword('drei blaue Fahrräder')).toMatch(/^\$argon2id/)
})
