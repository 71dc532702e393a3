import { beforeAll, describe, expect, test } from 'vitest'
import { clarificationIdIn } from '#domain/clarification/clarification-link.ts'
import { listIdIn } from '#domain/business/lists/list-link.ts'
import { quoteIdIn } from '#domain/business/quotes/business-quote-link.ts'
import { tradeIdIn } from '#domain/trades/trade-link.ts'
import { hidesReferrer, screens } from '#shop/screens/screens.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptanceForm } from '#tests/support/drivers/customers/companies.ts'
import { customerRoutes, openRoutes } from '#tests/support/fixtures/routes/customer-routes.ts'
import {
  guestRoutes,
  openScreens,
  otherRoutes,
  publicRoutes,
  sessionRoutes,
  type GuestRoute,
  type GuestThings,
} from '#tests/support/fixtures/routes/guest-routes.ts'
import { newGuest } from '#tests/support/drivers/customers/guests.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

const visitors = useVisitors()
const engines = useShopEngines(visitors.shop)

const rows = guestRoutes({ ...acceptanceForm(), boxes: 1 })
const named = rows.map((row) => [row.route, row] as const)

type Guest = Awaited<ReturnType<typeof newGuest>>

let mine: Guest
let yours: Guest

const quoteProgram = async () => {
  const answer = await visitors.ask('de', '/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(usedPhone),
  })
  return answer.json<{ quote: string }>().quote
}

beforeAll(async () => {
  const colleague = await hireColleague(engines(), 'ana', 'finance', 'pricing', 'agent')
  mine = await newGuest(engines(), colleague, quoteProgram)
  yours = await newGuest(engines(), colleague, quoteProgram)
})

