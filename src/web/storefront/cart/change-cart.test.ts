import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'
import { totalCents } from '#shop/money/line-money.ts'
import { answerTo, FAR_AWAY, fullCheckout, galaxy, iphone, offerFor, offerIds } from '#tests/support/fixtures/carts.ts'
import { addOffer, questionOf, removeOffer, setBusiness, setQuantity, sold, takePrices } from './change-cart.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const after = (state: CheckoutState, change: Partial<CheckoutState>): CheckoutState => ({ ...state, ...change })

describe('S4.08 the cart', () => {
  test('takes offers, one piece each, until the first of them is over', () => {
    const one = after(emptyCheckout, addOffer(emptyCheckout, offerFor(iphone, 5_000)))
    const two = after(one, addOffer(one, offerFor(galaxy, 3_000)))
    const three = after(two, addOffer(two, { ...offerFor(iphone, 4_000), offerId: offerIds[2] }))

    expect(one).toEqual({
      ...emptyCheckout,
      cart: [{ ...iphone, quantity: 1 }],
      offerIds: [iphone.offerId],
      cartExpiry: 5_000,
    })
    expect(two.cartExpiry).toBe(3_000)
    expect(three).toMatchObject({ offerIds: [iphone.offerId, galaxy.offerId, offerIds[2]], cartExpiry: 3_000 })
  })

  test('changes nothing when an offer lies there already', () => {
    expect(addOffer(fullCheckout, offerFor(iphone))).toEqual({})
  })

  test('puts an offer in the place of the one that it replaces, and keeps how many', () => {
    const better = { ...offerFor(iphone), offerId: offerIds[2], price: 230, conditionId: 'A', replaces: iphone.offerId }

    expect(addOffer(fullCheckout, better)).toMatchObject({
      cart: [{ ...iphone, offerId: offerIds[2], price: 230, conditionId: 'A' }, galaxy],
      offerIds: [offerIds[2], galaxy.offerId],
      priceCalculateDone: false,
    })
    expect(addOffer(emptyCheckout, better).cart).toMatchObject([{ offerId: offerIds[2], quantity: 1 }])
  })

  test.each([
    [1, 1],
    [5, 5],
    [6, 5],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Infinity, 5],
  ])('turns a request for %d pieces into %d', (wanted, quantity) => {
    expect(setQuantity(fullCheckout, firstRules, galaxy.offerId, wanted).cart).toEqual([
      iphone,
      { ...galaxy, quantity },
    ])
  })

  test('lets a company sell more of one kind', () => {
    expect(setQuantity({ ...fullCheckout, B2BMode: true }, firstRules, galaxy.offerId, 40).cart?.[1]?.quantity).toBe(40)
  })

  test('S2.56 belongs to a company from now on: without the voucher, and with prices to be asked for anew', () => {
    expect(setBusiness({ ...fullCheckout, voucher: 'UMLAUF5' }, firstRules, true)).toEqual({
      cart: fullCheckout.cart,
      offerIds: fullCheckout.offerIds,
      priceCalculateDone: false,
      B2BMode: true,
      voucher: null,
    })
  })

  test('stays as it is when the same seller says so once more', () => {
    expect(setBusiness({ ...fullCheckout, B2BMode: true }, firstRules, true)).toEqual({})
    expect(setBusiness(fullCheckout, firstRules, false)).toEqual({})
  })

  test('keeps no more pieces than a private person may sell once it is no company’s any more', () => {
    const company = { ...fullCheckout, B2BMode: true, cart: [iphone, { ...galaxy, quantity: 40 }] }

    expect(setBusiness(company, firstRules, false)).toMatchObject({
      B2BMode: false,
      cart: [iphone, { ...galaxy, quantity: 5 }],
    })
  })

  test('gives one line up, and with the last one its voucher and its time', () => {
    const one = after(fullCheckout, removeOffer(fullCheckout, iphone.offerId))

    expect(one).toEqual({ ...fullCheckout, cart: [galaxy], offerIds: [galaxy.offerId], priceCalculateDone: false })
    expect(removeOffer(one, galaxy.offerId)).toEqual({
      cart: [],
      offerIds: [],
      priceCalculateDone: false,
      cartExpiry: 0,
      voucher: null,
    })
  })

  test('S4.11 is empty once it was sold', () => {
    const gone = after(fullCheckout, sold(26_000_1234))

    expect(gone).toEqual({ ...emptyCheckout, paymentType: 13, transactionId: 26_000_1234 })
  })
})

