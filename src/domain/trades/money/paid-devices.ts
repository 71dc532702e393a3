import { sql, type RawBuilder } from 'kysely'

/**
 * Devices of one payout after the other (that is what the offset says), so that those of all years are not looked at. What is
 * paid for a device is its price as agreed; a voucher is paid for a trade, and stands in the payout beside them.
 */
export const devicesOf = (payout: RawBuilder<unknown>) =>
  sql`lateral (select d.item_id, d.cents from payout_items d where d.payout_id = ${payout} and d.live offset 0)`
