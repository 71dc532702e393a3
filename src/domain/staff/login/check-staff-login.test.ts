import { beforeAll, expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addStaff } from '#domain/staff/add-staff.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { checkStaffLogin, deviceToken, type LoginSource } from './check-staff-login.ts'
import { findEntrant, logInStaff, reauthenticateStaff } from './staff-session.ts'

const engines = useEngines()
beforeAll(() => addStaff(engines(), { username: 'Ana', password: 'a password of Ana' }, ['admin']))

const check = (username: string, password: string, address: string, rest: Omit<LoginSource, 'address'> = {}) =>
  checkStaffLogin(engines(), { username, password }, { address, ...rest })

let people = 0
async function somebody(): Promise<{ id: string; username: string; password: string }> {
  const login = { username: `colleague${++people}`, password: 'three blue bicycles' }
  return { id: await addStaff(engines(), login, ['finance']), ...login }
}

/** So many guesses at the same moment, each from an address of its own, and how each was answered. */
const guessAt = (username: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, guess) => check(username, `guess ${guess}`, `${username} ${guess}`)))

const counted = (results: Awaited<ReturnType<typeof check>>[], reason: 'in' | 'wrong-login' | 'too-many-guesses') =>
  results.filter((result) => (result.ok ? 'in' : result.reason) === reason).length

test('a colleague gets in with the right password, however the name is written', async () => {
  expect(await check('ana', 'a password of Ana', 'a1')).toMatchObject({ ok: true })
  expect(await check('ANA', 'a password of Ana', 'a1')).toMatchObject({ ok: true })
})

test('a wrong password, a wrong name and nothing at all are told alike', async () => {
  const answers = [
    await check('ana', 'wrong', 'b1'),
    await check('nobody', 'a password of Ana', 'b2'),
    await check('', '', 'b3'),
  ]

  for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'wrong-login' })
})

test('F-03 of all guesses at one name in a minute ten are looked at, from however many addresses', async () => {
  const { username, password } = await somebody()
  const guesses = await guessAt(username, 30)

  expect(counted(guesses, 'wrong-login')).toBe(10)
  expect(counted(guesses, 'too-many-guesses')).toBe(20)
  expect(guesses).toContainEqual({ ok: false, reason: 'too-many-guesses', retryAfterSeconds: expect.any(Number) })
  expect(await check(username, password, 'anywhere')).toMatchObject({ ok: false, reason: 'too-many-guesses' })
})

test('F-03 a name that nobody has is answered the same way', async () => {
  const guesses = await guessAt('no-such-colleague', 30)

  expect(counted(guesses, 'wrong-login')).toBe(10)
  expect(counted(guesses, 'too-many-guesses')).toBe(20)
})

test('F-03 while others guess, the owner gets in where he has been before, and is let through where he is', async () => {
  const { id, username, password } = await somebody()
  const home = await logInStaff(engines(), { username, password }, { address: 'home', device: 'a browser' })
  if (!home.ok) throw new Error(home.reason)
  await guessAt(username, 15)
  const { token } = home
  const knownDevice = deviceToken(engines().vault, id)
  const entrant = (await findEntrant(engines(), token, { requiresSecondFactor: false }))!

  expect(await check(username, password, 'home')).toMatchObject({ ok: false, reason: 'too-many-guesses' })
  expect(await check(username, password, 'home', { knownDevice })).toEqual({ ok: true, id })
  expect(await reauthenticateStaff(engines(), entrant, { password, code: '' }, 'home')).toMatchObject({ ok: true })
  const me = { id, username, roles: ['finance' as const], authenticatedAt: new Date() }
  const passwords = { current: password, wanted: 'four green scooters' }
  expect(await changeOwnPassword(engines(), me, passwords, 'home')).toEqual({ ok: true })
})

test('F-03 a known device is known for its owner only, and has no more guesses than others', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const knownDevice = deviceToken(engines().vault, owner.id)
  await guessAt(other.username, 10)

  const asOther = await check(other.username, other.password, 'somewhere', { knownDevice })
  expect(asOther).toMatchObject({ reason: 'too-many-guesses' })
  const forged = knownDevice.replace(/^.{6}/, 'forged')
  await guessAt(owner.username, 10)
  expect(await check(owner.username, owner.password, 'x', { knownDevice: forged })).toMatchObject({ ok: false })
  const guesses = []
  for (let guess = 0; guess < 11; guess += 1) guesses.push(await check(owner.username, 'no', 'y', { knownDevice }))
  expect(counted(guesses, 'wrong-login')).toBe(10)
})

test('F-05 who gives the right password has not guessed', async () => {
  const { username, password } = await somebody()
  const logins = []
  for (let login = 0; login < 15; login += 1) logins.push(await check(username, password, 'one address'))
  const guesses = await guessAt(username, 12)

  expect(counted(logins, 'in')).toBe(15)
  expect(counted(guesses, 'wrong-login')).toBe(10)
})

test('a new password ends the old one at once', async () => {
  await addStaff(engines(), { username: 'bo', password: 'the first one' }, ['agent'])
  expect(await check('bo', 'the first one', 'd1')).toMatchObject({ ok: true })

  await addStaff(engines(), { username: 'bo', password: 'the second one' }, ['agent'])

  expect(await check('bo', 'the first one', 'd1')).toMatchObject({ ok: false })
  expect(await check('bo', 'the second one', 'd1')).toMatchObject({ ok: true })
})

test('the password itself is stored nowhere', async () => {
  const rows = await engines().db.selectFrom('staff').selectAll().execute()

  expect(JSON.stringify(rows)).not.toContain('password of Ana')
  for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$/)
})
