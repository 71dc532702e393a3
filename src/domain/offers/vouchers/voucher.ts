import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { part } from '#domain/catalogue/prices/base-price.ts'

/** Something on top of a whole trade. */
export type Voucher = {
  code: string
  kind: 'percent' | 'fixed'
  basisPoints: number
  cents: number
  mostCents: number | null
  leastTradeCents: number
  validFrom: Date
  validUntil: Date
  countries: string[] | null
  segment: Segment
  totalLimit: number | null
  personLimit: number
}

/** What it promises, whoever uses it and when. */
export type VoucherTerms = Pick<Voucher, 'kind' | 'basisPoints' | 'cents' | 'mostCents'>

/** Why a voucher does not count. */
export type VoucherRefusal =
  | 'voucher-unknown'
  | 'voucher-not-yet'
  | 'voucher-over'
  | 'voucher-elsewhere'
  | 'voucher-other-sellers'
  | 'voucher-too-little'
  | 'voucher-used-up'
  | 'voucher-used-by-you'

export type VoucherUse = {
  now: Date
  country: CountryCode
  segment: Segment
  total: Cents
  used: number
  usedByYou: number
}

/** The first reason against a voucher, or none. */
export function refuseVoucher(voucher: Voucher, use: VoucherUse): VoucherRefusal | undefined {
  if (use.now < voucher.validFrom) return 'voucher-not-yet'
  if (use.now >= voucher.validUntil) return 'voucher-over'
  if (voucher.countries && !voucher.countries.includes(use.country)) return 'voucher-elsewhere'
  if (voucher.segment !== use.segment) return 'voucher-other-sellers'
  if (use.used >= (voucher.totalLimit ?? Infinity)) return 'voucher-used-up'
  if (use.usedByYou >= voucher.personLimit) return 'voucher-used-by-you'
  return use.total < voucher.leastTradeCents ? 'voucher-too-little' : undefined
}

/** What it adds to a trade of this size. */
export function voucherValue({ kind, basisPoints, cents: fixed, mostCents }: VoucherTerms, total: Cents): Cents {
  if (kind === 'fixed') return cents(fixed)
  return cents(Math.min(part(total, basisPoints), mostCents ?? Infinity))
}

/** People write codes in small letters and with spaces. */
export const voucherCode = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase()
