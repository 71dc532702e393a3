import * as v from 'valibot'
import { countryCodes } from '#shop/countries/all.ts'
import { isIsoDay } from '#shop/formats/dates.ts'
import { centsFromDecimal } from '#shop/money/line-money.ts'
import { voucherCode, type Voucher } from './voucher.ts'

const euros = v.pipe(v.number(), v.minValue(0))
const day = v.pipe(v.string(), v.check(isIsoDay, 'is no day'))
const limit = v.pipe(v.number(), v.integer(), v.minValue(1, 'nobody could ever use it'))

const voucher = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.check((code) => code !== '' && code === voucherCode(code), 'is not written in capitals'),
    ),
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    euros: v.optional(euros),
    /** What a percentage comes to at most. */
    mostEuros: v.optional(euros),
    leastEuros: v.optional(euros, 0),
    from: v.optional(day, '2026-01-01'),
    until: v.optional(day, '2100-01-01'),
    /** Everywhere, unless said. */
    countries: v.optional(v.array(v.picklist(countryCodes))),
    segment: v.optional(v.picklist(['consumer', 'business']), 'consumer'),
    totalLimit: v.optional(limit),
    personLimit: v.optional(limit, 1),
  }),
  v.check((each) => (each.percent === undefined) !== (each.euros === undefined), 'is either percent or euros'),
  v.transform((each): Voucher => ({
    code: each.code,
    kind: each.percent === undefined ? 'fixed' : 'percent',
    basisPoints: Math.round((each.percent ?? 0) * 100),
    cents: centsFromDecimal(each.euros ?? 0),
    mostCents: each.mostEuros === undefined ? null : centsFromDecimal(each.mostEuros),
    leastTradeCents: centsFromDecimal(each.leastEuros),
    validFrom: new Date(each.from),
    validUntil: new Date(each.until),
    countries: each.countries ?? null,
    segment: each.segment,
    totalLimit: each.totalLimit ?? null,
    personLimit: each.personLimit,
  })),
)

/** Vouchers as a merchant writes them down. */
export const voucherFile = v.array(voucher)
