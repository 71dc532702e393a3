import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { redirectsOf } from '#shop/redirects/all.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const hash = '0123456789abcdef0123456789abcdef'

/** Where an old address leads, and what answers there. */
async function follow(host: string, path: string) {
  const { status, headers } = await ask(host, encodeURI(path), asPerson)
  const target = headers.location
  const arrived = target === undefined ? undefined : await ask(host, target.split('#')[0]!, asPerson)
  return { status, target, arrivedStatus: arrived?.status }
}

const legacy = {
  at: {
    terms: '/agb',
    aboutUs: '/ueber-uns',
    imprint: '/impressum',
    press: '/presse',
    howItWorks: '/so-funktionierts',
    faq: '/hilfe/faq',
    cart: '/warenkorb',
  },
  de: {
    terms: '/agb',
    aboutUs: '/ueber-uns',
    imprint: '/impressum',
    press: '/presse',
    howItWorks: '/so-funktionierts',
    faq: '/hilfe/faq',
    cart: '/warenkorb',
  },
  es: {
    terms: '/condiciones-generales',
    aboutUs: '/quienes-somos',
    imprint: '/aviso-legal',
    press: '/prensa',
    howItWorks: '/como-funciona',
    faq: '/ayuda/faq',
    cart: '/carrito',
  },
  fr: {
    terms: '/cgv',
    aboutUs: '/qui-sommes-nous',
    imprint: '/mentions-legales',
    press: '/presse',
    howItWorks: '/comment-ca-marche',
    faq: '/aide/faq',
    cart: '/panier',
  },
  it: {
    terms: '/condizioni-generali',
    aboutUs: '/chi-siamo',
    imprint: '/note-legali',
    press: '/stampa',
    howItWorks: '/come-funziona',
    faq: '/aiuto/faq',
    cart: '/carrello',
  },
}

const topics = ['terms', 'aboutUs', 'imprint', 'press', 'howItWorks'] as const

describe.each(triedCountries)('old addresses of %s', (code) => {
  const { contentSlugs, routes } = countries[code]

  test.each(topics)('S2.19 the old page about %s leads to the new one at once, with its query', async (topic) => {
    const { status, target, arrivedStatus } = await follow(code, `${legacy[code][topic]}?utm_source=a&b=%20c`)

    expect(status).toBe(301)
    expect(target).toBe(`/content/${contentSlugs[topic]}?utm_source=a&b=%2520c`)
    expect(arrivedStatus).toBe(200)
  })

  test('S2.19 the English addresses of the first software lead there as well', async () => {
    for (const [path, topic] of [
      ['/terms', 'terms'],
      ['/about', 'aboutUs'],
      ['/imprint', 'imprint'],
      ['/press', 'press'],
      ['/how-it-works', 'howItWorks'],
    ] as const) {
      const { status, target } = await follow(code, path)
      expect([status, target], path).toEqual([301, `/content/${contentSlugs[topic]}`])
    }
  })

  test('S2.20 the old questions lead to the contact page', async () => {
    for (const path of ['/faq', legacy[code].faq]) {
      expect(await follow(code, path), path).toEqual({ status: 301, target: routes.contact, arrivedStatus: 200 })
    }
  })

  test('S2.20 the old cart leads home, where the cart opens', async () => {
    for (const path of ['/cart/view', legacy[code].cart]) {
      expect(await follow(code, path), path).toEqual({ status: 301, target: '/#cart', arrivedStatus: 200 })
    }
  })

  test.each(['index.php', 'at.php', 'es.php', 'fr.php'])('S2.21 the prefix %s is stripped', async (prefix) => {
    expect(await follow(code, `/${prefix}`)).toMatchObject({ status: 301, target: '/' })
    expect(await follow(code, `/${prefix}/`)).toMatchObject({ status: 301, target: '/' })
    expect(await follow(code, `/${prefix}/account/register?a=1`)).toMatchObject({
      status: 301,
      target: '/account/register?a=1',
      arrivedStatus: 200,
    })
    expect(await follow(code, `/${prefix}${routes.contact}/`)).toMatchObject({
      status: 301,
      target: routes.contact,
      arrivedStatus: 200,
    })
    expect(await follow(code, `/${prefix}${legacy[code].terms}`)).toMatchObject({
      status: 301,
      target: `/content/${contentSlugs.terms}`,
    })
    expect(await follow(code, `/${prefix}/never-was-here`)).toMatchObject({ status: 404 })
  })

  test('S2.19 S2.22 every address of the whole table answers 301 in one hop, to a page that answers 200', async () => {
    const wrong: string[] = []
    const old = redirectsOf(code).filter(({ to }) => to.screen !== 'newsletterUnsubscribe')
    for (const { from } of old) {
      const { status, target, arrivedStatus } = await follow(code, from)
      if (status !== 301 || arrivedStatus !== 200) wrong.push(`${from} ${status} ${target} ${arrivedStatus}`)
    }

    expect(old.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})

test('S2.22 France keeps at least 150 old addresses of products and categories, all to a category or home', async () => {
  const old = redirectsOf('fr').filter(({ to }) => to.screen === 'sellCategory' || to.screen === 'home')
  const targets = await Promise.all(old.map(async ({ from }) => (await follow('fr', from)).target))

  expect(old.length).toBeGreaterThanOrEqual(150)
  for (const target of targets) expect(target).toMatch(/^\/(catalogue\/[a-z-]+)?(#cart)?$/)
})

describe('the German way out of the newsletter', () => {
  const oldLinks = redirectsOf('de')
    .filter(({ to }) => to.screen === 'newsletterUnsubscribe')
    .map(({ from }) => from)

  test.each(oldLinks)('S2.23 %s with a hexadecimal hash leads to today’s page', async (pattern) => {
    for (const value of [hash, hash.toUpperCase()]) {
      const path = pattern.replace('{emailHash}', value)
      expect(await follow('de', path), path).toEqual({
        status: 301,
        target: `/newsletter/unsubscribe/${value}`,
        arrivedStatus: 200,
      })
    }
  })

  test('S2.23 with anything else it answers 404', async () => {
    for (const value of ['xyz', `${hash}g`, 'zz23456789abcdef0123456789abcdef']) {
      for (const pattern of oldLinks) {
        const path = pattern.replace('{emailHash}', value)
        expect((await ask('de', path, asPerson)).status, path).toBe(404)
      }
    }
  })

  test('S2.23 it exists in Germany only', async () => {
    for (const code of ['at', 'es', 'fr', 'it']) {
      for (const pattern of oldLinks) {
        const path = pattern.replace('{emailHash}', hash)
        expect((await ask(code, path, asPerson)).status, `${code} ${path}`).toBe(404)
      }
    }
  })
})

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/index.php//evil.example',
  '/index.php/%2f%2fevil.example',
  '/index.php/https:evil.example',
  '/agb//evil.example',
  '/%09/evil.example',
  '/index.php/..//evil.example',
  '/@evil.example',
  '/index.php/javascript:alert(1)',
]

test.each(hostile)('S8.11 the address %s never leads to another host', async (path) => {
  for (const code of countryCodes) {
    const { status, headers } = await ask(code, path, asPerson)
    const target = new URL(headers.location ?? '/', 'http://shop.invalid')
    expect([301, 400, 404], code).toContain(status)
    expect(target.host, code).toBe('shop.invalid')
  }
})
