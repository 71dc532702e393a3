import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  goodPassword,
  someMailbox,
  useCustomers,
  type TokenAnswer,
} from '#tests/support/drivers/customers/customers.ts'

const customers = useCustomers()

const refresh = (token: string, country: 'de' | 'at' = 'de', more: Record<string, string> = {}) =>
  customers.send(country, 'POST', '/api/account/loginRefresh', undefined, { 'refresh-token': token, ...more })

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  (answer.headers['set-cookie'] as string[] | undefined) ?? []

describe('S7.01 a login', () => {
  test('gives a pair of tokens: a short-lived signed one, and one to renew it', async () => {
    const { email, id } = await customers.newCustomer()
    const answer = await customers.login('de', email)
    const pair = answer.json<TokenAnswer>()

    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(pair).toMatchObject({ expires_in: 300, token_type: 'Bearer' })
    const claims = decodeJwt(pair.access_token)
    expect(claims.sub).toBe(id)
    expect(claims.exp! - claims.iat!).toBe(300)
    expect(decodeProtectedHeader(pair.access_token)).toMatchObject({ alg: 'HS256', kid: expect.any(String) })
    expect(cookiesOf(answer).join()).not.toContain('refresh=')
  })

  test('takes the address however it is written, and the password exactly', async () => {
    const { email } = await customers.newCustomer()

    expect((await customers.login('de', ` ${email.toUpperCase()} `)).status).toBe(200)
    expect((await customers.login('de', email, goodPassword.toUpperCase())).status).toBe(401)
    expect((await customers.login('de', email, `${goodPassword} `)).status).toBe(401)
  })

  test('says the same of a wrong password, an unknown address, another country and an address that is not confirmed', async () => {
    const { email } = await customers.newCustomer()
    const waiting = someMailbox()
    await customers.register('de', waiting)
    const answers = [
      await customers.login('de', email, 'wrong password'),
      await customers.login('de', someMailbox()),
      await customers.login('de', waiting),
      await customers.login('at', email),
    ]

    const said = answers.map((answer) => ({ ...answer.json<{ code: string }>(), requestId: '' }))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(said.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'wrong-login'))
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
  })

  test('of our own pages leaves the refresh token in a cookie that no script can read', async () => {
    const { email } = await customers.newCustomer()
    const answer = await customers.login('de', email, goodPassword, { 'refresh-token': 'cookie' })
    const cookie = cookiesOf(answer).find((each) => each.startsWith('refresh='))!

    expect(answer.json()).toMatchObject({ refresh_token: 'cookie' })
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    // Not remembered: it ends with the browser.
    expect(cookie).not.toMatch(/Max-Age|Expires/)
    const renewed = await refresh('cookie', 'de', { cookie: cookie.split(';')[0]! })
    expect(renewed.status).toBe(200)
    expect(renewed.json()).toMatchObject({ refresh_token: 'cookie' })
    expect(cookiesOf(renewed).join()).toMatch(/refresh=2\./)
  })

  test('S3.13 that is to be remembered keeps the cookie for thirty days', async () => {
    const { email } = await customers.newCustomer()
    const body = { username: email, password: goodPassword, remember: true }
    const answer = await customers.send('de', 'POST', '/api/account/login', body, { 'refresh-token': 'cookie' })

    expect(cookiesOf(answer).find((each) => each.startsWith('refresh='))).toMatch(/Max-Age=2592000/)
  })
})

describe('guesses', () => {
  const statuses = async (count: number, login: (guess: number) => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let guess = 0; guess < count; guess += 1) found.push((await login(guess)).status)
    return found
  }

  test('F-05 who gives the right password has not guessed', async () => {
    const { email } = await customers.newCustomer()

    expect(await statuses(15, () => customers.login('de', email))).toEqual(Array.from({ length: 15 }, () => 200))
  })

  test('F-05 are counted together for all names of a mailbox', async () => {
    const [name, host] = someMailbox().split('@')
    const found = await statuses(11, (guess) => customers.login('de', `${name}+${guess}@${host}`))

    expect(found).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  test('F-03 are counted together for all addresses of an IPv6 network', async () => {
    const network = `2001:db8:${(Date.now() & 65_535).toString(16)}:7`
    const from = (guess: number) => ({ 'x-forwarded-for': `${network}:${guess.toString(16)}::${guess.toString(16)}` })
    const found = await statuses(41, (guess) => customers.login('de', someMailbox(), goodPassword, from(guess)))

    expect(found.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 401))
    expect(found[40]).toBe(429)
    const elsewhere = { 'x-forwarded-for': `${network.replace(/7$/, '8')}::1` }
    expect((await customers.login('de', someMailbox(), goodPassword, elsewhere)).status).toBe(401)
  })
})

