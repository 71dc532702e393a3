import { describe, expect, test } from 'vitest'
import { canonical, features, links, readable } from '#tests/support/readers/pages/html.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const shop = useOwnShop({
  storefronts: {
    countries: {
      de: {
        domain: 'ankauf.merchant.test',
        icuLocale: 'de-CH',
        buyShopLink: 'https://kaufen.merchant.test/',
        landingPage: 'MERCHANT-1',
        landingPageB2B: 'MERCHANT-B2B',
        landingPageAgan: 'MERCHANT-AGAN',
        contact: { sender: 'Merchant <hello@merchant.test>', recipient: 'help@merchant.test' },
        features: {
          socialMedia: false,
          newsletter: false,
          homeBanner: false,
          conditionsVideo: false,
          sealAndSlider: false,
        },
        footerShippingLogo: 'ups',
      },
      fr: { sellShopUrl: 'https://vendre.merchant.test', features: { redirects: false } },
      it: { dynamicYield: { enabled: true, apiKey: 'a-key-nobody-may-see' } },
    },
    defaultCountry: 'it',
    modeDomains: { agan: 'partner.merchant.test', b2bWidget: 'b2b.merchant.test', aganwidget: 'widget.merchant.test' },
    officeDomain: 'office.merchant.test',
    partnerOrigins: ['https://partner-one.test', 'https://partner-two.test:8443'],
  },
})

const home = async (host: string) => (await shop().visit(host, '/', asPerson)).text

describe('a merchant’s file', () => {
  test('S1.05 gives a storefront its own domain', async () => {
    for (const host of ['ankauf.merchant.test', 'www.ankauf.merchant.test', 'de.localhost']) {
      expect(await home(host), host).toContain('<html lang="de-DE"')
    }
    expect(await home('de.umlauf.example')).toContain('<html lang="it-IT"')
  })

  test('S1.05 S3.20 gives links and canonical addresses that lead to that domain', async () => {
    expect(canonical(await home('ankauf.merchant.test'))).toBe('https://ankauf.merchant.test/')
    expect(canonical(await home('fr.localhost'))).toBe('https://vendre.merchant.test/')
    expect(links(await home('fr.localhost'))).toContain('https://ankauf.merchant.test')
  })

  test('S1.05 changes how money is written', async () => {
    const withPlainBlanks = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
    const swiss = new Intl.NumberFormat('de-CH', { style: 'currency', currency: 'EUR' }).format(415.5)
    const words = withPlainBlanks(readable(await home('de.localhost')))

    expect(words).toContain(withPlainBlanks(swiss))
    expect(words).not.toContain('415,50 €')
  })

  test('S1.05 changes the sales channel of every mode', async () => {
    const channels = {
      'de.localhost': 'MERCHANT-1',
      'b2bwidget.localhost': 'MERCHANT-B2B',
      'agan.localhost': 'MERCHANT-AGAN',
      'aganwidget.localhost': 'MERCHANT-AGAN',
      'at.localhost': 'UML-AT',
    }
    for (const [host, channel] of Object.entries(channels)) {
      expect(await home(host), host).toContain(`data-landing-page="${channel}"`)
    }
  })

  test('S1.05 changes whom visitors write to', async () => {
    const { text } = await shop().visit('de.localhost', '/kontakt', asPerson)

    expect(links(text)).toContain('mailto:help@merchant.test')
    expect(text).not.toContain('service@de.umlauf.example')
  })

  test('S1.05 S3.20 changes the link to the shop that sells', async () => {
    const found = links(await home('de.localhost'))

    expect(found).toContain('https://kaufen.merchant.test/')
    expect(found.filter((link) => link.includes('kaufen.umlauf.example'))).toEqual([])
  })

  test('S1.05 S3.20 changes the letters', async () => {
    const staff = await officeCookie(shop().visit, shop().login)
    const list = await shop().visit('office.merchant.test', '/letters', { headers: staff })
    const row = list.text.split('<tr>').find((each) => each.includes('help@merchant.test')) ?? ''
    const path = /href="(\/letters\/[^"]+)"/.exec(row)?.[1] ?? ''
    const letter = await shop().visit('office.merchant.test', path, { headers: staff })

    expect(readable(letter.text)).toContain('Merchant <hello@merchant.test> → help@merchant.test')
    expect(readable(letter.text)).toContain('https://ankauf.merchant.test')
    expect(readable(letter.text)).toContain('https://kaufen.merchant.test/')
  })

  test('S1.05 switches features off, in that country only', async () => {
    expect(features(await home('de.localhost'))).toEqual(['support-questions'])
    expect(features(await home('at.localhost'))).toContain('social-media')
    expect(await home('de.localhost')).toContain('aria-label="UPS"')
  })

  test('S1.08 gives the modes and the office domains of their own', async () => {
    expect(await home('partner.merchant.test')).toContain('data-shop="agan"')
    expect(await home('b2b.merchant.test')).toContain('data-shop="b2bWidget"')
    expect(await home('widget.merchant.test')).toContain('data-shop="aganwidget"')
    expect((await shop().visit('office.merchant.test', '/')).headers.location).toBe('/login?next=%2F')
  })

  test('S1.09 says which storefront unknown hosts get', async () => {
    expect(await home('x.invalid')).toContain('<html lang="it-IT"')
  })

  test('S2.24 switches the redirects of one country off', async () => {
    const status = async (host: string, path: string) => (await shop().visit(host, path, asPerson)).status

    expect(await status('fr.localhost', '/cgv')).toBe(404)
    expect(await status('fr.localhost', '/index.php')).toBe(404)
    expect(await status('fr.localhost', '/rachat-iphone')).toBe(404)
    expect(await status('fr.localhost', '/contact')).toBe(200)
    expect(await status('es.localhost', '/condiciones-generales')).toBe(301)
  })

  test('S3.18 switches personalisation on without giving its key away', async () => {
    const answer = await shop().visit('it.localhost', '/api/locale?locale=it_IT')

    expect(answer.json()).toMatchObject({ dynamicYield: true })
    for (const text of [
      answer.text,
      await home('it.localhost'),
      (await shop().visit('it.localhost', '/_.data')).text,
    ]) {
      expect(text).not.toContain('a-key-nobody-may-see')
    }
  })
})

describe('who may show a page inside another', () => {
  const framing = async (host: string, path: string) => {
    const { headers } = await shop().visit(host, path, asPerson)
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }

  test.each(['agan', 'aganwidget', 'b2bwidget'])('%s: its partners and itself', async (mode) => {
    for (const path of ['/', '/verkaufen/handy', '/no-such-place']) {
      expect(await framing(`${mode}.localhost`, path), path).toBe(
        "'self' https://partner-one.test https://partner-two.test:8443",
      )
    }
  })

  test.each(['at', 'de', 'es', 'fr', 'it'])('%s: nobody', async (code) => {
    for (const path of ['/', '/account', '/no-such-place', '/sentry-example-page']) {
      expect(await framing(`${code}.localhost`, path), path).toBe("'none'")
    }
  })
})
