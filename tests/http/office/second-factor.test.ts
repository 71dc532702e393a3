import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import { seatColleague } from '#tests/support/drivers/office/colleagues.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { codeNow, firstCode, secretOn } from '#tests/support/drivers/office/second-factor.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const shop = useOwnShop({ env: { STAFF_SECOND_FACTOR: 'required' } })

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

let people = 0
const newName = () => `person${(people += 1)}`

/** Somebody who has set up the app in this session. */
async function equipped(...roles: Role[]) {
  const username = newName()
  const seat = await seatColleague(shop(), username, ...roles)
  const page = await see(seat, '/login/second-factor')
  const done = await send(seat, '/login/second-factor', firstCode(page.text))
  const recoveryCodes = [...done.text.matchAll(/>([A-Z0-9]{5}-[A-Z0-9]{5})</g)].map(([, code]) => code!)
  return { seat, username, secret: secretOn(page.text), done, recoveryCodes }
}

const enterAgain = (username: string): Promise<Seat> =>
  officeCookie(shop().visit, `${username}:the password of ${username}`)

test.each<[Role, string]>([
  ['finance', '/payouts'],
  ['pricing', '/prices'],
  ['admin', '/staff'],
  ['auditor', '/register'],
])(
  'PE-01 with a password alone %s reads nothing at %s, sends nothing, and is led to set up the app',
  async (role, path) => {
    const seat = await seatColleague(shop(), newName(), role)

    const { status, headers } = await see(seat, path)
    expect([status, headers.location]).toEqual([302, `/login/second-factor?next=${encodeURIComponent(path)}`])
    expect((await see(seat, `${path}.data`)).status).toBe(401)
    expect((await send(seat, path, {})).status).toBe(401)
    expect((await send(seat, '/api/office/trades/T-26-000001/moves', {})).status).toBe(401)

    const page = await see(seat, '/login/second-factor')
    expect(page.status).toBe(200)
    expect(readable(page.text)).toContain('Dafür reicht ein Passwort nicht')
    expect((await send(seat, '/login/second-factor', { ...firstCode(page.text), code: '000000' })).status).toBe(422)
    expect((await see(seat, path)).status).toBe(302)
    expect((await send(seat, '/login/second-factor', firstCode(page.text))).status).toBe(200)
    expect((await see(seat, path)).status).toBe(200)
  },
)

test('PE-01 who does nothing weighty gets to work with a password, and may have a second factor', async () => {
  const seat = await seatColleague(shop(), newName(), 'agent')
  expect((await see(seat, '/trades')).status).toBe(200)
  expect(readable((await see(seat, '/me')).text)).toContain('Zweiter Faktor')
  expect((await see(seat, '/login/second-factor?next=%2Fme')).status).toBe(200)
})

test('PE-01 the codes for paper are shown once, and each lets in once', async () => {
  const { username, done, recoveryCodes, seat } = await equipped('finance')
  expect(recoveryCodes).toHaveLength(10)
  expect(done.headers['cache-control']).toBe('no-store')
  for (const path of ['/me', '/login/second-factor'])
    expect((await see(seat, path)).text).not.toContain(recoveryCodes[0])

  const later = await enterAgain(username)
  expect((await see(later, '/payouts')).headers.location).toBe('/login/code?next=%2Fpayouts')
  const entered = await send(later, '/login/code', { code: recoveryCodes[0]!, next: '/payouts' })
  expect([entered.status, entered.headers.location]).toEqual([303, '/payouts'])
  expect((await see(later, '/payouts')).status).toBe(200)
  const [device] = entered.headers['set-cookie'] ?? []
  expect(device).toMatch(/^office-device=/)

  const third = await enterAgain(username)
  const refused = await send(third, '/login/code', { code: recoveryCodes[0]!, next: '/payouts' })
  expect(refused.headers.location).toBe('/login/code?problem=wrong-code&next=%2Fpayouts')
  expect(readable((await see(third, refused.headers.location!)).text)).toContain('Dieser Code stimmt nicht')
})

