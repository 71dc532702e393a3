import { beforeAll, describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country, CountryCode } from '#shop/countries/country.ts'
import { formatDate, formatLongDate } from '#shop/formats/dates.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { localeSettings } from '#shop/shop.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import {
  attribute,
  canonical,
  features,
  links,
  meta,
  readable,
  tags,
  texts,
} from '#tests/support/readers/pages/html.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { asPerson, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const visitors = useVisitors()

type Sold = { landingPage: string; from: string; label: string; text: string; validUntil: Date }

/** What a sale by bank transfer leaves behind, in each country. */
const soldIn = {} as Record<CountryCode, Sold>

async function sellIn(code: CountryCode): Promise<Sold> {
  const { sell, trade } = await visitors.openVisit(code)
  expect((await sell(trade)).status).toBe(201)
  const letter = async () => {
    const { rows } = await visitors.query(
      `select from_address, attachments, text_body as text from letters where kind = 'trade-created' and to_address = $1`,
      [trade.seller.email],
    )
    return rows[0] as { from_address: string; text: string; attachments: { content: string }[] } | undefined
  }
  await eventually(async () => (await letter()) !== undefined)
  const { from_address: from, text, attachments } = (await letter())!
  const { rows } = await visitors.query('select landing_page, price_valid_until from trades where email = $1', [
    trade.seller.email,
  ])
  const [{ landing_page: landingPage, price_valid_until: validUntil }] = rows
  const { lines } = readPdf(Buffer.from(attachments[0]!.content, 'base64'))
  return { landingPage, validUntil, from, text, label: lines.map((line) => line.text).join('\n') }
}

beforeAll(async () => {
  for (const code of countryCodes) soldIn[code] = await sellIn(code)
})

const page = async (host: string, path = '/') => (await visitors.ask(host, path, asPerson)).text
const contentOf = (country: Country, topic: (typeof contentTopics)[number]) =>
  page(country.code, pathTo(country, 'content', { slug: country.contentSlugs[topic] }))
const category = (country: Country, slug: string) =>
  page(country.code, pathTo(country, 'sellCategory', { category: slug }))

/** The base of an offer for the same phone, which is the first line of its price. */
async function baseOf(code: CountryCode): Promise<number> {
  const { send, offer } = await visitors.openVisit(code)
  const { lines } = (await send('GET', `/api/offers/${offer.id}`)).json<{ lines: { cents: number }[] }>()
  return lines[0]!.cents
}

const withPlainBlanks = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const violationsOf = async ({ code }: Country, change: object) => {
  const { sell, trade } = await visitors.openVisit(code)
  return JSON.stringify((await sell({ ...trade, ...change })).json()['violations'] ?? [])
}

const namesChannel = async (host: string, channel: string | null) => {
  if (channel !== null) expect(await page(host)).toContain(`data-landing-page="${channel}"`)
}

const featureMarks = {
  newsletter: 'newsletter',
  homeBanner: 'home-banner',
  socialMedia: 'social-media',
  conditionsVideo: 'conditions-video',
  sealAndSlider: 'seal-and-slider',
}

/** What colleagues meet, and whoever looks at the demo. */
type Inside = 'purchaseRegister' | 'demo' | 'particulars'

