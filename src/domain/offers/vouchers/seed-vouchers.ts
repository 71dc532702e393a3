import type { Transaction } from '#engines/database/database.ts'
import type { Voucher } from './voucher.ts'
import { writeVouchers } from './voucher-store.ts'

/** Those that exist already stay as they are. */
export const seedVouchers = (tx: Transaction, vouchers: readonly Voucher[]): Promise<void> =>
  writeVouchers(tx, vouchers)
