import { beforeAll, describe, expect, test } from 'vitest'
import { formatLongDate } from '#shop/formats/dates.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import type { Tax } from './tax.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeCreatedLetter } from './trade-created-letter.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

const engines = useEngines({ stocked: true })

/** A word of each language that stands in every letter. */
const greetings = { at: 'Danke, Ana', de: 'Danke, Ana', es: '¡Gracias, Ana!', fr: 'Merci, Ana', it: 'Grazie, Ana!' }

describe.each(countryCodes)('the confirmation of a sale in %s', (code) => {
  const shop = shopOf(code)
  const { sellShopUrl, icuLocale, contact } = shop.country
  let trade: Trade
  beforeAll(async () => {
    trade = await soldTrade(engines(), code, { pieces: 2 })
  })
  const letterOf = (change: Partial<Trade> = {}, tax: Tax = 'margin') =>
    tradeCreatedLetter(shop, { ...trade, ...change }, 'a-token', tax)

  test('X1.08 M02 says in both forms what was sold, for how much and until when, and leads to the trade', () => {
    const { subject, text, html, replyTo } = letterOf()
    const total = formatMoney(trade.cents, icuLocale)

    expect(subject).toContain(formatTradeNumber(trade.number))
    expect(replyTo).toBe(contact.recipient)
    for (const form of [text, html]) {
      for (const part of [
        greetings[code],
        '2 × Apple iPhone 14 128 G',
        total,
        formatLongDate(trade.priceValidUntil, icuLocale),
        `${sellShopUrl}/trade/a-token`,
        trade.payeeHint,
        trade.parcel.carrier.toUpperCase(),
        'SIM',
      ]) {
        expect(form).toContain(part)
      }
    }
    expect(text).not.toMatch(/[<>]|\{|undefined/)
    expect(htmlProblem(html)).toBeUndefined()
  })

  test('M02 adds the voucher to what is paid', () => {
    const voucherTerms = { kind: 'fixed' as const, basisPoints: 0, cents: 1000, mostCents: null }
    const { text } = letterOf({ voucher: 'HALLO10', voucherTerms })

    expect(text).toContain('HALLO10')
    expect(text).toContain(formatMoney(cents(trade.cents + 1000), icuLocale))
  })

  test('M02 tells a company that the amount is net', () => {
    const words = { at: 'netto', de: 'netto', es: 'sin IVA', fr: 'hors taxes', it: 'al netto dell’IVA' }

    expect(letterOf({ segment: 'business' }).text).toContain(words[code])
    expect(letterOf().text).not.toContain(words[code])
  })

  test('F-17 M02 tells a company that we owe the tax, if we do', () => {
    const words = {
      at: '§ 19 Abs. 1d UStG',
      de: '§ 13b Abs. 2 Nr. 10',
      es: 'Inversión del sujeto pasivo',
      fr: 'Autoliquidation',
      it: 'Inversione contabile',
    }

    expect(letterOf({ segment: 'business' }, 'reverse-charge').text).toContain(words[code])
    expect(letterOf({ segment: 'business' }, 'net').text).not.toContain(words[code])
  })

  test('M02 tells each way of being paid', () => {
    const paypal = letterOf({ paymentType: '2', payeeHint: 'a…@example.com' }).text
    const nothing = letterOf({ paymentType: '0', payeeHint: '' }).text

    expect(paypal).toContain('PayPal')
    expect(paypal).toContain('a…@example.com')
    expect(letterOf().text).not.toContain('PayPal')
    expect(new Set([paypal, nothing, letterOf().text, letterOf({ identityCheck: true }).text]).size).toBe(4)
  })

  test('M02 shows a hostile name as text', () => {
    const { html } = letterOf({ seller: { ...trade.seller, firstName: '<img src=x>' } })

    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).not.toContain('<img')
  })
})