/** Where somebody outside meets each value of a country. A field without a row does not compile. */
const met: { [Field in Exclude<keyof Country, Inside>]-?: (country: Country) => Promise<void> } = {
  code: async ({ code, locale }) => expect(await page(code)).toContain(`<html lang="${languageTag(locale)}"`),
  application: async ({ code, application }) => expect(meta(await page(code), 'application-name')).toBe(application),
  locale: async ({ code, locale }) =>
    expect(await page(code)).toContain(`<meta property="og:locale" content="${locale}"/>`),
  icuLocale: async ({ code, icuLocale }) => {
    const example = new Intl.NumberFormat(icuLocale, { style: 'currency', currency: 'EUR' }).format(415.5)
    expect(withPlainBlanks(readable(await page(code)))).toContain(withPlainBlanks(example))
  },
  presence: async ({ code, presence }) => expect(await page(code)).toContain(`· ${presence.brand}</title>`),
  messages: async ({ code, messages }) =>
    expect(readable(await page(code))).toContain(readMessages('messages', messages)['content.imprint']),
  timeZone: async ({ code, icuLocale, timeZone }) =>
    expect(soldIn[code].text).toContain(formatLongDate(soldIn[code].validUntil, icuLocale, timeZone)),
  domain: async ({ domain, locale }) => {
    const { text } = await visitors.shop().visit(domain, '/', asPerson)
    expect(text).toContain(`<html lang="${languageTag(locale)}"`)
  },
  buyShopLink: async ({ code, buyShopLink }) => expect(links(await page(code))).toContain(buyShopLink),
  // Without a domain of its own a shop is where it runs.
  sellShopUrl: async ({ code }) =>
    expect(canonical(await page(code))).toBe(`http://${code}.localhost:${visitors.shop().port}/`),
  landingPage: async ({ code, landingPage }) => {
    await namesChannel(code, landingPage)
    expect(soldIn[code].landingPage).toBe(landingPage)
  },
  landingPageB2B: ({ landingPageB2B }) => namesChannel('b2bwidget', landingPageB2B),
  landingPageAgan: ({ landingPageAgan }) => namesChannel('agan', landingPageAgan),
  selectedPaymentType: async ({ code, selectedPaymentType }) =>
    expect(await page(code)).toMatch(new RegExp(`selectedPaymentType\\\\?",\\\\?"${selectedPaymentType}\\b`)),
  paymentTypes: async (country) => {
    const { DirectDebitSwift, Paypal } = country.paymentTypes
    const payee = { paypalEmail: 'somebody@example.com' }
    expect(await violationsOf(country, { paymentType: Paypal, payee })).toBe('[]')
    expect(await violationsOf(country, { paymentType: DirectDebitSwift, payee })).toContain('iban')
    expect(await violationsOf(country, { paymentType: Paypal })).toContain('paypalEmail')
  },
  contact: async ({ code, contact }) => {
    expect(soldIn[code].from).toBe(contact.sender)
    expect(links(await page(code))).toContain(`mailto:${contact.recipient}`)
  },
  popTitleException: async (country) => {
    for (const name of ['iphone', 'ipad'] as const)
      expect(texts(await category(country, country.categorySlugs[name]), 'h2')).toContain(
        country.popTitleException[name],
      )
  },
  features: async (country) => {
    const home = await page(country.code)
    const shown = features(home)
    for (const [name, mark] of Object.entries(featureMarks))
      expect(shown.includes(mark), name).toBe(country.features[name as keyof typeof featureMarks])
    expect(links(home).includes('/b2b/ankaufsportal'), 'business').toBe(country.features.business)
    expect((await visitors.ask(country.code, '/index.php')).status, 'redirects').toBe(
      country.features.redirects ? 301 : 404,
    )
  },
  zipRegexp: async (country) => {
    const { trade } = await visitors.openVisit(country.code)
    const at = (postalCode: string) => violationsOf(country, { seller: { ...trade.seller, postalCode } })
    expect(await at('not one')).toContain('postalCode')
    expect(await at(trade.seller.postalCode)).not.toContain('postalCode')
  },
  postalCodeExample: async (country) => {
    const { trade } = await visitors.openVisit(country.code)
    const seller = { ...trade.seller, postalCode: country.postalCodeExample }
    expect(await violationsOf(country, { seller })).toBe('[]')
    expect(await page(country.code)).toContain(country.postalCodeExample)
  },
  ibanExample: async (country) => {
    const payee = { holder: 'Demo', iban: country.ibanExample, bic: '' }
    expect(await violationsOf(country, { payee })).toBe('[]')
    expect(await page(country.code)).toContain(country.ibanExample)
  },
  houseNumberFirst: async ({ code, houseNumberFirst, warehouse: { street, houseNumber } }) =>
    expect(soldIn[code].label).toContain(houseNumberFirst ? `${houseNumber} ${street}` : `${street} ${houseNumber}`),
  countsInOctets: async ({ code, countsInOctets }) =>
    expect(soldIn[code].text).toMatch(countsInOctets ? /\d Go\b/ : /\d GB\b/),
  dateFormat: async ({ code, dateFormat }) =>
    expect(readable(await page(code))).toContain(formatDate('2026-11-01', dateFormat)),
  routes: async (country) => {
    for (const screen of ['contact', 'checkout', 'accountRegister', 'privacyChoices'] as const)
      expect((await visitors.ask(country.code, pathTo(country, screen), asPerson)).status, screen).toBe(200)
  },
  contentSlugs: async (country) => {
    const home = links(await page(country.code))
    expect(home).toContain(pathTo(country, 'content', { slug: country.contentSlugs.terms }))
    for (const topic of contentTopics) expect(texts(await contentOf(country, topic), 'h1'), topic).toHaveLength(1)
  },
  categorySlugs: async (country) => {
    const home = links(await page(country.code))
    for (const slug of Object.values(country.categorySlugs))
      expect(home).toContain(pathTo(country, 'sellCategory', { category: slug }))
  },
  searchIndexes: async ({ code, searchIndexes, locale }) =>
    expect((await visitors.ask(code, `/api/locale?locale=${locale}`)).json()['elasticIndexes']).toEqual(searchIndexes),
  dynamicYield: async ({ code, dynamicYield, locale }) =>
    expect((await visitors.ask(code, `/api/locale?locale=${locale}`)).json()['dynamicYield']).toBe(
      dynamicYield.enabled,
    ),
  headerLogoSize: async ({ code, headerLogoSize: { width, height } }) =>
    expect(await page(code)).toContain(`width="${width}" height="${height}"`),
  footerShippingLogo: async ({ code, footerShippingLogo }) => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await page(code))![0]
    const named = ['svg', 'img'].flatMap((name) => tags(footer, name)).map((tag) => attribute(tag, 'aria-label'))
    expect(named).toContain(footerShippingLogo.toUpperCase())
  },
  warehouse: async ({ code, warehouse }) => {
    for (const word of [warehouse.name, warehouse.street, warehouse.postalCode, warehouse.city])
      expect(soldIn[code].label).toContain(word)
  },
  merchant: async (country) => {
    const imprint = readable(await contentOf(country, 'imprint'))
    for (const word of [country.merchant.name, country.merchant.street, country.merchant.vatId])
      expect(imprint).toContain(word)
  },
  timeLimits: async (country) =>
    expect(readable(await contentOf(country, 'terms'))).toMatch(new RegExp(`\\b${timeLimitsOf(country).parcel}\\b`)),
}

describe.each(triedCountries)('S3.17 in %s', (code) => {
  test.each(Object.keys(met) as (keyof typeof met)[])('%s is met by somebody outside', async (field) => {
    await met[field](countries[code])
  })
})

test('S3.18 each locale has search indexes of its own, a number format and its personalisation', () => {
  const settings = Object.values(countries).map((country) => localeSettings(country))

  expect(new Set(settings.flatMap(({ elasticIndexes }) => Object.values(elasticIndexes))).size).toBe(
    2 * settings.length,
  )
  for (const each of settings) {
    expect(each).toEqual({
      elasticIndexes: {
        manufacturers: expect.stringMatching(/^manufacturers_/),
        devices: expect.stringMatching(/^devices_/),
      },
      icuLocale: expect.stringMatching(/^[a-z]{2}-[A-Z]{2}$/),
      dynamicYield: { enabled: expect.any(Boolean), apiKey: expect.any(String) },
    })
  }
})

test.each(triedCountries)('ME-03 %s pays the share of the German price that the rule set says', async (code) => {
  const share = firstRules.prices.countries[code] ?? 10_000
  expect(await baseOf(code)).toBe(Math.trunc(((await baseOf('de')) * share) / 10_000))
})
