import { describe, expect, test } from 'vitest'
import { texts, readable } from '#tests/support/readers/pages/html.ts'
import { ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const languages = { at: 'de-AT', de: 'de-DE', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' }

/** 415.50 euros and 1 November 2026 as the example on the home page shows them. */
const formats = {
  at: { price: '€ 415,50', date: '01.11.26' },
  de: { price: '415,50 €', date: '01.11.26' },
  es: { price: '415,50 €', date: '01/11/26' },
  fr: { price: '415,50 €', date: '01/11/26' },
  it: { price: '415,50 €', date: '01/11/26' },
}

const withPlainBlanks = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(triedCountries)('the storefront of %s', (code) => {
  test('S1.03 the host alone chooses it', async () => {
    const home = await ask(code, '/', {
      headers: {
        'accept-language': code === 'fr' ? 'it' : 'fr',
        cookie: `locale=${code === 'fr' ? 'it_IT' : 'fr_FR'}`,
      },
    })

    expect(home.status).toBe(200)
    expect(home.text).toContain(`<html lang="${languages[code]}"`)
  })

  test('S1.03 its host may be written in capitals, with a port and with a dot at the end', async () => {
    for (const host of [`${code.toUpperCase()}.LOCALHOST`, `${code}.localhost:8080`, `${code}.localhost.`]) {
      const { text } = await ask(host, '/')
      expect(text, host).toContain(`<html lang="${languages[code]}"`)
    }
  })

  test('S1.03 its production domain leads to it too, with and without www', async () => {
    for (const host of [`${code}.umlauf.example`, `www.${code}.umlauf.example`]) {
      const { text } = await ask(host, '/')
      expect(text, host).toContain(`<html lang="${languages[code]}"`)
    }
  })

  test('S1.04 S5.05 it writes prices and dates as its country does', async () => {
    const { text } = await ask(code, '/')
    const words = withPlainBlanks(readable(text))

    expect(words).toContain(formats[code].price)
    expect(words).toContain(formats[code].date)
  })

  test('S3.17 its pages name its application and its sales channel', async () => {
    const { text } = await ask(code, '/')

    expect(text).toContain(`<meta name="application-name" content="umlauf-${code}"/>`)
    expect(text).toContain(`data-landing-page="UML-${code.toUpperCase()}"`)
  })
})

test('S1.03 five hosts show four different languages', async () => {
  const pages = await Promise.all(countryCodes.map((code) => ask(code, '/')))

  expect(new Set(pages.map(({ text }) => texts(text, 'h1')[0])).size).toBeGreaterThanOrEqual(4)
})

test('S1.04 the Austrian price is written unlike the German one', async () => {
  const [austria, germany] = await Promise.all([ask('at', '/'), ask('de', '/')])

  expect(withPlainBlanks(readable(austria.text))).not.toContain(formats.de.price)
  expect(withPlainBlanks(readable(germany.text))).not.toContain(formats.at.price)
})

const modes = [
  ['de', 'default', 'UML-DE'],
  ['b2bwidget', 'b2bWidget', 'UML-DE-B2B'],
  ['agan', 'agan', 'AGAN-DE'],
  ['aganwidget', 'aganwidget', 'AGAN-DE'],
] as const

test.each(modes)('S1.08 the host %s gives the mode %s in German, booked on %s', async (host, mode, landingPage) => {
  const { status, text } = await ask(host, '/')

  expect(status).toBe(200)
  expect(text).toContain(`<html lang="de-DE" data-shop="${mode}" data-landing-page="${landingPage}"`)
})

test.each([
  'x.invalid',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'de.localhost.evil.example',
  'office.localhost.evil.example',
])('S1.09 the unknown host %s gives the default storefront', async (host) => {
  const { status, text } = await ask('de', '/', { headers: { host } })

  expect(status).toBe(200)
  expect(text).toContain('<html lang="de-DE" data-shop="default"')
  expect(text).not.toContain('evil.example')
})

test.each(['a b', 'evil<script>', 'de.localhost@evil.example', 'de.localhost/../x', 'de.localhost:99999'])(
  'S1.09 a host that cannot be one (%s) is refused without an error of ours',
  async (host) => {
    const { status, text } = await ask('de', '/', { headers: { host } })

    expect(status).toBe(400)
    expect(text).not.toContain('script')
  },
)
