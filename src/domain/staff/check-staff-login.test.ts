import { beforeAll, expect, test } from 'vitest'
import { useEngines } from '#tests/test-engines.ts'
import { addStaff } from './add-staff.ts'
import { checkStaffLogin } from './check-staff-login.ts'

const engines = useEngines()
beforeAll(() => addStaff(engines(), { username: 'Ana', password: 'a password of Ana' }, ['admin']))

const check = (username: string, password: string, address: string) =>
  checkStaffLogin(engines(), { username, password }, address)

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

test('after ten guesses in a minute at one name an address waits, others do not', async () => {
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, guess) => check('ana', `guess ${guess}`, 'c1')))

  expect(guesses.filter((guess) => !guess.ok && guess.reason === 'wrong-login')).toHaveLength(10)
  expect(guesses).toContainEqual({ ok: false, reason: 'too-many-guesses', retryAfterSeconds: expect.any(Number) })
  expect(await check('ana', 'a password of Ana', 'c2')).toMatchObject({ ok: true })
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
