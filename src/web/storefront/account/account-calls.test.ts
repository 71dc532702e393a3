import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answering,
  browserStorage,
  customer,
  CUSTOMER_ID,
  cutLine,
  pair,
  refusing,
  tokenFor,
} from '#tests/support/drivers/browser/account-browser.ts'

const NOW = 1_800_000_000_000

const credentials = { username: 'ana@example.com', password: 'four words in a row', remember: true }

let kept = new Map<string, string>()

beforeEach(() => {
  kept = browserStorage()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openPage() {
  const { useAccountState, emptyAccount, readFromBrowser } = await import('#web/state/account-state.ts')
  const calls = await import('./account-calls.ts')
  readFromBrowser()
  return { ...calls, state: useAccountState.getState, set: useAccountState.setState, emptyAccount }
}

async function openLoggedIn() {
  const page = await openPage()
  await page.login(credentials)
  expect(page.state().isLoggedIn).toBe(true)
  return page
}

const count = (asked: { path: string }[], path: string) => asked.filter((each) => each.path === path).length

describe('login', () => {
  test('F-51 works also where the shop is still of the release that tells of one address', async () => {
    const { addresses: _, ...before } = customer
    answering({ '/api/customers/customers': () => Response.json(before) })
    const { login, state } = await openPage()

    expect(await login(credentials)).toEqual({ ok: true })
    expect(state().customerData).toEqual(customer)
  })

  test('S4.01 S3.12 a pair of tokens logs in, with the subject as customer id and the number of the customer', async () => {
    const asked = answering()
    const { login, state } = await openPage()

    expect(await login(credentials)).toEqual({ ok: true })

    expect(state()).toMatchObject({
      isLoggedIn: true,
      email: 'ana@example.com',
      password: null,
      accessToken: pair().access_token,
      refreshToken: 'cookie',
      customerId: CUSTOMER_ID,
      customerNumber: '10023',
      customerData: customer,
      tokenExpiry: NOW + 300_000,
    })
    expect(asked[0]).toMatchObject({ path: '/api/account/login', method: 'POST', body: credentials })
    expect(asked[0]!.headers.get('refresh-token')).toBe('cookie')
    expect(asked[1]!.headers.get('authorization')).toBe(`Bearer ${pair().access_token}`)
    const everything = [...kept.values()].join()
    expect(everything).toContain('10023')
    for (const secret of [credentials.password, pair().access_token]) expect(everything).not.toContain(secret)
  })

  test.each([
    ['no refresh token', pair({ refresh_token: undefined })],
    ['an empty refresh token', pair({ refresh_token: '' })],
    ['no access token', pair({ access_token: undefined })],
    ['an unreadable access token', pair({ access_token: 'none' })],
    ['nothing', null],
  ])('S4.01 an answer with %s leaves everybody logged out', async (_, answer) => {
    answering({ '/api/account/login': () => Response.json(answer) })
    const { login, state, emptyAccount } = await openPage()

    expect(await login(credentials)).toMatchObject({ ok: false, code: 'unreachable' })

    expect(state()).toMatchObject(emptyAccount)
    expect(kept.size).toBe(0)
  })

  test.each([
    ['a wrong password', refusing(401, 'wrong-login'), 'wrong-login'],
    ['too many guesses', refusing(429, 'too-many-requests'), 'too-many-requests'],
    ['a broken shop', refusing(500, 'internal'), 'unreachable'],
    ['a cut line', cutLine, 'unreachable'],
  ])('%s is said, and nobody is logged in', async (_, answer, code) => {
    answering({ '/api/account/login': answer })
    const { login, state, emptyAccount } = await openPage()

    expect(await login(credentials)).toMatchObject({ ok: false, code })
    expect(state()).toMatchObject(emptyAccount)
  })

  test('nobody is logged in without a number', async () => {
    answering({ '/api/customers/customers': refusing(503, 'unavailable') })
    const { login, state, emptyAccount } = await openPage()

    expect(await login(credentials)).toMatchObject({ ok: false, code: 'unreachable' })
    expect(state()).toMatchObject(emptyAccount)
  })
})

describe('the token', () => {
  test.each([
    ['a millisecond before', NOW + 299_999, 0],
    ['at the very millisecond', NOW + 300_000, 1],
    ['after it', NOW + 300_001, 1],
  ])('S4.02 %s its end: %d', async (_, now, refreshes) => {
    const asked = answering()
    const { asCustomer } = await openLoggedIn()

    vi.setSystemTime(now)
    await asCustomer('/api/account/sessions')

    expect(count(asked, '/api/account/loginRefresh')).toBe(refreshes)
    expect(asked.at(-1)).toMatchObject({ path: '/api/account/sessions' })
    expect(asked.at(-1)!.headers.get('authorization')).toBe(`Bearer ${pair().access_token}`)
  })

  test('S4.02 a page that was loaded anew has none, and gets one first', async () => {
    const asked = answering()
    await openLoggedIn()
    vi.resetModules()
    const { asCustomer, state } = await openPage()
    expect(state()).toMatchObject({ isLoggedIn: true, accessToken: null })

    await asCustomer('/api/account/sessions')

    expect(asked.slice(2).map(({ path }) => path)).toEqual(['/api/account/loginRefresh', '/api/account/sessions'])
    expect(asked[2]!.headers.get('refresh-token')).toBe('cookie')
  })

  test('S4.03 ten calls at once cause one refresh', async () => {
    const asked = answering()
    const { asCustomer, state } = await openLoggedIn()
    vi.setSystemTime(NOW + 400_000)

    await Promise.all(Array.from({ length: 10 }, () => asCustomer('/api/account/sessions')))

    expect(count(asked, '/api/account/loginRefresh')).toBe(1)
    expect(count(asked, '/api/account/sessions')).toBe(10)
    expect(state().tokenExpiry).toBe(NOW + 700_000)
  })

  test('S4.04 a refused refresh logs out and forgets the customer, but not the address', async () => {
    answering({ '/api/account/loginRefresh': refusing(401, 'login-ended') })
    const { asCustomer, state } = await openLoggedIn()
    vi.setSystemTime(NOW + 300_000)

    await expect(asCustomer('/api/account/sessions')).rejects.toThrow('The login has ended')

    expect(state()).toMatchObject({
      isLoggedIn: false,
      customerId: null,
      accessToken: null,
      refreshToken: null,
      customerData: null,
      email: 'ana@example.com',
    })
    expect(JSON.parse(kept.get('umlauf.account')!).state).toMatchObject({ isLoggedIn: false, customerId: null })
  })

  test.each([
    ['a cut line', cutLine],
    ['a broken shop', refusing(500, 'internal')],
    ['a busy shop', refusing(429, 'too-many-requests')],
  ])('S4.04 %s does not log out', async (_, answer) => {
    answering({ '/api/account/loginRefresh': answer })
    const { asCustomer, state } = await openLoggedIn()
    vi.setSystemTime(NOW + 300_000)

    await expect(asCustomer('/api/account/sessions')).rejects.toThrow('The shop does not answer')

    expect(state()).toMatchObject({ isLoggedIn: true, customerId: CUSTOMER_ID, customerData: customer })
  })

  test('a token that the shop refuses before its time is renewed once', async () => {
    const second = tokenFor(CUSTOMER_ID, { round: 2 })
    const asked = answering({
      '/api/account/loginRefresh': () => Response.json(pair({ access_token: second })),
      '/api/account/sessions': ({ headers }) =>
        headers.get('authorization') === `Bearer ${second}`
          ? Response.json({ sessions: [] })
          : refusing(401, 'sign-in-needed')(),
    })
    const { asCustomer } = await openLoggedIn()

    expect((await asCustomer('/api/account/sessions')).status).toBe(200)
    expect(count(asked, '/api/account/loginRefresh')).toBe(1)
  })

  test('a password that was given too long ago is asked for, and no token is renewed for it', async () => {
    const asked = answering({ '/api/account/changeEmail': refusing(401, 'prove-yourself') })
    const { asCustomer } = await openLoggedIn()
    const { Reauthenticate } = await import('./account-errors.ts')

    await expect(asCustomer('/api/account/changeEmail')).rejects.toBeInstanceOf(Reauthenticate)
    expect(count(asked, '/api/account/loginRefresh')).toBe(0)
  })
})

describe('the end', () => {
  test('S4.05 logging out clears everything, here and at the shop', async () => {
    const asked = answering()
    const { logout, state, emptyAccount } = await openLoggedIn()

    await logout()

    expect(state()).toMatchObject(emptyAccount)
    expect(kept.size).toBe(0)
    expect(asked.at(-1)).toMatchObject({ path: '/api/account/logout', method: 'POST' })
    expect(asked.at(-1)!.headers.get('authorization')).toBe(`Bearer ${pair().access_token}`)
    expect(asked.at(-1)!.headers.get('refresh-token')).toBe('cookie')
  })

  test('S4.05 a cut line keeps nobody logged in here', async () => {
    answering({ '/api/account/logout': cutLine })
    const { logout, state, emptyAccount } = await openLoggedIn()

    await logout()

    expect(state()).toMatchObject(emptyAccount)
  })

  test('S4.05 a refresh that is under way does not log in again', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    answering({ '/api/account/loginRefresh': () => held.then(() => Response.json(pair())) })
    const { asCustomer, logout, state, emptyAccount } = await openLoggedIn()
    vi.setSystemTime(NOW + 300_000)

    const call = asCustomer('/api/account/sessions')
    await Promise.all([logout(), Promise.resolve().then(release), expect(call).rejects.toThrow('The login has ended')])

    expect(state()).toMatchObject(emptyAccount)
  })

  test('S8.08 deleting takes the customer, then the account, then logs out', async () => {
    const asked = answering()
    const { deleteAccount, state, emptyAccount } = await openLoggedIn()

    expect(await deleteAccount()).toBe(true)

    const body = { customerId: CUSTOMER_ID, customerIdentifier: '10023' }
    expect(asked.slice(2, 4)).toMatchObject([
      { path: '/api/customers/customers', method: 'DELETE', body },
      { path: '/api/account/deleteUser', method: 'DELETE', body },
    ])
    expect(state()).toMatchObject(emptyAccount)
  })

  test('S8.08 if the customer cannot be deleted it stops there, says false and why', async () => {
    const asked = answering({
      '/api/customers/customers': ({ method }) =>
        method === 'DELETE' ? refusing(409, 'open-trades')() : Response.json(customer),
    })
    const { deleteAccount, state } = await openLoggedIn()
    const tell = vi.fn()

    expect(await deleteAccount(tell)).toBe(false)

    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'open-trades' }))
    expect(count(asked, '/api/account/deleteUser')).toBe(0)
    expect(state().isLoggedIn).toBe(true)
  })
})

