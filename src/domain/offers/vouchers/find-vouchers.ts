import type { Engines } from '#engines/engines.ts'
import { voucherCode, type Voucher } from './voucher.ts'
import { vouchersWithUses } from './voucher-store.ts'

export const voucherStates = ['counts', 'planned', 'used-up', 'over'] as const

export type VoucherState = (typeof voucherStates)[number]

export type UsedVoucher = Voucher & { used: number; paidCents: number; state: VoucherState }

function stateOf({ validFrom, validUntil, totalLimit }: Voucher, used: number, now: Date): VoucherState {
  if (now >= validUntil) return 'over'
  if (now < validFrom) return 'planned'
  return used >= (totalLimit ?? Infinity) ? 'used-up' : 'counts'
}

/** All vouchers with how often they were used and what they cost us. */
export async function findVouchers({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<UsedVoucher[]> {
  const vouchers = await vouchersWithUses(db)
  return vouchers.map((voucher) => ({ ...voucher, state: stateOf(voucher, voucher.used, now()) }))
}

export async function findVoucher(
  engines: Pick<Engines, 'db' | 'now'>,
  code: string,
): Promise<UsedVoucher | undefined> {
  const all = await findVouchers(engines)
  return all.find((voucher) => voucher.code === voucherCode(code))
}
