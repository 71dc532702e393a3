import { beforeAll, describe, expect, test } from 'vitest'
import { findTrade } from '#domain/trades/find-trade.ts'
import { countries } from '#shop/countries/all.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { accept, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { openSession, tradeAt, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import { devicePhoto } from '#tests/support/fixtures/pictures/device-photos.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'

const office = useOffice({})

const kiosk = {
  code: 'kiosk',
  name: 'Kiosk',
  origins: 'https://www.kiosk.example\nhttps://kiosk.example',
  landingPage: 'KIOSK-DE',
  accent: '#264b73',
  active: 'yes',
  intent: 'entry',
}
const ended = { ...kiosk, code: 'ended', name: 'Ended', origins: 'https://ended.example', landingPage: 'ENDED-DE' }

const embeddable = ['agan', 'aganwidget', 'b2bwidget'] as const

let author: OfficeColleague
const see = (host: string, path: string, headers: Record<string, string> = {}) =>
  office.ask(host, path, { headers: { 'user-agent': person, ...headers } })
const framing = (headers: Record<string, unknown>) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]

beforeAll(async () => {
  author = await office.colleague('content')
  await author.follow('/partners/new', kiosk)
  await (await office.colleague('finance')).send('/partners/kiosk', { intent: 'commission', percent: '10' })
  await author.follow('/partners/new', ended)
  await author.send('/partners/ended', { ...ended, active: '' })
  // Every process hears of it a moment later.
  const shows = async (partner: string) =>
    (await see('agan', `/?partner=${partner}`)).text.includes(`data-partner="${partner}"`)
  await eventually(async () => (await shows('kiosk')) && !(await shows('ended')))
})

