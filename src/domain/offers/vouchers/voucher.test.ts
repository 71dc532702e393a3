import { expect, test } from 'vitest'
import * as v from 'valibot'
import { cents } from '#shop/money/money.ts'
import { refuseVoucher, voucherCode, voucherValue, type Voucher, type VoucherUse } from './voucher.ts'
import { voucherFile } from './voucher-file.ts'

const voucher: Voucher = {
  code: 'SPRING',
  kind: 'percent',
  basisPoints: 1_000,
  cents: 0,
  mostCents: 30_00,
  leastTradeCents: 50_00,
  validFrom: new Date('2026-03-01T00:00:00Z'),
  validUntil: new Date('2026-06-01T00:00:00Z'),
  countries: ['de', 'at'],
  segment: 'consumer',
  totalLimit: 100,
  personLimit: 1,
}

const use: VoucherUse = {
  now: new Date('2026-04-01T00:00:00Z'),
  country: 'de',
  segment: 'consumer',
  total: cents(50_00),
  used: 99,
  usedByYou: 0,
}

test.each<[string, Partial<VoucherUse>, ReturnType<typeof refuseVoucher>]>([
  ['in its time, place and size', {}, undefined],
  ['in the moment that it begins', { now: voucher.validFrom }, undefined],
  ['before it begins', { now: new Date(voucher.validFrom.getTime() - 1) }, 'voucher-not-yet'],
  ['in the moment that it ends', { now: voucher.validUntil }, 'voucher-over'],
  ['in another country', { country: 'fr' }, 'voucher-elsewhere'],
  ['by a company', { segment: 'business' }, 'voucher-other-sellers'],
  ['once too often', { used: 100 }, 'voucher-used-up'],
  ['a second time by the same person', { usedByYou: 1 }, 'voucher-used-by-you'],
  ['for a trade that is a cent too small', { total: cents(49_99) }, 'voucher-too-little'],
])('C7.7 a voucher used %s', (_, change, reason) => {
  expect(refuseVoucher(voucher, { ...use, ...change })).toBe(reason)
})

test('C7.7 a voucher without bounds counts everywhere and always', () => {
  const open = { ...voucher, countries: null, totalLimit: null, leastTradeCents: 0 }

  expect(refuseVoucher(open, { ...use, country: 'it', used: 1_000_000, total: cents(0) })).toBeUndefined()
})

test.each([
  [99_99, 9_99],
  [299_99, 29_99],
  [300_00, 30_00],
  [900_00, 30_00],
])('C7.7 ten percent of %d cents, cut to whole ones and thirty euros at most, are %d', (total, value) => {
  expect(voucherValue(voucher, cents(total))).toBe(value)
})

test('C7.7 a fixed voucher adds what it says', () => {
  expect(voucherValue({ ...voucher, kind: 'fixed', cents: 5_00 }, cents(51_00))).toBe(5_00)
})

test('people write codes as they like', () => {
  expect(voucherCode(' umlauf 5\t')).toBe('UMLAUF5')
})

test('a file of vouchers says only what differs from the usual', () => {
  expect(v.parse(voucherFile, [{ code: 'SPRING', percent: 2.5, mostEuros: 30 }])).toMatchObject([
    { kind: 'percent', basisPoints: 250, mostCents: 30_00, countries: null, segment: 'consumer', personLimit: 1 },
  ])
})

test.each([
  [{ code: 'spring', percent: 5 }],
  [{ code: '', percent: 5 }],
  [{ code: 'SPRING' }],
  [{ code: 'SPRING', percent: 5, euros: 5 }],
  [{ code: 'SPRING', percent: 101 }],
  [{ code: 'SPRING', euros: -1 }],
  [{ code: 'SPRING', euros: 5, totalLimit: 0 }],
  [{ code: 'SPRING', euros: 5, countries: ['uk'] }],
  [{ code: 'SPRING', euros: 5, from: '2026-02-30' }],
  [{ code: 'SPRING', euros: 5, amount: 5 }],
])('a file of vouchers refuses %j', (line) => {
  expect(v.safeParse(voucherFile, [line]).success).toBe(false)
})