test('changing the password names the account and the old password', async () => {
  const asked = answering()
  const { changePassword } = await openLoggedIn()

  expect(await changePassword('the old one', 'the new one')).toEqual({ ok: true })
  expect(asked.at(-1)).toMatchObject({
    path: '/api/account/changePassword',
    body: { password: 'the new one', userId: CUSTOMER_ID, email: 'ana@example.com', currentPassword: 'the old one' },
  })
})

describe('proving who it is', () => {
  const session = (id: string, more: object) => ({ id, remembered: false, current: false, ...more })

  test.each([true, false])(
    'logs in anew for as long as before (%s), in place of the old session',
    async (remembered) => {
      const sessions = [session('s1', { remembered: !remembered }), session('s2', { remembered, current: true })]
      const asked = answering({ '/api/account/sessions': () => Response.json({ sessions }) })
      const { loginAgain } = await openLoggedIn()

      expect(await loginAgain('four words in a row')).toEqual({ ok: true })

      const again = asked.findLast(({ path }) => path === '/api/account/login')
      expect(again?.body).toEqual({ ...credentials, remember: remembered })
      await expect.poll(() => asked.at(-1)).toMatchObject({ path: '/api/account/sessions/s2', method: 'DELETE' })
    },
  )

  test('a wrong password leaves everything as it is', async () => {
    const page = await (answering(), openLoggedIn())
    const asked = answering({ '/api/account/login': refusing(401, 'wrong-login') })

    expect(await page.loginAgain('not it')).toMatchObject({ ok: false, code: 'wrong-login' })
    expect(page.state().isLoggedIn).toBe(true)
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])
  })
})

