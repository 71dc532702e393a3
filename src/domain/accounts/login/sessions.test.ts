import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { writeAccount } from '#domain/accounts/account-store.ts'
import { findCaller, hasAuthenticatedRecently } from './find-caller.ts'
import { refreshSession } from './refresh-session.ts'
import { openSession } from './sessions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
const shop = shopOf('de')

async function loggedIn(remember: boolean) {
  const id = crypto.randomUUID()
  const account = { id, country: 'de', email: `${id}@example.com`, locale: 'de_DE', registration: null }
  await writeAccount(engines().db, { ...account, passwordHash: null, activatedAt: clock.now() }, clock.now())
  return openSession(engines(), account, { remember, userAgent: '' })
}

const refresh = (token: string) => refreshSession(engines(), shop, token)

/** Renews every so often, and says for how long that went well. */
async function lifetime(remember: boolean, step: number, most: number): Promise<number> {
  let { refreshToken } = await loggedIn(remember)
  for (let passed = step; passed <= most; passed += step) {
    clock.moveBy(step)
    const pair = await refresh(refreshToken)
    if (!pair) return passed
    refreshToken = pair.refreshToken
  }
  return most
}

test('C5 an access token is good for five minutes', async () => {
  const { accessToken } = await loggedIn(false)

  clock.moveBy(5 * MINUTE - 1000)
  expect(await findCaller(engines(), shop, accessToken)).toBeDefined()
  clock.moveBy(1000)
  expect(await findCaller(engines(), shop, accessToken)).toBeUndefined()
})

test('C5 D-05 a session that is not remembered ends after half an hour unused, or after twelve hours', async () => {
  const { refreshToken } = await loggedIn(false)
  clock.moveBy(30 * MINUTE)
  expect(await refresh(refreshToken)).toBeUndefined()

  expect(await lifetime(false, 29 * MINUTE, 20 * HOUR)).toBe(25 * 29 * MINUTE)
})

test('C5 D-05 a remembered one ends after thirty days unused, or after half a year', async () => {
  const { refreshToken } = await loggedIn(true)
  clock.moveBy(30 * DAY - 1)
  const pair = await refresh(refreshToken)
  expect(pair).toBeDefined()
  clock.moveBy(30 * DAY)
  expect(await refresh(pair!.refreshToken)).toBeUndefined()

  expect(await lifetime(true, 20 * DAY, 400 * DAY)).toBe(180 * DAY)
})

test('F-82 an access token ends with its session, though its own time is not over', async () => {
  let { refreshToken, accessToken } = await loggedIn(false)
  for (let passed = 0; passed < 12 * HOUR - MINUTE; passed += 29 * MINUTE) {
    clock.moveBy(Math.min(29 * MINUTE, 12 * HOUR - MINUTE - passed))
    ;({ refreshToken, accessToken } = (await refresh(refreshToken))!)
  }
  clock.moveBy(MINUTE - 1)
  expect(await findCaller(engines(), shop, accessToken)).toBeDefined()

  clock.moveBy(1)

  expect(await findCaller(engines(), shop, accessToken)).toBeUndefined()
})

test('whoever gave his password ten minutes ago has to give it again', async () => {
  const { accessToken, refreshToken } = await loggedIn(true)
  const caller = await findCaller(engines(), shop, accessToken)
  expect(hasAuthenticatedRecently(caller!, clock.now())).toBe(true)
  clock.moveBy(10 * MINUTE + 1)

  const renewed = await refresh(refreshToken)

  const later = await findCaller(engines(), shop, renewed!.accessToken)
  expect(hasAuthenticatedRecently(later!, clock.now())).toBe(false)
})

test('a token of another country, another session or another account opens nothing', async () => {
  const { accessToken } = await loggedIn(true)
  const { tokens } = engines()
  const { subject, session } = (await tokens.read(accessToken, 'de'))!
  const sign = (claims: { subject: string; session: string }) => tokens.sign({ ...claims, audience: 'de' }, 300)

  expect(await findCaller(engines(), shopOf('at'), accessToken)).toBeUndefined()
  expect(await findCaller(engines(), shop, await sign({ subject, session: crypto.randomUUID() }))).toBeUndefined()
  expect(await findCaller(engines(), shop, await sign({ subject: crypto.randomUUID(), session }))).toBeUndefined()
  expect(await findCaller(engines(), shop, await sign({ subject, session }))).toBeDefined()
})
