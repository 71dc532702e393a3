import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { isReadableOnWhite } from './accent.ts'
import { basisPointsOf, partnerForm, readPartnerForm, typedPercent, type PartnerForm } from './partner.ts'

const good: PartnerForm = {
  code: 'agan',
  name: 'Agan',
  origins: 'https://www.agan.example\nhttps://shop.agan.example:8443',
  landingPage: 'AGAN-DE',
  accent: '#98381d',
  email: 'hallo@agan.example',
  phone: '+49 30 901820',
  welcome: 'Verkauf dein Altgerät.',
  active: true,
}
const read = (change: Partial<PartnerForm> = {}) => readPartnerForm({ countries }, { ...good, ...change })
const problemsOf = (change: Partial<PartnerForm>) => {
  const reading = read(change)
  return reading.ok ? {} : reading.problems
}

describe('a partner', () => {
  test('is taken as he was meant, and shown as he was typed', () => {
    const reading = read({
      code: ' AGAN ',
      landingPage: 'agan-de',
      origins: `${good.origins}\r\nhttps://www.agan.example/`,
    })

    expect(reading).toMatchObject({
      ok: true,
      partner: {
        code: 'agan',
        landingPage: 'AGAN-DE',
        origins: ['https://www.agan.example', 'https://shop.agan.example:8443'],
      },
    })
    expect(reading.ok && partnerForm(reading.partner)).toEqual(good)
  })

  test.each([
    'http://www.agan.example',
    'http://localhost.agan.example:3000',
    'http://127.0.0.1:3000/path',
    'https://*.agan.example',
    'https://agan.example/path',
    "https://agan.example;script-src'unsafe-inline'",
    'https://user@agan.example',
    '*',
    "'unsafe-inline'",
    'data:',
    'agan.example',
  ])('X1.18 does not frame the shop from %s', (origins) => {
    expect(problemsOf({ origins })).toEqual({ origins: 'origin-invalid' })
  })

  test('may try the widget on his own machine', () => {
    expect(problemsOf({ origins: 'http://localhost:5173\nhttp://127.0.0.1:8080' })).toEqual({})
  })

  test('says everything that is wrong at once', () => {
    const empty = {
      code: '',
      name: ' ',
      origins: 'x',
      landingPage: '',
      accent: 'red',
      email: 'x',
      phone: 'y',
      welcome: 'z'.repeat(301),
      active: false,
    }

    expect(problemsOf(empty)).toEqual({
      code: 'code-invalid',
      name: 'name-missing',
      origins: 'origin-invalid',
      landingPage: 'landing-page-invalid',
      accent: 'accent-invalid',
      email: 'email-invalid',
      phone: 'phone-invalid',
      welcome: 'welcome-too-long',
    })
  })

  test('has no address of the office, and no channel of the shop', () => {
    expect(problemsOf({ code: 'commission' })).toEqual({ code: 'code-invalid' })
    expect(problemsOf({ landingPage: countries.de.landingPage })).toEqual({ landingPage: 'landing-page-own' })
  })

  test.each([
    ['7,5', 750],
    ['7.5', 750],
    [' 100 ', 10_000],
    ['0', 0],
    ['100,01', undefined],
    ['-1', undefined],
    ['viel', undefined],
    ['', undefined],
  ])('gets %j of what sellers are paid: %j', (typed, basisPoints) => {
    expect(basisPointsOf(typed)).toBe(basisPoints)
    if (basisPoints !== undefined) expect(basisPointsOf(typedPercent(basisPoints))).toBe(basisPoints)
  })

  test('has a colour that can be read on white', () => {
    expect(problemsOf({ accent: '#d99a2b' })).toEqual({ accent: 'accent-too-light' })
    expect(isReadableOnWhite('#767676')).toBe(true)
    expect(isReadableOnWhite('#777777')).toBe(false)
  })
})
