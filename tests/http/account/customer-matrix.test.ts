import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  customerRoutes,
  openRoutes,
  type Belongings,
  type CustomerRoute,
  type RouteRequest,
} from '#tests/support/fixtures/routes/customer-routes.ts'
import { useCustomers, type Send } from '#tests/support/drivers/customers/customers.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

const { newCustomer, loggedIn, login, openVisit, forge, call, query, ask } = useCustomers()

type Description = { paths: Record<string, Record<string, unknown>> }
type Part = { '@id': string }
type OwnRecord = Part & {
  person: Part
  address: Part
  phoneContact: Part
  paymentAccounts: (Part & { bankAccount: Part })[]
}

const address = (street: string, phone: string) => ({
  street,
  houseNumber: '7b',
  addressExtra: '',
  postalCode: '10115',
  city: 'Berlin',
  birthdate: '1990-04-12',
  phone,
})

/** Somebody with everything that a customer can have. */
async function equipped(name: string, iban: string, phone: string) {
  const who = await newCustomer('de', {
    firstName: name,
    Address: address(`${name}gasse`, phone),
    Payment: { paymentType: '13', holder: name, iban, bic: '', paypalEmail: '' },
  })
  const patch = { 'content-type': 'application/merge-patch+json' }
  const body = { paypalAccount: { email: `${name}@paypal.example` } }
  const paypal = (await who.call('PATCH', '/api/customers/paypal_accounts', body, patch)).json<Part>()
  const record = (await who.call('GET', '/api/customers/customers')).json<OwnRecord>()
  const second = (await login('de', who.email)).json<{ access_token: string }>()
  const belongings: Belongings = {
    accountId: who.id,
    sessionId: String(decodeJwt(second.access_token)['sid']),
    email: who.email,
    customerNumber: who.customerNumber,
    customer: record['@id'],
    person: record.person['@id'],
    address: record.address['@id'],
    phone: record.phoneContact['@id'],
    bank: record.paymentAccounts[0]!.bankAccount['@id'],
    paypal: paypal['@id'],
    payment: record.paymentAccounts[0]!['@id'],
  }
  const token = who.pair.access_token
  return { ...who, belongings, token, session: String(decodeJwt(token)['sid']) }
}

type Equipped = Awaited<ReturnType<typeof equipped>>

let mine: Equipped
let yours: Equipped
/** What belongs to the other customer and must never be seen. */
let secrets: string[]
let strangers: Record<string, Send>

const bearer = (token: string): Send => ({ headers: { authorization: `Bearer ${token}` } })

const lastPart = (iri: string) => iri.split('/').at(-1)!

const request = (
  { route }: CustomerRoute,
  { path, body }: RouteRequest,
  { host = 'de', ...sender }: Send,
): Promise<Answer> => {
  const [method = '', described = ''] = route.split(' ')
  return call(host, method, path ?? described, { ...sender, ...(body && { body }) })
}

const asMe = () => bearer(mine.token)

const codeOf = (answer: Answer) => [answer.status, answer.text === '' ? undefined : answer.json()['code']]

const expectNothingOfYours = ({ text }: Answer, what: string) => {
  // By chance a short number is a postal code, or stands in the middle of an id that is made anew each time: those that are
  // nobody's go first.
  const ofSomebody = (id: string) => secrets.some((secret) => secret.includes(id))
  const said = text
    .replaceAll(/"(?:postalCode|zip)":"\d+"/g, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => (ofSomebody(id) ? id : ''))
  for (const secret of secrets) expect(said, what).not.toContain(secret)
}

/** Everything that the shop has written down about somebody. */
async function everythingAbout({ belongings: { customer, accountId } }: Equipped): Promise<string> {
  const ofCustomer = [
    'people',
    'addresses',
    'phone_contacts',
    'bank_accounts',
    'paypal_accounts',
    'customer_payment_accounts',
    'trades',
  ]
  const id = lastPart(customer)
  const rows = [
    (await query('select * from customers where id = $1', [id])).rows,
    (await query('select * from accounts where id = $1', [accountId])).rows,
    (await query('select * from sessions where account_id = $1 order by id', [accountId])).rows,
  ]
  for (const table of ofCustomer)
    rows.push((await query(`select * from ${table} where customer_id = $1 order by id`, [id])).rows)
  return JSON.stringify(rows)
}

let before: { mine: string; yours: string }

