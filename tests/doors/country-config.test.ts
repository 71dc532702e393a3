import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { localeSettings } from '#shop/shop.ts'
import { ask } from '../shop-under-test.ts'

/** Where values are written down, declared or copied; the rest of the sources is who uses them. */
const notConsumers = /^(shop\/countries\/|shop\/country\.ts|storefront-settings\.ts)|\.test\.tsx?$/

const consumers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !notConsumers.test(file))
  .map((file) => withoutWords(readFileSync(join('src', file), 'utf8')))

/** Comments and texts only speak of a field. */
function withoutWords(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
}

/** Read from what has it: `country.domain`, `country['domain']`, `const { domain } = country`, `({ domain }: Country) =>`. */
const isRead = (field: string) =>
  consumers.some((source) => new RegExp(`[.?]${field}\\b|\\{[^{}]*\\b${field}\\b[^{}]*\\}(?: = |: )`).test(source))

/** As in specification §3; the browser test of the country's look checks what each of them does. */
const specified = [
  'application',
  'icuLocale',
  'domain',
  'buyShopLink',
  'sellShopUrl',
  'landingPage',
  'landingPageB2B',
  'landingPageAgan',
  'selectedPaymentType',
  'paymentTypes',
  'contact',
  'popTitleException',
  'features',
  'zipRegexp',
  'dateFormat',
  'routes',
  'searchIndexes',
  'headerLogoSize',
  'footerShippingLogo',
]

test('S3.17 every country has every field of the specification', () => {
  for (const country of Object.values(countries))
    expect(Object.keys(country)).toEqual(expect.arrayContaining(specified))
})

test.each(Object.keys(countries.de))('S3.17 the field %s is read by something else than what declares it', (field) => {
  expect(isRead(field)).toBe(true)
})

test.each(Object.keys(countries.de.features))(
  'S3.17 the switch %s is read by something else than what declares it',
  (name) => {
    expect(isRead(name)).toBe(true)
  },
)

test.each(['DirectDebitSwift', 'Paypal', 'sender', 'recipient', 'manufacturers', 'devices', 'enabled'])(
  'S3.17 the part %s is read by something else than what declares it',
  (part) => {
    expect(isRead(part)).toBe(true)
  },
)

test('S3.17 the header logo has the size of the country', async () => {
  for (const [code, { headerLogoSize }] of Object.entries(countries)) {
    const { text } = await ask(code, '/')
    expect(text).toContain(`width="${headerLogoSize.width}" height="${headerLogoSize.height}"`)
  }
})

test('S3.17 a field that nobody reads would be found', () => {
  expect(isRead('fieldThatNobodyUses')).toBe(false)
})

test('S3.17 payment types and the one selected at first are those of the specification', () => {
  for (const country of Object.values(countries)) {
    expect(country.selectedPaymentType).toBe('13')
    expect(country.paymentTypes).toEqual({ DirectDebitSwift: '13', Paypal: '2' })
  }
})

test('S3.18 each locale has search indexes of its own, a number format and its personalisation', () => {
  const settings = Object.values(countries).map((country) => localeSettings(country))

  expect(new Set(settings.flatMap(({ elasticIndexes }) => Object.values(elasticIndexes))).size).toBe(10)
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
