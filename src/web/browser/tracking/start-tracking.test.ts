import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CommerceEvent, Purchase } from '#domain/tracking/tracked-event.ts'
import { writeConsent } from '#domain/tracking/consent.ts'
import { cents } from '#shop/money/money.ts'

type Sent = { eventName: string; url: string; clientId: string | null } & Record<string, unknown>

const counter = { applicationId: 'tradein-shop-de_DE', clientIdUrl: '/api/client-id' }

const item: CommerceEvent = {
  conditionId: 'good',
  currency: 'EUR',
  deviceId: 'd1',
  offerId: 'o1',
  revenue: cents(415_50),
  tradeId: 't1',
  productName: 'iPhone 14',
  category: 'iphone',
  voucherCode: 'SPRING',
  voucherValue: cents(5_00),
}
const { tradeId: _, ...offer } = item
const purchase: Purchase = { transactionId: 4711, value: cents(415_50), currency: 'EUR', voucher: null, items: [] }

let stored: Map<string, string>
let sent: Sent[]
let navigationType: string

const at = (path: string) => ({
  origin: 'https://de.test',
  href: `https://de.test${path}`,
  pathname: path.split('?')[0],
})

/** Loads the page: its scripts start anew, what the browser remembers stays. */
async function loadPage(path = '/') {
  vi.resetModules()
  const page = { dataLayer: [] as { event: string }[] }
  vi.stubGlobal('location', at(path))
  vi.stubGlobal('window', page)
  const [browser, tracking] = [await import('../track.ts'), await import('./start-tracking.ts')]
  return { ...browser, ...tracking, page }
}

const answer = (tracking: boolean) => stored.set('umlauf.consent', writeConsent(tracking, Date.now()))

