import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { officeScreens } from '#shop/office-screens.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { operationsOf, type Description } from '../../contract/operations.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { worstBodies, worstFiles, worstQueries } from '#tests/support/fixtures/worst-bodies.ts'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

/** Behind a proxy every request can come from another visitor, so that none is turned away for the others. */
const office = useOffice()
const { shop } = office

type Place = { host: string; method: string; path: string }

let visitors = 0
const ask = ({ host, method, path }: Place, { headers, ...options }: VisitOptions = {}) =>
  shop()
    .visit(host, path, {
      ...options,
      method,
      headers: {
        'user-agent': person,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
        ...headers,
      },
    })
    // Who is still talking when the shop has answered may not hear it.
    .catch(() => undefined)

/** For how long nobody else got his turn, at most, since this was asked last. */
async function longestWait(): Promise<number> {
  const { text } = await shop().visit('de.localhost', '/metrics')
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)![1])
}

async function places(): Promise<Place[]> {
  const { json } = await shop().visit('de.localhost', '/api/openapi.json')
  const api = operationsOf(json<Description>())
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ host: 'de.localhost', method, path: path.replaceAll(/\{\w+\}/g, '4711') }))
  const pages = Object.values(addressesOf('de')).map((path) => ({ host: 'de.localhost', method: 'POST', path }))
  const screens = ['/login', '/reauthenticate', '/logout', ...Object.values(officeScreens).map(({ path }) => path)]
  return [
    ...api,
    ...pages,
    ...screens.map((path) => ({ host: 'office.localhost', method: 'POST', path: path.replaceAll(/:\w+/g, '4711') })),
  ]
}

/** Nobody holds up the others for longer, in seconds. */
const MAX_SHARE = 0.05

/** What ordinary visits cause, in seconds, on the machine for which that was said; on a slower one it is more of both. */
const ORDINARY = 0.015

const ordinaryVisits: [string, string][] = [
  ['GET', '/'],
  ['GET', '/kontakt'],
  ['GET', '/produkte/apple-iphone-14-128-gb'],
  ['POST', '/api/cart'],
  ['POST', '/kontakt'],
]

async function waitCausedBy(action: () => Promise<unknown>): Promise<number> {
  await longestWait()
  await action()
  return longestWait()
}

/** The limit on this machine, as busy as it is now. */
async function limitNow(): Promise<number> {
  const wait = await waitCausedBy(async () => {
    for (const [method, path] of ordinaryVisits) await ask({ host: 'de.localhost', method, path })
  })
  return MAX_SHARE * Math.max(1, wait / ORDINARY)
}

/** Whatever else this machine does makes a wait longer, and never shorter: one good try of some is enough. */
const TRIES = 6

/** How long somebody held up the others, if it was too long every time. */
async function holdUp(action: () => Promise<unknown>): Promise<string | undefined> {
  let said: string | undefined
  for (let time = 0; time < TRIES; time += 1) {
    const wait = await waitCausedBy(action)
    if (wait <= MAX_SHARE) return undefined
    const limit = await limitNow()
    if (wait <= limit) return undefined
    said = `${wait.toFixed(3)} s of ${limit.toFixed(3)} s`
  }
  return said
}

/** Every form that takes a file, and the field in which it does. */
const fileForms: { host: string; path: string; field: string; intent?: string }[] = [
  { host: 'de.localhost', path: '/kontakt', field: 'files' },
  { host: 'de.localhost', path: '/b2b/geraeteliste', field: 'file' },
  { host: 'office.localhost', path: '/receive', field: 'photos' },
  { host: 'office.localhost', path: '/inspection/:item', field: 'photos' },
  { host: 'office.localhost', path: '/payouts/settlements', field: 'file' },
  { host: 'office.localhost', path: '/prices/import', field: 'file' },
  { host: 'office.localhost', path: '/prices/market', field: 'file' },
  { host: 'office.localhost', path: '/redirects/import', field: 'file' },
  { host: 'office.localhost', path: '/cases/new', field: 'photos' },
  { host: 'office.localhost', path: '/catalogue/1/pictures', field: 'file' },
  { host: 'office.localhost', path: '/partners/agan', field: 'file', intent: 'logo' },
]

/** A colleague who may do everything, and a device that he claimed. */
let colleague: { cookie: string; item: string }
beforeAll(async () => {
  const admin = await office.colleague('admin')
  const trade = await soldTrade(office.engines())
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  const item = itemReference(trade.number, 0)
  const taken = await admin.send(`/inspection/${item}`, { intent: 'take' })
  expect(taken.status).toBe(302)
  colleague = { ...(await officeCookie(shop().visit, `${admin.username}:${admin.password}`)), item }
})

describe('F-06 F-07 nobody holds the shop up for the others', () => {
  test('with whatever body, wherever he sends it', async () => {
    const all = await places()
    expect(all.length).toBeGreaterThan(80)
    await limitNow()
    const takesMuch = all.filter(({ path }) =>
      ['/kontakt', '/b2b/geraeteliste', '/api/trades', '/login'].includes(path),
    )
    const tooLong: string[] = []

    for (const [index, [name, body]] of Object.entries(worstBodies).entries()) {
      const options = body()
      const sample = [...takesMuch, ...all.filter((_, at) => at % 48 === index % 48)]
      for (const place of provesAll ? all : sample) {
        const wait = await holdUp(() => ask(place, options))
        if (wait) tooLong.push(`${name} to ${place.method} ${place.path}: ${wait}`)
      }
    }

    expect(tooLong).toEqual([])
  })

  longTest('with whatever file, visitor or colleague', async () => {
    await limitNow()
    const tooLong: string[] = []

    for (const [form, { host, path, field, intent }] of fileForms.entries()) {
      const place = { host, method: 'POST', path: path.replace(':item', colleague.item) }
      const isSent = (index: number) =>
        provesAll || (host === 'de.localhost' ? index % 4 === form : index % fileForms.length === form)
      for (const [name, body] of Object.entries(worstFiles).filter((_, index) => isSent(index))) {
        const { headers, ...sent } = body(field, intent)
        const { cookie } = host === 'office.localhost' ? colleague : { cookie: '' }
        const wait = await holdUp(async () => {
          const answer = await ask(place, { ...sent, headers: { ...headers, cookie } })
          // Each is read, and told that it is none of what the form is for.
          expect([200, 302, 303, 409, 413, 422, 429], `${name} to ${path}`).toContain(answer?.status)
        })
        if (wait) tooLong.push(`${name} to ${path}: ${wait}`)
      }
    }

    expect(tooLong).toEqual([])
  })

  test('and no form that takes a file is forgotten here', () => {
    const fields = globSync('src/web/**/*.tsx').flatMap(
      (file) => readFileSync(file, 'utf8').match(/type="file"/g) ?? [],
    )

    expect(fields).toHaveLength(fileForms.length)
  })

  test('with whatever he asks for', async () => {
    await limitNow()
    const pages = [
      '/',
      '/kontakt',
      '/searches/devices',
      '/api/catalogue',
      '/produkte/apple-iphone-14-128-gb',
      '/checkout',
    ]
    for (const [name, query] of Object.entries(worstQueries)) {
      for (const path of pages) {
        const wait = await holdUp(() => ask({ host: 'de.localhost', method: 'GET', path: path + query }))
        expect(wait, `${name} to ${path}`).toBeUndefined()
      }
    }
  })
})