beforeAll(async () => {
  mine = await equipped('Anabell', 'AT611904300234573201', '030 901820')
  yours = await equipped('Zoraide', 'DE89370400440532013000', '030 901899')
  const sold = await openVisit()
  const made = await sold.send('POST', '/api/trades', sold.trade, 'de', {
    'idempotency-key': crypto.randomUUID(),
    ...bearer(yours.token).headers,
  })
  secrets = [
    ...Object.values(yours.belongings).map(lastPart),
    'Zoraide',
    'z…@',
    'DE… 3000',
    '4930901899',
    String(made.json()['tradeNumber']),
  ]

  const ended = await newCustomer()
  await ended.call('POST', '/api/account/logout')
  const over = await newCustomer()
  await query('update sessions set expires_at = now() where account_id = $1', [over.id])
  const { accountId } = mine.belongings
  const own = { session: mine.session }
  const [, claims] = mine.token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  strangers = {
    nobody: {},
    'an empty token': bearer(''),
    garbage: bearer('not.a.token'),
    'a token that is over': bearer(await forge(accountId, { ...own, seconds: -1 })),
    'a token of another shop': bearer(await forge(accountId, { ...own, key: 'somebody-elses-secret-of-32-letters' })),
    'a token that nobody signed': bearer(unsigned),
    'a token of no session': bearer(await forge(accountId)),
    'a token of somebody else’s session': bearer(await forge(accountId, { session: yours.session })),
    'a token of an ended session': bearer(ended.pair.access_token),
    'a token of a session whose time is over': bearer(over.pair.access_token),
    'the token in another country': { ...asMe(), host: 'at' },
    'a password instead': { headers: { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` } },
  }
  before = { mine: await everythingAbout(mine), yours: await everythingAbout(yours) }
})

const named = customerRoutes.map((route) => [route.route, route] as const)

test('F-01 S6.01 every route of customers and accounts has a row in this matrix', async () => {
  const { paths } = (await ask('de', '/api/openapi.json')).json<Description>()
  const routes = Object.entries(paths)
    .filter(([path]) => /^\/api\/(?:customers|account)\//.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))

  expect([...customerRoutes.map(({ route }) => route), ...openRoutes].toSorted()).toEqual(routes.toSorted())
})

test('S6.02 every route that names something is tried with what belongs to somebody else', () => {
  for (const [name, route] of named) {
    const said = JSON.stringify(route.own(mine.belongings))
    const names = Object.values(mine.belongings).some((each) => said.includes(each))
    expect(route.foreign !== undefined, name).toBe(names)
  }
})

test.each(named)('F-01 F-05 S6.01 %s answers 401 to everybody who is not logged in here', async (_, route) => {
  for (const [name, stranger] of Object.entries(strangers)) {
    const answer = await request(route, route.own(mine.belongings), stranger)
    expect(codeOf(answer), name).toEqual([401, 'sign-in-needed'])
    expect(answer.headers['www-authenticate'], name).toMatch(/^Bearer/)
    expect(answer.headers['cache-control'], name).toBe('no-store')
  }
})

describe.each(named.filter(([, { foreign }]) => foreign))('F-01 S6.01 S6.02 %s', (_, route) => {
  const attempts = (theirs: Belongings) => route.foreign!(theirs, mine.belongings)

  test('does nothing with what belongs to somebody else', async () => {
    for (const attempt of attempts(yours.belongings)) {
      const answer = await request(route, attempt, asMe())
      expect(codeOf(answer), JSON.stringify(attempt)).toEqual(
        route.refused === 404 ? [404, 'not-found'] : [403, 'not-yours'],
      )
      expectNothingOfYours(answer, JSON.stringify(attempt))
    }
  })

  test('does the same whether what is named exists or not', async () => {
    const madeUp = (name: string) => name.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|^\d+$/, crypto.randomUUID())
    const nobodys = Object.entries(yours.belongings).map(([key, name]) => [key, madeUp(name)])
    for (const attempt of attempts(Object.fromEntries(nobodys) as Belongings))
      expect((await request(route, attempt, asMe())).status, JSON.stringify(attempt)).toBe(route.refused ?? 403)
  })
})

test.each(named.filter(([name]) => name.startsWith('GET ')))(
  'S6.02 %s shows one’s own, whatever is asked for',
  async (_, route) => {
    const { customer, accountId, email, customerNumber } = yours.belongings
    const search = new URLSearchParams({
      customer,
      customerId: accountId,
      id: lastPart(customer),
      email,
      customerNumber,
    })
    const path = `${route.route.split(' ')[1]}?${search.toString()}`
    const answer = await request(route, { path }, asMe())

    expect(answer.status).toBe(200)
    expectNothingOfYours(answer, path)
  },
)

test('an account whose customer was not switched on has nothing', async () => {
  const { bearer: sender } = await loggedIn('de', { switchedOn: false })
  for (const [name, route] of named.filter(([each]) => each.includes('/api/customers/'))) {
    const { status } = await request(route, route.own(mine.belongings), { headers: sender })
    expect(status, name).toBe(name === 'DELETE /api/customers/customers' ? 403 : 404)
  }
})

test('S8 what moves money, parcels or the account needs the password again after ten minutes', async () => {
  const setLastAuthentication = (ago: string) =>
    query('update sessions set authenticated_at = now() - $2::interval where id = $1', [mine.session, ago])
  await setLastAuthentication('11 minutes')
  for (const [name, route] of named.filter(([, each]) => each.needsReauthentication))
    expect(codeOf(await request(route, route.own(mine.belongings), asMe())), name).toEqual([401, 'prove-yourself'])
  for (const [name, route] of named.filter(
    ([each, { needsReauthentication: needed }]) => each.startsWith('GET ') && !needed,
  ))
    expect((await request(route, {}, asMe())).status, name).toBe(200)
  await setLastAuthentication('0')
})

test('S6.02 after all of this nobody’s data has changed', async () => {
  const withoutProof = (rows: string) => rows.replaceAll(/"authenticated_at":"[^"]+"/g, '')

  expect(await everythingAbout(yours)).toBe(before.yours)
  expect(withoutProof(await everythingAbout(mine))).toBe(withoutProof(before.mine))
})

test('S6.02 with one’s own names every route works, and touches nobody else', async () => {
  for (const [name, route] of named) {
    const answer = await request(route, route.own(mine.belongings), asMe())
    expect(answer.status, `${name} ${answer.text}`).toBeLessThan(300)
    expectNothingOfYours(answer, name)
  }
  expect(await everythingAbout(yours)).toBe(before.yours)
})

test('S6.02 who sells under the address of somebody else does not get his letters', async () => {
  const [victim, thief] = [await newCustomer(), await newCustomer()]
  const { send, trade } = await openVisit()
  const sold = { ...trade, seller: { ...trade.seller, email: victim.email } }
  const headers = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${thief.pair.access_token}` }
  expect((await send('POST', '/api/trades', sold, 'de', headers)).status).toBe(201)
  const { letters } = (await thief.call('GET', '/api/account/export')).json<{ letters: { to: string }[] }>()

  expect(letters.map(({ to }) => to)).not.toContain(victim.email)
})
