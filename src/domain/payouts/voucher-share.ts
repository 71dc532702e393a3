import { voucherValue, type Voucher } from '#domain/offers/voucher.ts'
import { cents, type Cents } from '#shop/money.ts'

export type TradeVoucher = Pick<Voucher, 'kind' | 'basisPoints' | 'cents' | 'mostCents'>

/**
 * What a voucher adds to this payout. A fixed one comes with the first device that we keep, a percentage grows with what
 * we keep and never over its bound. Who gets everything back gets nothing for his voucher.
 */
export function voucherShare(
  voucher: TradeVoucher | null,
  { kept, alreadyPaid }: { kept: readonly Cents[]; alreadyPaid: Cents },
): Cents {
  if (!voucher || kept.length === 0) return cents(0)
  const whole = voucherValue(voucher, cents(kept.reduce((sum, one) => sum + one, 0)))
  // What was paid stays paid: nobody has to give something back because a price was corrected.
  return cents(Math.max(0, whole - alreadyPaid))
}
