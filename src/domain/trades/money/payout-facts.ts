import { sql } from 'kysely'
import type { VoucherTerms } from '#domain/offers/vouchers/voucher.ts'

/** What the voucher of trade `t` promises. The value of one that was used never changes. */
export const termsOfVoucher = sql<VoucherTerms | null>`(
  select jsonb_build_object('kind', v.kind, 'basisPoints', v.basis_points, 'cents', t.voucher_cents,
    'mostCents', v.most_cents)
  from vouchers v where v.code = t.voucher
)`

/** How much of it is in payouts that wait, are on their way or have arrived; one of them may be left out. */
export const paidOfVoucher = (except: string | null = null) => sql<number>`coalesce((
  select sum(p.voucher_cents) from payouts p
  where p.trade_id = t.id and p.status not in ('failed', 'returned', 'withdrawn') and p.id is distinct from ${except}
), 0)`
