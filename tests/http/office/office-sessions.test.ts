import { expect, test } from 'vitest'
import { seatColleague } from '#tests/support/drivers/office/colleagues.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const shop = useOwnShop()

type Seat = { cookie: string }

const see = (seat: Seat, path: string) =>
  shop().visit('office.localhost', path, { headers: { ...asPerson.headers, ...seat } })

const send = (seat: Seat, path: string, form: Record<string, string>) =>
  shop().visit('office.localhost', path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      ...asPerson.headers,
      ...seat,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://office.localhost',
    },
  })

const again = (username: string): Promise<Seat> => officeCookie(shop().visit, `${username}:the password of ${username}`)

/** The sessions that a page offers to end. */
const endable = (html: string) =>
  [...html.matchAll(/<button[^>]*name="end-session"[^>]*>/g)].map(([button]) => /value="([^"]+)"/.exec(button)![1]!)

const isIn = async (seat: Seat) => (await see(seat, '/me')).status === 200

test('PE-01 somebody sees where they are signed in, and ends one of them or all others, but never the one at hand', async () => {
  const here = await seatColleague(shop(), 'ana', 'agent')
  const there = [await again('ana'), await again('ana'), await again('ana')]
  const page = await see(here, '/me')
  expect(readable(page.text)).toContain('Wo du angemeldet bist')
  expect(endable(page.text)).toHaveLength(3)

  await send(here, '/me', { 'end-session': endable(page.text)[0]! })
  const left = await Promise.all(there.map(isIn))
  expect(left.filter((each) => each)).toHaveLength(2)
  await send(here, '/me', { intent: 'end-other-sessions' })
  expect(await Promise.all([here, ...there].map(isIn))).toEqual([true, false, false, false])
  expect(endable((await see(here, '/me')).text)).toEqual([])
})

test('PE-01 nobody ends the session of another one but who may change colleagues, and that is written down', async () => {
  const [bea, agent, auditor] = [
    await seatColleague(shop(), 'bea', 'finance'),
    await seatColleague(shop(), 'cem', 'agent'),
    await seatColleague(shop(), 'dora', 'auditor'),
  ]
  const admin = await seatColleague(shop(), 'eva', 'admin')
  const row = (await see(admin, '/staff')).text.split('<tr').find((each) => each.includes('>bea<'))!
  const [session] = endable(row)

  for (const seat of [agent, auditor]) {
    await send(seat, '/me', { 'end-session': session! })
    expect((await send(seat, '/staff', { 'end-session': session! })).status).toBe(403)
    expect(await isIn(bea)).toBe(true)
  }
  expect(endable((await see(auditor, '/staff')).text)).toEqual([])
  for (const made of ['nonsense', crypto.randomUUID()]) await send(admin, '/staff', { 'end-session': made })
  expect(await isIn(bea)).toBe(true)

  await send(admin, '/staff', { 'end-session': session! })
  expect([await isIn(bea), await isIn(admin)]).toEqual([false, true])
  expect(readable((await see(admin, '/audit')).text)).toContain('staff.session-ended')
})
