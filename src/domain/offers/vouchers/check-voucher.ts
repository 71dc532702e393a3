import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import { refuseVoucher, voucherCode, voucherValue, type VoucherRefusal } from './voucher.ts'
import { countUses, voucherByCode, writeRedemption } from './voucher-store.ts'

type Use = {
  code: string
  now: Date
  country: CountryCode
  segment: Segment
  total: Cents
  /** Who wants to use it, as far as known. */
  person?: string
}

export type VoucherResult = { ok: true; code: string; value: Cents } | { ok: false; reason: VoucherRefusal }

async function check(db: Database, { code: typed, person, ...use }: Use, lock: boolean): Promise<VoucherResult> {
  const code = voucherCode(typed)
  const voucher = await voucherByCode(db, code, { lock })
  if (!voucher) return { ok: false, reason: 'voucher-unknown' }

  const reason = refuseVoucher(voucher, { ...use, ...(await countUses(db, code, person)) })
  return reason ? { ok: false, reason } : { ok: true, code, value: voucherValue(voucher, use.total) }
}

/** What a voucher would add, or why it does not count. */
export const checkVoucher = (db: Database, use: Use): Promise<VoucherResult> => check(db, use, false)

/** Locks the voucher until the transaction ends, so that nobody can use it once too often. */
export const claimVoucher = (tx: Transaction, use: Use): Promise<VoucherResult> => check(tx, use, true)

export const redeemVoucher = writeRedemption
