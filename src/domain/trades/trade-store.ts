import { sql, type QueryCreator } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Schema } from '#engines/database/schema.ts'
import type { Cents } from '#shop/money/money.ts'
import type { ItemTimers } from './lifecycle/timers/item-timers.ts'
import { FIRST_STATUS, type ShippingDocuments, type StoredTrade } from './trade.ts'

export async function nextSerial(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval('trade_numbers') as serial`.execute(tx)
  return rows[0]!.serial
}

export type TradeReference = { id: string; number: number; requestHash: string }

export async function tradeByKey(db: Database, visitor: string, key: string): Promise<TradeReference | undefined> {
  return db
    .selectFrom('trades')
    .select(['id', 'number', 'request_hash as requestHash'])
    .where('visitor', '=', visitor)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

export type TradeRecord = Omit<StoredTrade, 'voucherTerms' | 'voucherPaid'> & {
  visitor: string
  requestKey: string
  requestHash: string
  customerId: string
  /** What it pays if everything is as described. */
  payoutCents: Cents
  payee: string
  declared: object
}

export type ItemRecord = { id: string; position: number; offerId: string; deviceId: number; cents: number }

export type EventRecord = {
  id: string
  tradeId: string
  itemId: string | null
  at: Date
  event: string
  from: string | null
  to: string | null
  actor: string
  reason?: string
  evidence?: readonly string[]
  key?: string | null
}

/** What a trade consists of from the beginning. */
export type TradeParts = {
  items: readonly ItemRecord[]
  timers: ItemTimers & { now: Date }
  events: readonly EventRecord[]
  parcel: { id: string; carrier: string }
}

/** Writes a trade whole, in one statement. Nothing, and says so, if another request with the same key was faster. */
export async function writeTrade(tx: Transaction, trade: TradeRecord, parts: TradeParts): Promise<boolean> {
  const { items, timers, events, parcel } = parts
  const written = await tx
    .with('written', (db) => insertTrade(db, trade))
    .with(
      'items',
      () => sql`(
      insert into trade_items (id, position, cents, trade_id, offer_id, device_id, status, status_since, due_at, remind_at)
      select i.id, position, i.cents, written.id, "offerId", "deviceId",
        ${FIRST_STATUS}, ${timers.now}::timestamptz, ${timers.dueAt}::timestamptz, ${timers.remindAt}::timestamptz
      from written, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as i(id uuid, position int, cents int, "offerId" uuid, "deviceId" int))`,
    )
    .with(
      'events',
      () => sql`(
      insert into trade_events (id, at, event, actor, reason, evidence, request_key, trade_id, item_id, from_status, to_status)
      select e.id, at, event, actor, reason, evidence, request_key, written.id, item_id, from_status, to_status
      from written, jsonb_to_recordset(${JSON.stringify(events.map(eventRow))}::jsonb)
        as e(id uuid, at timestamptz, event text, actor text, reason text, evidence jsonb, request_key text, item_id uuid, from_status text, to_status text))`,
    )
    .with(
      'parcel',
      () => sql`(
      insert into parcels (id, trade_id, direction, carrier, created_at)
      select ${parcel.id}::uuid, id, 'in', ${parcel.carrier}, ${timers.now}::timestamptz from written)`,
    )
    .selectFrom('written')
    .select('id')
    .executeTakeFirst()
  return written !== undefined
}

const insertTrade = (db: QueryCreator<Schema>, trade: TradeRecord) =>
  db
    .insertInto('trades')
    .values({
      id: trade.id,
      number: trade.number,
      created_at: trade.createdAt,
      waits_since: trade.createdAt,
      visitor: trade.visitor,
      request_key: trade.requestKey,
      request_hash: trade.requestHash,
      customer_id: trade.customerId,
      country: trade.country,
      locale: trade.locale,
      segment: trade.segment,
      shop_mode: trade.shopMode,
      landing_page: trade.landingPage,
      email: trade.email,
      seller: JSON.stringify(trade.seller),
      payment_type: trade.paymentType,
      payee: trade.payee,
      payee_hint: trade.payeeHint,
      voucher: trade.voucher,
      voucher_cents: trade.voucherCents,
      cents: trade.cents,
      payout_cents: trade.payoutCents,
      price_valid_until: trade.priceValidUntil,
      identity_check: trade.identityCheck,
      business_quote_id: trade.businessQuoteId,
      declared: JSON.stringify(trade.declared),
    })
    .onConflict((conflict) => conflict.columns(['visitor', 'request_key']).doNothing())
    .returning('id')

const eventRow = ({
  id,
  tradeId,
  itemId,
  at,
  event,
  from,
  to,
  actor,
  reason = '',
  evidence = [],
  key,
}: EventRecord) => ({
  id,
  at,
  event,
  actor,
  reason,
  evidence,
  request_key: key ?? null,
  trade_id: tradeId,
  item_id: itemId,
  from_status: from,
  to_status: to,
})

export async function writeEvents(tx: Transaction, events: readonly EventRecord[]): Promise<void> {
  const rows = events.map(eventRow).map((row) => ({ ...row, evidence: JSON.stringify(row.evidence) }))
  await tx.insertInto('trade_events').values(rows).execute()
}

/** The first half of the lock's name; the second is made of the address. */
const SELLERS = 8_651_002

/** Until the transaction ends nobody else can sell as this person: what was counted stays true. */
export async function lockSeller(tx: Transaction, person: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SELLERS}::int, hashtext(${person}))`.execute(tx)
}

/** How many pieces of each device this person has sold since. */
export async function piecesSoldSince(
  db: Database,
  { person, since, deviceIds }: { person: string; since: Date; deviceIds: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ deviceId: number; pieces: number }>`
    select i.device_id as "deviceId", count(*) as pieces
    from trade_items i join trades t on t.id = i.trade_id
    where mailbox_of(t.email) = mailbox_of(${person}) and t.created_at >= ${since} and i.device_id = any(${deviceIds})
      and i.status not in ('CANCELLED', 'EXPIRED', 'RETURNED')
    group by i.device_id`.execute(db)
  return new Map(rows.map(({ deviceId, pieces }) => [deviceId, pieces]))
}

/** Writes nothing and says so if the parcel has its documents already. */
export async function writeShippingDocuments(
  tx: Transaction,
  parcelId: string,
  { trackingNumber, dropOffCode, labelFile }: ShippingDocuments,
  now: Date,
): Promise<boolean> {
  const written = await tx
    .updateTable('parcels')
    .set({
      tracking_number: trackingNumber,
      drop_off_code: dropOffCode,
      label_file: labelFile,
      announced_at: now,
    })
    .where('id', '=', parcelId)
    .where('tracking_number', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
