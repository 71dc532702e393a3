import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Voucher } from '#domain/offers/vouchers/voucher.ts'
import { voucherFile } from '#domain/offers/vouchers/voucher-file.ts'

/** Some that count, and one for most of the reasons why one does not. */
export const readDemoVouchers = async (folder: string): Promise<Voucher[]> =>
  v.parse(voucherFile, JSON.parse(await readFile(join(folder, 'vouchers.json'), 'utf8')))
