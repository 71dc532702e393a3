import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

type Code = (typeof countryCodes)[number]
type Trade = ReturnType<typeof tradeOf>
type Refusal = { code: string; violations: { propertyPath: string; code: string; message: string }[] }

// Behind a proxy every country has a visitor of its own: together they ask more than one may.
const shop = useShop()

/** A form that is sent past the page. */
async function bypass(code: Code, visitor: string) {
  const send = await openSession(code, (host, path, options) => shop().visit(`${host}.localhost`, path, options))
  const { id } = (await send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
  const trade = tradeOf(code, id)

  return async (change: Partial<Trade>) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': visitor }
    const answer = await send('POST', '/api/trades', { ...trade, ...change }, code, headers)
    return { status: answer.status, ...answer.json<Refusal>() }
  }
}

const postalCodes = {
  at: { good: ['1010', ' 1010 '], bad: ['101', '10100', '10a0', '', '１０１０'] },
  de: { good: ['10115', '01067'], bad: ['1011', '101155', 'ABCDE', '', '10115 x'] },
  es: { good: ['28013'], bad: ['2801', '280133', 'E8013', ''] },
  fr: { good: ['75001', '20000', '97400', '98000'], bad: ['00100', '99000', '7500', ''] },
  it: { good: ['00184'], bad: ['0018', '001844', 'I0184', ''] },
}

const visitors = { at: '203.0.113.61', de: '203.0.113.62', es: '203.0.113.63', fr: '203.0.113.64', it: '203.0.113.65' }

describe.each(triedCountries)('in %s a form that bypasses the page', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('S5.01 S5.02 S5.03 S5.04 is refused with a postal code that the page would refuse', async () => {
    const sell = await bypass(code, visitors[code])
    const { seller, declared } = tradeOf(code, '')
    // Without agreeing to the terms nothing is sold, so that one offer serves for all questions.
    const about = async (postalCode: string) => {
      const refused = await sell({ seller: { ...seller, postalCode }, declared: { ...declared, terms: false } })
      expect(refused.status, postalCode).toBe(422)
      return refused.violations.find(({ propertyPath }) => propertyPath === 'postalCode')
    }

    for (const good of postalCodes[code].good) expect(await about(good), good).toBeUndefined()
    for (const bad of postalCodes[code].bad) {
      const problem = bad === '' ? 'missing' : 'invalid'
      expect(await about(bad), bad).toEqual({
        propertyPath: 'postalCode',
        code: problem,
        message: messages[`field.${problem}`],
      })
    }
  })

  test('S5.04 S5.10 hears of everything that is wrong at once, in the language of the country', async () => {
    const sell = await bypass(code, visitors[code])
    const { code: reason, violations } = await sell({
      seller: {
        firstName: '',
        lastName: 'a'.repeat(81),
        birthdate: '2020-01-01',
        email: 'ana',
        phone: '0000000',
        street: '',
        houseNumber: '',
        addressExtra: '',
        postalCode: 'x',
        city: '',
      },
      payee: { holder: '', iban: 'DE89370400440532013001', bic: 'x' },
      declared: { owner: false, privateSale: false, terms: false },
    })
    const told = Object.fromEntries(violations.map(({ propertyPath, ...rest }) => [propertyPath, rest.code]))

    expect(reason).toBe('invalid-input')
    expect(told).toEqual({
      firstName: 'missing',
      lastName: 'too-long',
      birthdate: 'too-young',
      email: 'invalid',
      phone: 'invalid',
      street: 'missing',
      houseNumber: 'missing',
      postalCode: 'invalid',
      city: 'missing',
      holder: 'missing',
      iban: 'mistyped',
      bic: 'invalid',
      owner: 'missing',
      privateSale: 'missing',
      terms: 'missing',
    })
    for (const { code: problem, message } of violations) expect(message).toBe(messages[`field.${problem}`])
  })

  test('S9.04 is paid by PayPal with code 2 only, and by bank with any other', async () => {
    const sell = await bypass(code, visitors[code])
    const paypal = { paypalEmail: 'ana@example.com' }
    const bank = tradeOf(code, '').payee
    const wrong = async (paymentType: string, payee: Trade['payee']) =>
      (await sell({ paymentType, payee })).violations.map(({ propertyPath }) => propertyPath)

    expect(await wrong('2', bank)).toEqual(['paypalEmail'])
    expect(await wrong('13', paypal)).toEqual(['holder', 'iban'])
    expect(await wrong('7', paypal)).toEqual(['holder', 'iban'])
    expect(await wrong('0', {})).toEqual(['iban'])
    expect((await sell({ paymentType: 'x' })).status).toBe(400)
    expect((await sell({ paymentType: '2', payee: paypal })).status).toBe(201)
  })

  test('S2.49 the page says that the cart needs scripts, to those who have none', async () => {
    const { text } = await ask(code, pathTo(countries[code], 'checkout'), asPerson)

    expect(readable(/<noscript>(.*?)<\/noscript>/s.exec(text)?.[1] ?? '')).toContain(messages['checkout.noScript'])
  })
})