describe('coming back from the login of another house', () => {
  const openAt = async (search: string) => {
    vi.stubGlobal('location', { search, assign: vi.fn() })
    const { useAccountState } = await import('#web/state/account-state.ts')
    const { openAccount } = await import('./open-account.ts')
    openAccount()
    return useAccountState.getState
  }

  test('the cookie alone logs in, and nobody is asked before that is known', async () => {
    answering()
    const state = await openAt('?sso=done')
    expect(state()).toMatchObject({ isRead: false, isLoggedIn: false })

    await expect.poll(() => state().isRead).toBe(true)
    expect(state()).toMatchObject({ isLoggedIn: true, customerNumber: '10023' })
    expect(kept.get('umlauf.account')).toContain('10023')
  })

  test('without a cookie one is logged out', async () => {
    answering({ '/api/account/loginRefresh': refusing(401, 'login-ended') })
    const state = await openAt('?sso=done')

    await expect.poll(() => state().isRead).toBe(true)
    expect(state().isLoggedIn).toBe(false)
  })

  test.each(['', '?sso=failed', '?sso=unverified', '?sso=1'])('nobody is looked for after %j', async (search) => {
    const asked = answering()
    const state = await openAt(search)

    expect(state()).toMatchObject({ isRead: true, isLoggedIn: false })
    expect(asked).toEqual([])
  })

  test('it is told how long to stay and whether to ask again', async () => {
    vi.stubGlobal('location', { assign: vi.fn() })
    const { leaveForLogin } = await import('./login/login-elsewhere.ts')

    leaveForLogin({ remember: true })
    leaveForLogin({ remember: false, reauthenticate: true })

    expect(location.assign).toHaveBeenCalledWith('/api/account/sso?remember=1')
    expect(location.assign).toHaveBeenCalledWith('/api/account/sso?reauthenticate=1')
  })
})
