import { describe, expect, test } from 'vitest'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { cents } from '#shop/money/money.ts'
import { isBankDay, nextBankDay } from './bank-day.ts'
import { needsAnother } from './four-eyes.ts'
import { parseDocumentNumber, documentNumber } from '#domain/payouts/receipts/document-number.ts'
import { dueNow, methodOf, whyNotPayable, type TradeToPay } from './payable.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const now = new Date('2026-03-02T10:00:00Z')
const HOUR = 60 * 60_000

const item = (status: ItemState, sum = 10_000, inPayout = false) => ({
  id: crypto.randomUUID(),
  cents: cents(sum),
  finalCents: null,
  status,
  since: now,
  inPayout,
})

const trade = (change: Partial<TradeToPay> = {}): TradeToPay => ({
  id: 'x',
  number: 26_001_016,
  country: 'de',
  segment: 'consumer',
  paymentType: '13',
  payee: { kind: 'sepa', holder: 'Ana Muster', iban: 'DE89370400440532013000', bic: '' },
  payeeHint: 'DE… 3000',
  payeeChangedAt: null,
  splitPayout: false,
  hold: null,
  identityCheck: false,
  identityConfirmed: false,
  voucherTerms: null,
  voucherPaid: cents(0),
  items: [item('ACCEPTED')],
  ...change,
})

const why = (change: Partial<TradeToPay>) => whyNotPayable(firstRules, trade(change), now)

describe('a trade can be paid', () => {
  test('when all its items are decided, or its seller does not want to wait', () => {
    expect(why({})).toBeUndefined()
    for (const state of ['PAID', 'RETURNED', 'RETURN_PENDING', 'RECYCLED', 'CANCELLED', 'SEIZED'] as const)
      expect(why({ items: [item('ACCEPTED'), item(state)] }), state).toBeUndefined()
    for (const state of [
      'EXPECTED',
      'IN_TRANSIT',
      'RECEIVED',
      'MISSING',
      'IN_INSPECTION',
      'CLARIFICATION',
      'LOCKED',
    ] as const) {
      expect(why({ items: [item('ACCEPTED'), item(state)] }), state).toBe('undecided')
      expect(why({ items: [item('ACCEPTED'), item(state)], splitPayout: true }), state).toBeUndefined()
    }
  })

  test('not while something may be stolen or a colleague holds it', () => {
    expect(why({ items: [item('ACCEPTED'), item('SUSPENDED')], splitPayout: true })).toBe('on-hold')
    expect(why({ hold: 'police' })).toBe('on-hold')
  })

  test('not to an account that is none', () => {
    const sepa = { kind: 'sepa' as const, holder: 'Ana', iban: 'DE89370400440532013000', bic: '' }
    expect(why({ payee: { kind: 'none' } })).toBe('no-payee')
    expect(why({ payee: { ...sepa, iban: 'DE88370400440532013000' } })).toBe('no-payee')
    expect(why({ payee: { ...sepa, holder: '' } })).toBe('no-payee')
    expect(why({ paymentType: '2', payee: { kind: 'paypal', paypalEmail: 'not an address' } })).toBe('no-payee')
    expect(why({ paymentType: '2', payee: { kind: 'paypal', paypalEmail: 'ana@example.com' } })).toBeUndefined()
    expect(why({ payee: { kind: 'none' }, items: [item('ACCEPTED', 0)] })).toBeUndefined()
  })

  test('S8 not within 24 hours after its account was changed', () => {
    expect(why({ payeeChangedAt: new Date(now.getTime() - 24 * HOUR + 1) })).toBe('payee-frozen')
    expect(why({ payeeChangedAt: new Date(now.getTime() - 24 * HOUR) })).toBeUndefined()
  })

  test('in France, and for large sums, only to somebody whom we know', () => {
    expect(why({ country: 'fr' })).toBe('identity-missing')
    expect(why({ country: 'fr', identityConfirmed: true })).toBeUndefined()
    expect(why({ identityCheck: true })).toBe('identity-missing')
    expect(why({ items: [item('ACCEPTED', 300_001)] })).toBe('identity-missing')
    expect(why({ items: [item('ACCEPTED', 300_001)], segment: 'business' })).toBeUndefined()
    expect(why({ items: [item('ACCEPTED', 300_000)] })).toBeUndefined()
  })
})

describe('what is paid', () => {
  test('is what was accepted and stands in no payout', () => {
    const items = [
      item('ACCEPTED', 100),
      item('ACCEPTED', 200, true),
      item('PAYOUT_PENDING', 400),
      item('RETURNED', 800),
    ]
    expect(dueNow(trade({ items }))).toMatchObject({ itemTotal: 500, voucher: 0, total: 500 })
  })

  test('goes nowhere if it is nothing', () => {
    expect(methodOf(trade(), { total: cents(0) })).toBe('none')
    expect(methodOf(trade(), { total: cents(1) })).toBe('sepa')
  })
})

describe('four eyes', () => {
  const ana = { id: 'ana' }
  const large = { cents: cents(500_001), preparedBy: 'ana' }

  test('look at more than 5,000 €: who prepared it cannot release it', () => {
    expect(needsAnother(large, ana, cents(0))).toBe(true)
    expect(needsAnother(large, { id: 'eva' }, cents(0))).toBe(false)
    expect(needsAnother({ ...large, cents: cents(500_000) }, ana, cents(0))).toBe(false)
  })

  test('are not avoided by many small batches, nor by what only the clock has seen', () => {
    expect(needsAnother({ cents: cents(100), preparedBy: 'ana' }, ana, cents(499_901))).toBe(true)
    expect(needsAnother({ cents: cents(500_001), preparedBy: null }, ana, cents(0))).toBe(true)
  })
})

test('banks rest on weekends and six holidays', () => {
  for (const day of ['2026-03-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2027-01-01', '2027-03-26'])
    expect(isBankDay(day), day).toBe(false)
  for (const day of ['2026-03-02', '2026-04-07', '2026-05-14', '2026-12-24']) expect(isBankDay(day), day).toBe(true)
  expect(nextBankDay('2026-04-03')).toBe('2026-04-07')
  expect(nextBankDay('2026-03-02')).toBe('2026-03-02')
})

test('numbers of documents are read as they are typed, and mistyped ones are noticed', () => {
  const number = documentNumber('B', now, 101)
  expect(number).toMatch(/^B-26-\d{6}$/)
  expect(parseDocumentNumber('B', ` ${number.toLowerCase()} `)).toBe(number)
  expect(parseDocumentNumber('P', number)).toBeUndefined()
  expect(parseDocumentNumber('B', number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10))).toBeUndefined()
})