describe('X1.18 S18 who may frame a page', () => {
  const screens = Object.entries(addressesOf('de'))
  const alone = (screen: string) => /^(account|clarification|review)/.test(screen)

  test.each(embeddable)(
    'on %s it is the partner that is named; logins and questions to sellers nobody',
    async (host) => {
      for (const [screen, path] of screens) {
        const named = await see(host, `${path}${path.includes('?') ? '&' : '?'}partner=kiosk`)
        const expected = alone(screen) ? "'none'" : "'self' https://www.kiosk.example https://kiosk.example"
        if (named.status !== 301) expect(framing(named.headers), screen).toBe(expected)
      }
    },
  )

  test.each(embeddable)('on %s an unknown or ended partner changes nothing, and the shop still works', async (host) => {
    for (const code of ['nobody', 'ended', 'KIOSK', '', 'UML-DE', "';script-src *"]) {
      const { status, headers, text } = await see(host, `/?partner=${encodeURIComponent(code)}`)
      expect([status, framing(headers)], code).toEqual([200, "'self' https://www.kiosk.example https://kiosk.example"])
      expect(/data-partner="|\/skins\//.test(text), code).toBe(false)
    }
  })

  test('in the default mode it is nobody, whoever is named', async () => {
    for (const [screen, path] of screens) {
      const { status, headers } = await see('de', `${path}${path.includes('?') ? '&' : '?'}partner=kiosk`)
      if (status !== 301) expect(framing(headers), screen).toBe("'none'")
    }
  })
})

/** Sells a phone to the shop of a host; says on which channels. */
async function sell(host: string, { query = '', cookie = '' }, between = async () => {}) {
  const send = await openSession(host, (at, path, options) => {
    const sent = { ...options?.headers, cookie: [options?.headers?.['cookie'], cookie].filter(Boolean).join('; ') }
    return office.ask(at, path, { ...options, headers: sent })
  })
  const offer = (await send('POST', `/api/offers${query}`, usedPhone)).json<{ id: string; landingPage: string }>()
  await between()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { status, json } = await send('POST', `/api/trades${query}`, tradeAt(host, 'de', offer.id), host, key)
  expect(status).toBe(201)
  const { rows } = await office.query('select landing_page as trade, shop_mode as mode from trades where number = $1', [
    json<{ transactionId: number }>().transactionId,
  ])
  return { offer: offer.landingPage, ...rows[0] }
}

const { landingPage, landingPageAgan, landingPageB2B } = countries.de

describe('S3.21 offers and trades', () => {
  test.each([
    ['agan', 'agan', landingPageAgan],
    ['aganwidget', 'aganwidget', landingPageAgan],
    ['b2bwidget', 'b2bWidget', landingPageB2B],
  ])(
    'on %s are booked on the partner who is named, or remembered, and else on the shop’s own',
    async (host, mode, own) => {
      const cookies = (await see(host, '/?partner=kiosk')).headers['set-cookie'] ?? []
      const cookie = cookies.find((each) => each.startsWith('partner='))
      expect(cookie).toBe('partner=kiosk; Path=/; HttpOnly; SameSite=Lax')

      const kioskEverywhere = { offer: 'KIOSK-DE', trade: 'KIOSK-DE', mode }
      expect(await sell(host, { query: '?partner=kiosk' })).toEqual(kioskEverywhere)
      expect(await sell(host, { cookie: 'partner=kiosk' })).toEqual(kioskEverywhere)
      for (const code of ['ended', 'nobody', landingPage, 'KIOSK-DE']) {
        expect(await sell(host, { query: `?partner=${code}`, cookie: 'partner=kiosk' }), code).toMatchObject({
          trade: own,
        })
      }
    },
  )

  test('in the default mode are nobody’s commission', async () => {
    expect((await see('de', '/?partner=kiosk')).headers['set-cookie']?.join()).not.toContain('partner=')
    const booked = await sell('de', { query: '?partner=kiosk', cookie: 'partner=kiosk' })
    expect(booked).toEqual({ offer: landingPage, trade: landingPage, mode: 'default' })
  })

  test('keep their price but not their partner, if he is ended in between', async () => {
    const brief = { ...kiosk, code: 'brief', name: 'Brief', origins: '', landingPage: 'BRIEF-DE' }
    await author.follow('/partners/new', brief)
    await expect.poll(async () => (await see('agan', '/?partner=brief')).text).toContain('data-partner="brief"')

    const booked = await sell('agan', { query: '?partner=brief' }, async () => {
      await author.send('/partners/brief', { ...brief, active: '' })
    })

    expect(booked).toMatchObject({ offer: 'BRIEF-DE', trade: landingPageAgan })
  })

  test('of a partner are counted in his commission once they are paid', async () => {
    const engines = office.engines()
    const { rows } = await office.query(`select id from trades where landing_page = 'KIOSK-DE'`)
    for (const { id } of rows) await accept(engines, { id }, (await findTrade(engines.db, id))!.items, 100_00)
    const treasurer = await hireColleague(engines, 'treasurer', 'admin')
    const payouts = [...(await sendMoney(engines, treasurer)).values()]
    await bankTells(
      engines,
      treasurer,
      payouts.map(({ number: payout, cents }) => ({ payout, cents })),
    )
    await office.query(`update payouts set settled_at = '2026-03-15T12:00:00Z'`)
    const { text } = await author.see('/partners/commission?partner=kiosk&format=csv')

    expect(rows).toHaveLength(6)
    expect(text).toContain('2026-03;kiosk;Kiosk;6;600,00;60,00')
  })
})

describe('the session of a visitor in a frame', () => {
  const fromFrame = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const open = (host: string, headers: Record<string, string> = {}) =>
    office.ask(host, '/api/visitor', { method: 'POST', headers: { ...fromFrame, ...headers } })
  const isKnown = async (host: string, session: string) =>
    (await office.ask(host, '/api/visitor', { headers: { 'visitor-session': session } })).json()['tradeInAuth']

  test('travels in a header, if the page asks for it and stands in a widget', async () => {
    const session = String((await open('aganwidget', { 'visitor-session': '' })).headers['visitor-session'])

    expect(await isKnown('aganwidget', session)).toBe(true)
    expect((await open('aganwidget', { 'visitor-session': session })).headers['visitor-session']).toBeUndefined()
    expect((await open('aganwidget')).headers['visitor-session']).toBeUndefined()
    expect((await open('de', { 'visitor-session': '' })).headers['visitor-session']).toBeUndefined()
    expect(await isKnown('de', session)).toBe(false)
  })

  test('cannot be forged', async () => {
    const session = String((await open('aganwidget', { 'visitor-session': '' })).headers['visitor-session'])

    for (const forged of ['x', `f${session}`, session.slice(0, -8), crypto.randomUUID()]) {
      expect(await isKnown('aganwidget', forged), forged).toBe(false)
    }
  })
})

describe('a partner’s skin', () => {
  test('is a stylesheet of its own, for active partners only, and nobody else gets it', async () => {
    const own = await see('agan', '/verkaufen/handy?partner=kiosk')
    const path = /<link rel="stylesheet" href="(\/skins\/[^"]+)"/.exec(own.text)?.[1] ?? ''
    const { headers, text } = await see('agan', path)

    expect(path).toBe('/skins/kiosk.css?264b73')
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(text).toContain("[data-partner='kiosk']{")
    expect(text).toContain('--color-brand:#264b73')
    expect(text).toContain('prefers-color-scheme:dark')
    expect(own.text).toContain('data-partner="kiosk"')
    expect(own.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect((await see('agan', '/verkaufen/handy')).text).not.toContain('kiosk"')
    expect((await see('agan', '/verkaufen/handy')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const none of ['ended', 'nobody', '..%2f']) expect((await see('agan', `/skins/${none}.css`)).status).toBe(404)
  })
})

describe('the script for partners’ pages', () => {
  test('is small, may be used by every page, knows where the shops are, and comes from widgets only', async () => {
    const { status, headers, text } = await see('aganwidget', '/embed.js')

    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    })
    expect(text).toContain('"consumer":"http://aganwidget.localhost"')
    expect(text).toContain('"business":"http://b2bwidget.localhost"')
    expect(text).toContain('"device":"/produkte/","category":"/verkaufen/"')
    expect(text.length).toBeLessThan(4_500)
    expect((await see('b2bwidget', '/embed.js')).text).toBe(text)
    expect((await see('de', '/embed.js')).status).toBe(404)
    expect((await see('aganwidget', '/')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

test('F-40 a page learns whether it may show the widget: by its own address, for the partner that it names', async () => {
  const asked = async (origin: string | undefined, query = '') => {
    const headers: Record<string, string> = origin === undefined ? {} : { origin }
    return (await see('aganwidget', `/embed.json${query}`, headers)).json<{ framed: boolean }>().framed
  }

  expect(await asked('https://kiosk.example', '?partner=kiosk')).toBe(true)
  expect(await asked('https://kiosk.example')).toBe(true)
  expect(await asked('https://stranger.example', '?partner=kiosk')).toBe(false)
  expect(await asked('null', '?partner=kiosk')).toBe(false)
  expect(await asked(undefined)).toBe(true)
  expect((await see('aganwidget', '/embed.json')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
  expect((await see('de', '/embed.json')).status).toBe(404)
})

describe('in the office', () => {
  test('a colleague finds what the partner copies, his colours, and his commission', async () => {
    const page = await author.see('/partners/kiosk')
    const embedding = await author.see('/partners/kiosk/test')
    const words = readable(embedding.text)

    expect(page.text).toContain('href="/skins/kiosk.css?264b73"')
    expect(page.text).toContain('href="/partners/commission?partner=kiosk"')
    expect(page.text).toContain('href="/partners/kiosk/test"')
    expect(words).toContain('<script src="http://aganwidget.localhost/embed.js" async></script>')
    expect(words).toContain('<trade-in-offer partner="kiosk">')
    expect(words).toContain('frame-src http://aganwidget.localhost http://b2bwidget.localhost')
    expect(embedding.text).toContain('href="http://aganwidget.localhost/?partner=kiosk" target="_blank" rel="noopener"')
    expect(embedding.text).not.toContain('<iframe')
    expect(readable((await author.see('/partners/ended/test')).text)).toContain('Der Partner ist beendet')
    expect((await author.see('/partners/nobody/test')).status).toBe(404)
  })
})

describe('F-59 EX-10 the shop of a partner', () => {
  const dressed = {
    ...kiosk,
    welcome: 'Schön, dass du <da> bist.',
    email: 'hallo@kiosk.example',
    phone: '+49 30 901820',
  }

  test('shows his name, his welcome and how to reach him, and names us once, at the end', async () => {
    expect((await author.send('/partners/kiosk', dressed)).status).toBe(302)
    const home = await eventually(async () => {
      const { text } = await see('agan', '/?partner=kiosk')
      return text.includes('hallo@kiosk.example') ? text : undefined
    })

    expect(home).toMatch(/<title>[^<]* · Kiosk<\/title>/)
    expect(home).toMatch(/<header[\s\S]*aria-label="Kiosk"[^>]*>Kiosk<\/a>/)
    expect(readable(home)).toContain('Schön, dass du <da> bist.')
    expect(home).toContain('href="tel:+49 30 901820"')
    expect(/<header[\s\S]*?<\/header>/.exec(home)![0]).not.toContain('class="logo"')
    expect(/<footer[\s\S]*?<\/footer>/.exec(home)![0]).toContain('umlauf')
    const product = (await see('agan', '/produkte/apple-iphone-14-128-gb?partner=kiosk')).text
    expect(product).toContain('· Kiosk</title>')
    expect(readable(product)).not.toContain('Schön, dass du')
  })

  test('shows his logo instead, written anew, until it is taken away', async () => {
    const upload = (intent: string, bytes: Uint8Array = new Uint8Array()) =>
      author.send('/partners/kiosk', { intent, file: { name: 'logo.png', type: 'image/png', bytes } })
    expect((await upload('logo', Buffer.from('no picture'))).status).toBe(422)
    expect((await upload('logo', await devicePhoto({ width: 600, height: 200 }))).status).toBe(302)
    const address = await eventually(async () => {
      const { text } = await see('agan', '/?partner=kiosk')
      return /src="(\/logos\/[0-9a-f]{24}\.webp)"/.exec(text)?.[1]
    })
    const { status, headers } = await see('agan', address)
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await see('agan', `/logos/${'0'.repeat(24)}.webp`)).status).toBe(404)

    expect((await upload('no-logo')).status).toBe(302)
    await eventually(async () => !(await see('agan', '/?partner=kiosk')).text.includes('/logos/'))
    const reader = await office.colleague('auditor')
    expect((await reader.send('/partners/kiosk', { intent: 'no-logo' })).status).toBe(403)
  })

  test('is that of the partner to whom the channel belongs, if nobody is named', async () => {
    await author.follow('/partners/new', {
      ...kiosk,
      code: 'haus',
      name: 'Haus',
      landingPage: countries.de.landingPageAgan,
    })
    const home = await eventually(async () => {
      const { text } = await see('agan', '/')
      return text.includes('· Haus</title>') ? text : undefined
    })
    expect(home).not.toContain('data-partner="haus"')
  })
})
