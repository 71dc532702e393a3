import { describe, expect, test } from 'vitest'
import { officeScreens } from '#domain/staff/office-screens.ts'
import { operationsOf, type Description } from '../contract/operations.ts'
import { useOwnShop } from '../own-shop.ts'
import { provesAll } from '../runs.ts'
import { person } from '../shop-under-test.ts'
import { worstBodies, worstQueries } from '../worst-bodies.ts'
import type { VisitOptions } from '../visit.ts'
import { addressesOf } from './screen-addresses.ts'

/** Behind a proxy every request can come from another visitor, so that none is turned away for the others. */
const shop = useOwnShop({ env: { TRUSTED_PROXIES: '1' } })

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
  const office = ['/login', '/prove', '/logout', ...Object.values(officeScreens).map(({ path }) => path)]
  return [
    ...api,
    ...pages,
    ...office.map((path) => ({ host: 'office.localhost', method: 'POST', path: path.replaceAll(/:\w+/g, '4711') })),
  ]
}

/** Longer than this many times what ordinary visitors cause is somebody who holds the others up. */
const TIMES = 10

/** Whatever else this machine does makes a wait longer, and never shorter: the shortest of some tries counts. */
const TRIES = 4

async function waitCausedBy(deed: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity
  for (let time = 0; time < TRIES && least > enough; time += 1) {
    await longestWait()
    await deed()
    least = Math.min(least, await longestWait())
  }
  return least
}

async function calmWait(all: readonly Place[]): Promise<number> {
  const visit = async () => {
    for (const place of all.slice(0, 40))
      await ask(place, { headers: { 'content-type': 'application/json' }, body: '{}' })
    for (const path of ['/', '/kontakt', '/produkte/apple-iphone-14-128-gb'])
      await ask({ host: 'de.localhost', method: 'GET', path })
  }
  await visit()
  return waitCausedBy(visit, 0)
}

describe('F-06 F-07 nobody holds the shop up for the others', () => {
  test('with whatever body, wherever he sends it', async () => {
    const all = await places()
    expect(all.length).toBeGreaterThan(80)
    const most = (await calmWait(all)) * TIMES
    const takesMuch = all.filter(({ path }) =>
      ['/kontakt', '/b2b/geraeteliste', '/api/trades', '/login'].includes(path),
    )
    const tooLong: string[] = []

    for (const [index, [name, body]] of Object.entries(worstBodies).entries()) {
      const options = body()
      const sample = [...takesMuch, ...all.filter((_, at) => at % 24 === index % 24)]
      for (const place of provesAll ? all : sample) {
        const wait = await waitCausedBy(() => ask(place, options), most)
        if (wait > most)
          tooLong.push(`${name} to ${place.method} ${place.path}: ${wait.toFixed(3)} s of ${most.toFixed(3)} s`)
      }
    }

    expect(tooLong).toEqual([])
  })

  test('with whatever he asks for', async () => {
    const most = (await calmWait(await places())) * TIMES
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
        const wait = await waitCausedBy(() => ask({ host: 'de.localhost', method: 'GET', path: path + query }), most)
        expect(wait, `${name} to ${path}`).toBeLessThan(most)
      }
    }
  })
})
