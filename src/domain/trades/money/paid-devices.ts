import { sql, type RawBuilder } from 'kysely'

/**
 * Devices whose money has arrived: `d` says what was paid for each, `p` is the payout it came with, `t` the trade. What is
 * paid for a device is its price as agreed; a voucher is paid for a trade, and stands in the payout beside them.
 */
export const paidDevices = sql`
  payouts p join trades t on t.id = p.trade_id
    join payout_items d on d.payout_id = p.id and d.live and p.status = 'paid'`

/** The same of one payout after the other (that is what the offset says), so that those of all years are not looked at. */
export const devicesOf = (payout: RawBuilder<unknown>) =>
  sql`lateral (select d.item_id, d.cents from payout_items d where d.payout_id = ${payout} and d.live offset 0)`
