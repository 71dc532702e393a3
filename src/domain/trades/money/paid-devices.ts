import { sql } from 'kysely'

/**
 * Devices whose money has arrived: `d` says what was paid for each, `p` is the payout it came with, `t` the trade. What is
 * paid for a device is its price as agreed; a voucher is paid for a trade, and stands in the payout beside them.
 */
export const paidDevices = sql`
  payouts p join trades t on t.id = p.trade_id
    join payout_items d on d.payout_id = p.id and d.live and p.status = 'paid'`