describe('S7.02 a refresh token', () => {
  test('is exchanged for a new pair and is then worth nothing', async () => {
    const { pair, email } = await customers.newCustomer()
    const second = (await refresh(pair.refresh_token)).json<TokenAnswer>()
    expect(second.refresh_token).not.toBe(pair.refresh_token)
    const third = await refresh(second.refresh_token)
    expect(third.status).toBe(200)

    const again = await refresh(pair.refresh_token)

    expect(again.status).toBe(401)
    expect(again.json()).toMatchObject({ code: 'login-ended' })
    // The family ends with it: nobody knows who the thief is.
    expect((await refresh(third.json<TokenAnswer>().refresh_token)).status).toBe(401)
    expect(await customers.letterTo(email, 'session-stolen')).toContain('abgemeldet')
  })

  test('that twenty tabs exchange at once, or whose answer got lost, logs nobody out', async () => {
    const { pair } = await customers.newCustomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(pair.refresh_token)))
    const tokens = new Set(answers.map((answer) => answer.json<TokenAnswer>().refresh_token))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(tokens.size).toBe(1)
    expect((await refresh([...tokens][0]!)).status).toBe(200)
  })

  test('is a thief’s a minute after it was exchanged', async () => {
    const { pair, id } = await customers.newCustomer()
    const second = (await refresh(pair.refresh_token)).json<TokenAnswer>()
    await customers.query(`update sessions set rotated_at = rotated_at - interval '61 seconds' where account_id = $1`, [
      id,
    ])

    expect((await refresh(pair.refresh_token)).status).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  test('does nothing in another country, after its end, or if it was made up', async () => {
    const { pair, id } = await customers.newCustomer()
    const [generation, word] = pair.refresh_token.split('.')
    const madeUp = ['', 'x', '1.', `2.${word}`, `${generation}.${word!.slice(1)}A`, `0.${word}`, pair.access_token]

    for (const token of madeUp) expect((await refresh(token)).status).toBe(401)
    expect((await refresh(pair.refresh_token, 'at')).status).toBe(401)
    await customers.query('update sessions set expires_at = now() where account_id = $1', [id])
    expect((await refresh(pair.refresh_token)).status).toBe(401)
  })

  test('cannot be read from the database', async () => {
    const { pair, id } = await customers.newCustomer()
    const { rows } = await customers.query('select * from sessions where account_id = $1', [id])

    expect(JSON.stringify(rows)).not.toContain(pair.refresh_token.split('.')[1])
  })
})

describe('S7.03 S4.05 a logout', () => {
  test('makes both tokens worthless', async () => {
    const { call, pair } = await customers.newCustomer()
    expect((await call('GET', '/api/account/sessions')).status).toBe(200)

    const gone = await call('POST', '/api/account/logout', undefined, { 'refresh-token': pair.refresh_token })

    expect(gone.status).toBe(204)
    expect((await call('GET', '/api/account/sessions')).status).toBe(401)
    expect((await refresh(pair.refresh_token)).status).toBe(401)
  })

  test('of somebody who is not in changes nothing', async () => {
    const answer = await customers.send('de', 'POST', '/api/account/logout', undefined, { 'refresh-token': 'x' })

    expect(answer.status).toBe(204)
  })
})

describe('sessions', () => {
  test('are listed with the name of the browser, and end one by one or all but one', async () => {
    const { call, email } = await customers.newCustomer()
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await customers.login('de', email, goodPassword, { 'user-agent': userAgent })
    await customers.login('de', email)
    type Sessions = { sessions: { id: string; device: string; current: boolean }[] }
    const list = async () => (await call('GET', '/api/account/sessions')).json<Sessions>().sessions

    const before = await list()
    expect(before).toHaveLength(3)
    expect(before.map(({ device }) => device)).toContain('Firefox · Linux')
    const firefox = before.find(({ device }) => device === 'Firefox · Linux')!
    expect((await call('DELETE', `/api/account/sessions/${firefox.id}`)).status).toBe(204)
    expect((await call('DELETE', `/api/account/sessions/${firefox.id}`)).status).toBe(404)
    expect(await list()).toHaveLength(2)
    expect((await call('DELETE', '/api/account/sessions')).status).toBe(204)
    expect((await list()).map(({ current }) => current)).toEqual([true])
  })

  test('of others cannot be ended', async () => {
    const [one, other] = [await customers.newCustomer(), await customers.newCustomer()]
    const { sessions } = (await one.call('GET', '/api/account/sessions')).json<{ sessions: { id: string }[] }>()

    expect((await other.call('DELETE', `/api/account/sessions/${sessions[0]!.id}`)).status).toBe(404)
    expect((await one.call('GET', '/api/account/sessions')).status).toBe(200)
  })
})
