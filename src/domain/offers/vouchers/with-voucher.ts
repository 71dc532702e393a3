import { cents, sumCents, type Cents } from '#shop/money/money.ts'

/** What is paid: the devices, and the voucher on top of them. Nobody else adds the two. */
export const withVoucher = (itemTotal: Cents, voucher: Cents | undefined): Cents =>
  sumCents([itemTotal, voucher ?? cents(0)])