describe('S4.09 the shop’s prices', () => {
  const changed: CheckoutState = { ...fullCheckout, priceCalculateDone: false, voucher: null }
  const question = questionOf(changed)

  test('confirm the cart that was asked about', () => {
    expect(takePrices(changed, question, answerTo(changed))).toMatchObject({ priceCalculateDone: true })
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['more pieces', { cart: [iphone, { ...galaxy, quantity: 2 }] }],
    ['one line less', { cart: [iphone] }],
    ['another voucher', { voucher: 'UMLAUF5' }],
    ['another kind of seller', { B2BMode: true }],
  ])('come too late for a cart that has %s by now', (_, change) => {
    expect(takePrices({ ...changed, ...change }, question, answerTo(changed))).toEqual({})
  })

  test('S3.10 replace the old ones, with the number of the offer that holds now', () => {
    const answer = answerTo(changed, { cartExpiry: FAR_AWAY - 1 })
    const renewed = { offerId: offerIds[2]!, priceCents: 199_00, formerPriceCents: 215_50, conditionId: 'C' }
    answer.lines[0] = { ...answer.lines[0]!, ...renewed }

    expect(takePrices(changed, question, answer)).toMatchObject({
      cart: [{ ...iphone, offerId: offerIds[2], price: 199, conditionId: 'C' }, galaxy],
      offerIds: [offerIds[2], galaxy.offerId],
      cartExpiry: FAR_AWAY - 1,
      priceCalculateDone: true,
    })
  })

  test('leave a line without a price where it is, and the cart unconfirmed', () => {
    const answer = answerTo({ cart: [iphone] }, { gone: [{ offerId: galaxy.offerId, reason: 'sold', message: '' }] })

    expect(takePrices(changed, question, answer)).toMatchObject({ cart: [iphone, galaxy], priceCalculateDone: false })
  })

  test('S3.09 keep a voucher that counts, as the shop writes it, and drop one that does not', () => {
    const tried = { ...changed, voucher: 'umlauf 5' }
    const counts = answerTo(changed, { voucher: { code: 'UMLAUF5', valueCents: 500 } })
    const refused = answerTo(changed, { voucherProblem: { code: 'voucher-over', message: '' } })

    expect(takePrices(tried, questionOf(tried), counts)).toMatchObject({ voucher: 'UMLAUF5', priceCalculateDone: true })
    expect(takePrices(tried, questionOf(tried), refused)).toMatchObject({ voucher: null, priceCalculateDone: true })
  })

  test('lead an offer that two tabs know by two numbers to one line, which is asked about again', () => {
    const answer = answerTo(changed)
    answer.lines[1] = { ...answer.lines[1]!, offerId: iphone.offerId }

    expect(takePrices(changed, question, answer)).toMatchObject({
      offerIds: [iphone.offerId],
      priceCalculateDone: false,
    })
  })
})

describe('S9.02 what a cart comes to', () => {
  test.each([
    [19.99, 3, 5997],
    [0.29, 1, 29],
    [8.325, 1, 832],
    [1.005, 2, 201],
    [215.5, 2, 43100],
  ])('C8 %d × %d is %d cents', (price, quantity, total) => {
    expect(totalCents([{ price, quantity }])).toBe(total)
  })

  test('is the sum of its lines, each cut to whole cents, for ten thousand carts', () => {
    // Thousandths of a euro as whole numbers: an oracle that knows no floats.
    const line = fc.record({
      thousandths: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    })

    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const cart = lines.map(({ thousandths, quantity }) => ({ price: Number(`${thousandths}e-3`), quantity }))
        const oracle = lines.reduce(
          (sum, { thousandths, quantity }) => sum + (thousandths * quantity - ((thousandths * quantity) % 10)) / 10,
          0,
        )
        expect(totalCents(cart)).toBe(oracle)
      }),
      { numRuns: runs(1_000, 10_000) },
    )
  })
})