const bodyOf = ({ body }: GuestRoute) => {
  if (body === undefined) return {}
  return typeof body === 'string'
    ? { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function request(row: GuestRoute, path: string, host = 'de'): Promise<Answer> {
  const { body, headers } = bodyOf(row)
  return visitors.ask(host, path, {
    method: row.route.split(' ')[0]!,
    ...(body !== undefined && { body }),
    headers: { 'user-agent': person, 'sec-fetch-site': 'same-origin', ...headers },
  })
}

/** Pages are asked for as a browser without scripts does, and as one with scripts. */
const formsOf = ({ screen }: GuestRoute, path: string): string[] => (screen ? [path, `${path}.data`] : [path])

const withKey = ({ key }: GuestRoute, word: string): GuestThings => ({ ...mine, [key]: word })

const expectClosed = async (row: GuestRoute, path: string, who: string, host?: string) => {
  for (const form of formsOf(row, path)) {
    const answer = await request(row, form, host)
    expect(row.closed ?? [404, 410], `${who} ${form}`).toContain(answer.status)
    for (const secret of [...mine.secrets, ...yours.secrets]) expect(answer.text, who).not.toContain(secret)
  }
}

async function describedRoutes(): Promise<string[]> {
  const { paths } = (await visitors.ask('de', '/api/openapi.json')).json<{ paths: Record<string, object> }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

test('F-05 the host of the back office knows no route of customers and visitors', async () => {
  const routes = (await describedRoutes()).filter(
    (route) => !/ \/(?:health|metrics|build\.json|api\/(?:office|errors))/.test(route),
  )
  expect(routes.length).toBeGreaterThan(50)
  for (const route of routes) {
    const [method = '', described = ''] = route.split(' ')
    const { status, text } = await visitors.ask('office', described.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    })
    expect([status, JSON.parse(text).code], route).toEqual([404, 'not-found'])
  }
})

test('F-01 every route of the API has a row in this matrix or in that of customers', async () => {
  const described = await describedRoutes()
  const byKey = rows.filter(({ screen }) => !screen).map(({ route }) => route)
  const ofCustomers = [...customerRoutes.map(({ route }) => route), ...openRoutes]

  expect([...byKey, ...sessionRoutes, ...publicRoutes, ...otherRoutes, ...ofCustomers].toSorted()).toEqual(
    described.toSorted(),
  )
})

test('F-01 every page whose address is a secret has a row in this matrix', () => {
  const tried = rows.flatMap(({ screen }) => screen ?? [])

  expect([...tried, ...openScreens].toSorted()).toEqual(screens.filter(hidesReferrer).toSorted())
})

describe.each(named)('F-01 %s', (_, row) => {
  const { key } = row

  test('is closed to who made up a key, changed one, or has one for something else', async () => {
    const own = mine[key]
    const otherKeys = (['trade', 'clarification', 'businessQuote', 'deviceList', 'watch', 'programQuote'] as const)
      .filter((each) => each !== key)
      .map((each) => mine[each])
    const changed = own.replace(/^.{6}/, own.startsWith('abcdef') ? 'fedcba' : 'abcdef')
    for (const word of [changed, crypto.randomUUID(), '0', ...otherKeys])
      await expectClosed(row, row.path(withKey(row, word)), word)
  })

  test('is closed in every other country', async () => {
    for (const host of ['at', 'fr']) await expectClosed(row, row.path(mine), host, host)
  })

  test('is closed on the host of the back office', async () => {
    const { status } = await request(row, row.path(mine), 'office')

    expect([302, 401, 404]).toContain(status)
  })
})

test.each(named.filter(([, { mixed }]) => mixed))(
  'F-01 %s opens nothing that belongs to somebody else',
  async (_, row) => {
    for (const path of [...row.mixed!(mine, yours), ...row.mixed!(yours, mine)]) await expectClosed(row, path, path)
  },
)

describe('F-01 what belongs to the session of a visitor', () => {
  test('is nobody else’s, whatever he sends', async () => {
    const [owner, stranger] = [await visitors.openVisit(), await visitors.openVisit()]
    const foreign = { ...stranger.trade, lines: owner.trade.lines }
    const lines = [{ offerId: owner.offer.id, quantity: 1 }]
    const before = await visitors.rowsOfTrades()
    const asked = { 'idempotency-key': crypto.randomUUID() }

    expect((await owner.send('GET', `/api/offers/${owner.offer.id}`)).status).toBe(200)
    expect((await stranger.send('GET', `/api/offers/${owner.offer.id}`)).status).toBe(404)
    expect((await owner.send('GET', `/api/offers/${owner.offer.id}`, undefined, 'at')).status).toBe(404)
    expect((await visitors.ask('de', `/api/offers/${owner.offer.id}`)).status).toBe(404)
    expect((await stranger.sell(foreign)).status).toBe(409)
    const cart = await stranger.send('POST', '/api/cart', { lines, voucher: null, business: false })
    expect(cart.json()).toMatchObject({ totalCents: 0 })
    const devices = { devices: { lines }, contact: {} }
    expect((await stranger.send('POST', '/api/business-quotes', devices, 'de', asked)).status).toBeGreaterThanOrEqual(
      400,
    )
    await visitors.query('update offers set valid_until = now() where id = $1', [owner.offer.id])
    expect((await owner.sell(owner.trade)).status).toBe(409)
    expect(await visitors.rowsOfTrades()).toBe(before)
  })
})

describe('with the key', () => {
  test.each(named)('F-01 %s opens', async (_, row) => {
    const opened = row.opened ?? 200
    // Labels and judged lists follow in a moment.
    await expect.poll(async () => (await request(row, row.path(mine))).status).toBe(opened)
  })

  const idOf: Partial<Record<GuestRoute['key'], () => string | undefined>> = {
    trade: () => tradeIdIn(engines().vault, mine.trade),
    parcel: () => tradeIdIn(engines().vault, mine.parcel),
    clarification: () => clarificationIdIn(engines().vault, mine.clarification),
    businessQuote: () => quoteIdIn(engines().vault, mine.businessQuote),
    deviceList: () => listIdIn(engines().vault, mine.deviceList),
  }

  test('F-01 what is too old is closed to its owner too', async () => {
    const aging = rows.flatMap((row) => (typeof row.age === 'string' ? [{ row, age: row.age }] : []))
    for (const [key, statement] of new Map(aging.map(({ row, age }) => [row.key, age])))
      expect((await visitors.query(statement, [idOf[key]!()])).rowCount, key).toBe(1)

    for (const { row } of aging) await expectClosed(row, row.path(mine), row.route)
  })
})
