import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { LockKind } from '#domain/trades/letters/lifecycle-letter.ts'
import { paidOfVoucher, termsOfVoucher } from '#domain/trades/money/payout-facts.ts'
import { payoutOf, type TradeFacts } from '#domain/trades/money/payout-of.ts'
import { awayStates, type ItemState } from './trade-status.ts'

export type LockedItem = {
  id: string
  status: ItemState
  /** What happened under this key before. */
  eventUnderKey: string | null
}

type Asked = { tradeId: string; itemIds: readonly string[]; key?: string | undefined }

/** The whole trade is held until the transaction ends: two who move something of it wait for each other. */
export async function lockItems(tx: Transaction, { tradeId, itemIds, key }: Asked): Promise<LockedItem[]> {
  await sql`select id from trades where id = ${tradeId} for update`.execute(tx)
  const { rows } = await sql<LockedItem>`
    select i.id, i.status, e.event as "eventUnderKey"
    from trade_items i left join trade_events e on e.item_id = i.id and e.request_key = ${key ?? null}
    where i.trade_id = ${tradeId} and i.id = any(${itemIds}::uuid[])
    order by i.position`.execute(tx)
  return rows
}

export async function tradeOfItems(tx: Transaction, tradeId: string) {
  const row = await tx
    .selectFrom('trades')
    .select(['number', 'country', 'price_valid_until as priceValidUntil'])
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow()
  return { ...row, country: row.country as CountryCode }
}

/** What a device is sold as. */
export type SoldOffer = { offerId: string; deviceId: number }

type NewState = {
  to: ItemState
  now: Date
  dueAt: Date | null
  remindAt: Date | null
  finalCents: Cents | undefined
  /** It turned out to be another device than announced. */
  becomes: SoldOffer | undefined
  lock: LockKind | undefined
  /** Its first sign of life came after the price had run out. */
  isLate: boolean
}

export async function moveItem(tx: Transaction, id: string, state: NewState): Promise<void> {
  const { to, now, dueAt, remindAt, finalCents, becomes, lock, isLate } = state
  await tx
    .updateTable('trade_items')
    .set({ status: to, status_since: now, due_at: dueAt, remind_at: remindAt, reminded: 0 })
    .$if(finalCents !== undefined, (query) => query.set({ final_cents: finalCents! }))
    .$if(becomes !== undefined, (query) => query.set({ offer_id: becomes!.offerId, device_id: becomes!.deviceId }))
    .$if(lock !== undefined, (query) => query.set({ lock_kind: lock! }))
    // What was booked in by mistake has given no sign of life.
    .$if(to === 'EXPECTED', (query) => query.set({ is_late: false }))
    .$if(isLate, (query) => query.set({ is_late: true }))
    .$if(to !== 'IN_INSPECTION', (query) => query.set({ inspector: null, claimed_until: null }))
    // Whoever takes it from the shelf does not start the clock anew.
    .$if(to === 'RECEIVED', (query) => query.set({ waits_since: now }))
    .$if(to === 'IN_INSPECTION', (query) =>
      query.set({ waits_since: sql`case when status = 'RECEIVED' then waits_since else ${now} end` }),
    )
    .$if(awayStates.has(to), (query) => query.set({ place: null, placed_at: null }))
    .where('id', '=', id)
    .execute()
}

type AddedItem = SoldOffer & {
  id: string
  tradeId: string
  status: ItemState
  now: Date
  imei: string | null
  serialNumber: string | null
  inspector: string | null
}

/** A device behind all others of its trade. Nothing was promised for it. */
export async function addItem(tx: Transaction, item: AddedItem): Promise<void> {
  await sql`
    insert into trade_items (id, trade_id, position, offer_id, device_id, cents, status, status_since, imei, serial_number,
      inspector)
    select ${item.id}, ${item.tradeId}, max(position) + 1, ${item.offerId}, ${item.deviceId}, 0, ${item.status}, ${item.now},
      ${item.imei}, ${item.serialNumber}, ${item.inspector}
    from trade_items where trade_id = ${item.tradeId}`.execute(tx)
}

/** Writes down what the trade pays now: lists sort by it. */
export async function rememberPayout(tx: Transaction, tradeId: string): Promise<void> {
  const { rows } = await sql<TradeFacts>`
    select t.segment, ${termsOfVoucher} as "voucherTerms", ${paidOfVoucher()} as "voucherPaid", (
      select jsonb_agg(jsonb_build_object('id', i.id, 'cents', i.cents, 'finalCents', i.final_cents, 'status', i.status))
      from trade_items i where i.trade_id = t.id
    ) as items
    from trades t where t.id = ${tradeId}`.execute(tx)
  const payout_cents = payoutOf(rows[0]!).total
  await tx.updateTable('trades').set({ payout_cents }).where('id', '=', tradeId).execute()
}

export type DueItem = {
  id: string
  tradeId: string
  status: ItemState
  statusSince: Date
  reminded: number
  lock: LockKind | null
}

/** A trade whose clock has run out, with all its items that are due; nothing if none is, or if others work on them. */
export const lockDueTrade = (tx: Transaction, now: Date): Promise<DueItem[]> =>
  lockTradeWhere(tx, sql`i.due_at <= ${now}`)

/** A trade whose seller is to be reminded; whose time is over is not. */
export const lockTradeToRemind = (tx: Transaction, now: Date): Promise<DueItem[]> =>
  lockTradeWhere(tx, sql`i.remind_at <= ${now} and (i.due_at is null or i.due_at > ${now})`)

async function lockTradeWhere(tx: Transaction, isDue: RawBuilder<unknown>): Promise<DueItem[]> {
  const { rows: found } = await sql<{ id: string }>`
    select t.id from trades t join trade_items i on i.trade_id = t.id
    where ${isDue} limit 1 for update of t skip locked`.execute(tx)
  if (!found[0]) return []
  const { rows } = await sql<DueItem>`
    select i.id, i.trade_id as "tradeId", i.status, i.status_since as "statusSince", i.reminded, i.lock_kind as lock
    from trade_items i where i.trade_id = ${found[0].id} and ${isDue} order by i.position`.execute(tx)
  return rows
}

export async function markReminded(
  tx: Transaction,
  ids: readonly string[],
  { remindAt, reminded }: { remindAt: Date | null; reminded: number },
): Promise<void> {
  await tx.updateTable('trade_items').set({ remind_at: remindAt, reminded }).where('id', 'in', ids).execute()
}