/** Until what was sent has left. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  stored = new Map()
  sent = []
  navigationType = 'navigate'
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '', referrer: '', documentElement: { dataset: { landingPage: 'UML-DE' } } })
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type: navigationType }] })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async () => new Response('{"clientId":"0123456789abcdef"}'))
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: Blob) => {
      void body.text().then((text) => sent.push(JSON.parse(text)))
      return true
    },
  })
})

afterEach(() => void vi.unstubAllGlobals())

describe('what a visitor did', () => {
  test('S7.25 S7.26 S7.27 waits for the answer and is then sent, with the address where it happened', async () => {
    const { track, startTracking } = await loadPage('/produkte/x?gclid=1')
    track({ name: 'offer_generated', data: offer })
    vi.stubGlobal('location', at('/clarification/k3y/t1'))
    track({ name: 'offer_add_to_cart', data: offer })
    await settled()
    expect(sent).toEqual([])

    answer(true)
    startTracking(counter)
    track({ name: 'trade_created', data: [item] })
    await expect.poll(() => sent).toHaveLength(4)

    const own = { clientId: '0123456789abcdef', applicationId: 'tradein-shop-de_DE' }
    expect(sent).toEqual([
      {
        ...own,
        url: 'https://de.test/produkte/x',
        eventName: 'marketing_touchpoint',
        referrer: '',
        getParameter: { gclid: '1' },
      },
      { ...own, url: 'https://de.test/produkte/x', eventName: 'offer_generated', ...offer },
      { ...own, url: 'https://de.test/clarification', eventName: 'offer_add_to_cart', ...offer },
      { ...own, url: 'https://de.test/clarification', eventName: 'trade_created', ...item },
    ])
  })

  test('S9.11 is dropped on refusal, and so is what follows', async () => {
    const { track, stopTracking, startTracking, page } = await loadPage('/?gclid=1')
    track({ name: 'offer_generated', data: offer })
    answer(false)
    stopTracking()
    track({ name: 'page_type', screen: 'home' })
    startTracking(counter)
    await settled()

    expect(sent).toEqual([])
    expect(page.dataLayer).toEqual([])
    expect([...stored.keys()]).toEqual(['umlauf.consent'])
  })

  test('S9.11 is not sent once consent was taken back in another tab', async () => {
    const { track, startTracking, page } = await loadPage()
    answer(true)
    startTracking(counter)
    answer(false)
    track({ name: 'offer_generated', data: offer })
    track({ name: 'page_type', screen: 'home' })
    await settled()

    expect(sent).toEqual([])
    expect(page.dataLayer).toEqual([])
  })

  test.each(['reload', 'back_forward'])('S7.24 is no new arrival after a %s', async (type) => {
    navigationType = type
    const { startTracking } = await loadPage('/?gclid=1')
    answer(true)
    startTracking(counter)
    await settled()

    expect(sent).toEqual([])
  })

  test('S7.24 is one arrival, also if the answer changes twice', async () => {
    const { startTracking, stopTracking } = await loadPage('/?gclid=1')
    for (const tracking of [true, false, true]) {
      answer(tracking)
      if (tracking) startTracking(counter)
      else stopTracking()
      await settled()
    }
    await expect.poll(() => sent).not.toHaveLength(0)

    expect(sent.map(({ eventName }) => eventName)).toEqual(['marketing_touchpoint'])
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('down'))],
    ['is broken', async () => new Response('{"clientId":"0123456789abcdef"}', { status: 500 })],
    ['talks nonsense', async () => new Response('<html>')],
    ['sends something else', async () => new Response('{"clientId":"<script>"}')],
  ])('S8.09 is sent without a number if whoever numbers visitors %s', async (_why, fetched) => {
    vi.stubGlobal('fetch', fetched)
    const { track, startTracking } = await loadPage()
    answer(true)
    startTracking(counter)
    track({ name: 'offer_generated', data: offer })
    await expect.poll(() => sent).toHaveLength(1)

    expect(sent[0]!.clientId).toBeNull()
  })

  test('S7.29 is sent by an ordinary request if the browser takes no beacon, and nobody hears of a failure', async () => {
    const requests: string[] = []
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('fetch', async (url: string, { keepalive }: RequestInit) => {
      requests.push(`${url} ${keepalive ?? false}`)
      throw new TypeError('down')
    })
    const { track, startTracking } = await loadPage()
    answer(true)
    startTracking(counter)
    track({ name: 'offer_generated', data: offer })

    await expect.poll(() => requests).toContain('/api/controlling/controlling true')
  })
})

describe('a trade', () => {
  test('S2.29 S9.12 is one purchase, however often its page is loaded', async () => {
    const layers: { event: string }[] = []
    for (const load of ['first', 'again', 'in another tab']) {
      const { trackPurchase, startTracking, page } = await loadPage('/danke')
      answer(true)
      if (load === 'again') startTracking(counter)
      trackPurchase(purchase)
      startTracking(counter)
      trackPurchase(purchase)
      layers.push(...page.dataLayer)
    }

    expect(layers).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '4711',
          value: 415.5,
          tax: 0,
          shipping: 0,
          currency: 'EUR',
          coupon: null,
          items: [],
        },
      },
    ])
  })

  test('S2.29 the next one is another purchase', async () => {
    const { trackPurchase, startTracking, page } = await loadPage('/danke')
    answer(true)
    startTracking(counter)
    trackPurchase(purchase)
    trackPurchase({ ...purchase, transactionId: 4712 })

    expect(page.dataLayer).toHaveLength(2)
  })

  test('S7.27 is one event per item, also after a reload', async () => {
    for (const path of ['/danke', '/thankYou']) {
      const { track, startTracking } = await loadPage(path)
      answer(true)
      startTracking(counter)
      track({ name: 'trade_created', data: ['o1', 'o1', 'o2'].map((offerId) => ({ ...item, offerId })) })
      await settled()
    }
    await expect.poll(() => sent.length).toBeGreaterThan(1)

    expect(sent.map(({ offerId }) => offerId)).toEqual(['o1', 'o1', 'o2'])
  })

  test('S2.29 what was reported is forgotten when consent is taken back', async () => {
    const { trackPurchase, startTracking, stopTracking } = await loadPage('/danke')
    answer(true)
    startTracking(counter)
    trackPurchase(purchase)
    expect(stored.has('umlauf.reported')).toBe(true)
    answer(false)
    stopTracking()

    expect(stored.has('umlauf.reported')).toBe(false)
  })
})

test('a browser that remembers nothing is counted for as long as the page lives, once it agreed', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { trackPurchase, startTracking, page } = await loadPage('/danke')
  const { answerConsent, consent } = await import('../consent.ts')
  expect(consent()).toBeUndefined()

  answerConsent(true)
  startTracking(counter)
  trackPurchase(purchase)
  trackPurchase(purchase)

  expect(page.dataLayer).toHaveLength(1)
})
