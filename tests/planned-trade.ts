import fc from 'fast-check'
import type { VoucherTerms } from '#domain/offers/voucher.ts'
import type { CountryCode } from '#shop/country.ts'
import { cents, type Cents } from '#shop/money.ts'
import { countryCodes } from './shop-under-test.ts'

/** What becomes of a device, from best to worst for its seller. */
const fates = ['better', 'as-described', 'lower', 'compensated', 'returned', 'recycled', 'withdrawn', 'closed'] as const

export type Fate = (typeof fates)[number]

const keptFates: ReadonlySet<Fate> = new Set(['better', 'as-described', 'lower', 'compensated'])

export type PlannedDevice = {
  /** What is promised, and what is agreed in the end if it is kept. */
  promised: Cents
  final: Cents
  fate: Fate
  /** Decided only after the first payout. */
  late: boolean
}

/** A trade and everything that will happen to it. */
export type Plan = {
  country: CountryCode
  business: boolean
  paypal: boolean
  split: boolean
  voucher: VoucherTerms | null
  devices: PlannedDevice[]
}

const device = fc
  .record({
    price: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 500, max: 90_000 }) }, fc.constant(0)),
    share: fc.integer({ min: 1, max: 99 }),
    fate: fc.constantFrom(...fates),
    late: fc.boolean(),
  })
  .map(({ price, share, fate, late }): PlannedDevice => {
    const promised = cents(price)
    // Nobody is asked about a device that is recycled for free anyway.
    if (price === 0) return { promised, final: promised, fate: 'as-described', late }
    const part = Math.max(1, Math.floor((price * share) / 100))
    const finals = { better: price + part, lower: Math.min(part, price - 1), compensated: part }
    return { promised, final: cents(finals[fate as keyof typeof finals] ?? price), fate, late }
  })

const most = fc.option(fc.integer({ min: 100, max: 5_000 }))

const voucher: fc.Arbitrary<VoucherTerms | null> = fc.oneof(
  fc.constant(null),
  fc
    .integer({ min: 1, max: 9_999 })
    .map((amount) => ({ kind: 'fixed' as const, basisPoints: 0, cents: amount, mostCents: null })),
  fc
    .record({ basisPoints: fc.integer({ min: 1, max: 3_333 }), mostCents: most })
    .map((terms) => ({ kind: 'percent' as const, cents: 0, ...terms })),
)

/** Trades of one to five devices with every kind of voucher and of fate, in every country, of people and companies. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    company: fc.boolean(),
    paypal: fc.boolean(),
    split: fc.boolean(),
    voucher,
    devices: fc.array(device, { minLength: 1, maxLength: 5 }),
  })
  .filter(({ devices }) => devices.some(({ promised }) => promised > 0))
  .map(({ company, ...plan }) => ({ ...plan, business: company && plan.country === 'de' }))

/** What a device pays once its fate is known, or before: nothing if it does not stay. */
export const paysFor = ({ promised, final, fate }: PlannedDevice, isDecided: boolean): bigint | undefined => {
  if (!isDecided) return BigInt(promised)
  return keptFates.has(fate) ? BigInt(final) : undefined
}

/** The rule of the specification once more, in other words than the shop's own (C7.7). */
function withVoucher(terms: VoucherTerms | null, paid: readonly bigint[]): number {
  const sum = paid.reduce((total, each) => total + each, 0n)
  if (terms === null || paid.length === 0) return Number(sum)
  if (terms.kind === 'fixed') return Number(sum) + terms.cents
  const share = (sum * BigInt(terms.basisPoints)) / 10_000n
  const bound = BigInt(terms.mostCents ?? Number.MAX_SAFE_INTEGER)
  return Number(sum + (share < bound ? share : bound))
}

/** What the whole trade pays, if these devices are decided and the others still count as promised. */
export const expectedTotal = ({ voucher: terms, devices }: Plan, isDecided: (index: number) => boolean): number =>
  withVoucher(
    terms,
    devices.flatMap((each, index) => paysFor(each, isDecided(index)) ?? []),
  )

/** What the devices that are kept for certain have brought so far, all payouts together. */
export const expectedPaid = ({ voucher: terms, devices }: Plan, isDecided: (index: number) => boolean): number =>
  withVoucher(
    terms,
    devices.flatMap((each, index) => (isDecided(index) ? (paysFor(each, true) ?? []) : [])),
  )