test('PE-01 who needs none may do without again, and nobody else', async () => {
  const remove = (seat: Seat) => send(seat, '/me', { intent: 'remove-second-factor' })
  const agent = await equipped('agent')
  expect((await see(await enterAgain(agent.username), '/trades')).headers.location).toContain('/login/code')
  expect((await remove(agent.seat)).status).toBe(302)
  expect((await see(await enterAgain(agent.username), '/trades')).status).toBe(200)

  const finance = await equipped('finance')
  expect((await remove(finance.seat)).status).toBe(403)
  expect((await see(await enterAgain(finance.username), '/payouts')).headers.location).toContain('/login/code')
})

test('PE-01 nobody changes the second factor of a session that has not given it', async () => {
  const { username } = await equipped('finance')
  const thief = await enterAgain(username)
  expect((await see(thief, '/login/second-factor')).headers.location).toBe('/login/code')
  expect((await send(thief, '/login/second-factor', { offer: 'x', code: '000000' })).headers.location).toBe(
    '/login/code',
  )
  expect((await send(thief, '/me', { intent: 'recovery-codes' })).status).toBe(401)
})

test('PE-01 before money moves or roles change, the password and a code are asked for', async () => {
  const { seat, secret } = await equipped('admin')
  const page = await see(seat, '/reauthenticate?next=%2Fstaff')
  expect(page.text).toContain('name="code"')
  const password = `the password of person${people}`
  const ask = async (code: string) =>
    (await send(seat, '/reauthenticate', { password, code, next: '/staff' })).headers.location
  expect(await ask('')).toContain('problem=wrong-code')
  expect(await ask(codeNow(secret))).toBe('/staff')
  expect(await ask(codeNow(secret))).toContain('problem=wrong-code')
})

let admins: Awaited<ReturnType<typeof equipped>>[]
beforeAll(async () => {
  admins = [await equipped('admin'), await equipped('admin')]
})

test('PE-01 F-04 who has lost everything gets in again when two administrators agree', async () => {
  const { username } = await equipped('finance')
  const [one, other] = admins.map(({ seat }) => seat)
  const staff = await see(one!, '/staff')
  const row = staff.text.split('<tr').find((each) => each.includes(`>${username}<`))!
  const colleague = /name="colleague" value="([^"]+)"/.exec(row)![1]!
  const act = (seat: Seat, intent: string) => send(seat, '/staff', { intent, colleague })

  expect((await act(one!, 'propose-reset')).status).toBe(302)
  expect(readable((await see(other!, '/staff')).text)).toContain('will ihn zurücksetzen')
  expect((await act(one!, 'confirm-reset')).status).toBe(409)
  expect((await see(await enterAgain(username), '/payouts')).headers.location).toContain('/login/code')
  expect((await act(other!, 'confirm-reset')).status).toBe(302)
  expect((await see(await enterAgain(username), '/payouts')).headers.location).toContain('/login/second-factor')
})

const anHourPasses = () =>
  command(shop().databaseUrl, `update staff_sessions set authenticated_at = authenticated_at - interval '1 hour'`)

test('PE-01 whoever finds an open browser sets up no app of his own', async () => {
  const seat = await seatColleague(shop(), newName(), 'finance')
  const page = await see(seat, '/login/second-factor')
  await anHourPasses()

  for (const { headers } of [
    await see(seat, '/login/second-factor'),
    await send(seat, '/login/second-factor', firstCode(page.text)),
  ])
    expect(headers.location).toBe('/login')
  expect((await see(seat, '/payouts')).headers.location).toContain('/login/second-factor')
})

test('PE-01 a code alone makes nobody fresh enough to move money', async () => {
  const { seat, recoveryCodes } = await equipped('finance')
  await anHourPasses()
  await send(seat, '/login/code', { code: recoveryCodes[0]!, next: '/payouts' })

  expect((await see(seat, '/login/second-factor')).headers.location).toContain('/reauthenticate')
})

test('PE-01 F-38 the pages of the entry speak the language of the colleague', async () => {
  const { seat, username } = await equipped('finance')
  await send(seat, '/me', { intent: 'language', language: 'en' })
  expect(readable((await see(seat, '/me')).text)).toContain('recovery codes are left')
  expect(readable((await see(seat, '/reauthenticate')).text)).toContain('Is it still you?')
  // A page whose data says another language than its words loads itself again, for ever.
  const later = await enterAgain(username)
  for (const path of ['/login/code', '/login']) expect((await see(later, path)).text).toContain('data-language="en"')
})
