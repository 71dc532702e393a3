import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { ModeName } from '#shop/modes/mode.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { paidOfVoucher, termsOfVoucher } from './money/payout-facts.ts'
import type { ShippingDocuments, StoredTrade, Trade, TradeEvent, TradeItem } from './trade.ts'
import type { ItemState } from './lifecycle/trade-status.ts'

const trades = (db: Database) =>
  db
    .selectFrom('trades as t')
    .select([
      'id',
      'number',
      'created_at as createdAt',
      'country',
      'locale',
      'segment',
      'shop_mode as shopMode',
      'landing_page as landingPage',
      'email',
      'seller',
      'payment_type as paymentType',
      'payee_hint as payeeHint',
      'voucher',
      'voucher_cents as voucherCents',
      'cents',
      'price_valid_until as priceValidUntil',
      'identity_check as identityCheck',
      'business_quote_id as businessQuoteId',
      termsOfVoucher.as('voucherTerms'),
      paidOfVoucher().as('voucherPaid'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof trades>['executeTakeFirstOrThrow']>>

/** Countries, languages and modes were written by this shop from its own lists. */
const read = (row: Row): StoredTrade => ({
  ...row,
  country: row.country as CountryCode,
  locale: row.locale as Locale,
  segment: row.segment as StoredTrade['segment'],
  shopMode: row.shopMode as ModeName,
  seller: row.seller as unknown as StoredTrade['seller'],
  voucherCents: cents(row.voucherCents),
  voucherPaid: cents(row.voucherPaid),
  cents: cents(row.cents),
})

export async function tradeById(db: Database, id: string): Promise<StoredTrade | undefined> {
  const row = await trades(db).where('id', '=', id).executeTakeFirst()
  return row && read(row)
}

export async function tradeByNumber(db: Database, visitor: string, number: number): Promise<StoredTrade | undefined> {
  const row = await trades(db).where('visitor', '=', visitor).where('number', '=', number).executeTakeFirst()
  return row && read(row)
}

export async function tradeWithNumber(db: Database, number: number): Promise<StoredTrade | undefined> {
  const row = await trades(db).where('number', '=', number).executeTakeFirst()
  return row && read(row)
}

/** Where the seller may read his letters: as he sold it, as it stands now, and where his account is. */
export async function mailboxesOf(db: Database, tradeId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct on (lower(m.email)) m.email
    from trades t left join accounts a on a.customer_id = t.customer_id
      cross join lateral (values (t.email), (t.sold_email), (a.email)) as m (email)
    where t.id = ${tradeId} and m.email <> ''`.execute(db)
  return rows.map(({ email }) => email)
}

/** The newest first. */
export async function tradesOfCustomer(
  db: Database,
  customerId: string,
  { from, most }: { from: number; most: number },
): Promise<StoredTrade[]> {
  const own = trades(db).where('customer_id', '=', customerId)
  const rows = await own.orderBy('created_at', 'desc').orderBy('id', 'desc').offset(from).limit(most).execute()
  return rows.map(read)
}

export async function countTradesOfCustomer(db: Database, customerId: string): Promise<number> {
  const own = db.selectFrom('trades').where('customer_id', '=', customerId)
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export type ItemRow = Omit<TradeItem, 'offer' | 'correction'> & { offerId: string; correctionId: string | null }

export async function itemsOf(db: Database, tradeId: string): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('trade_items')
    .select([
      'id',
      'position',
      'offer_id as offerId',
      'cents',
      'final_cents as finalCents',
      'status',
      'status_since as statusSince',
      'due_at as dueAt',
      'imei',
      'serial_number as serialNumber',
      'place',
      'is_late as isLate',
      'is_unannounced as isUnannounced',
      'correction as correctionId',
    ])
    .where('trade_id', '=', tradeId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    cents: cents(row.cents),
    finalCents: row.finalCents === null ? null : cents(row.finalCents),
    status: row.status as ItemState,
  }))
}

/** What happened to the trade as a whole, oldest first. */
export async function eventsOf(db: Database, tradeId: string): Promise<TradeEvent[]> {
  const events = db.selectFrom('trade_events').select(['at', 'event']).where('trade_id', '=', tradeId)
  return events.where('item_id', 'is', null).orderBy('at').orderBy('id').execute()
}

export type ParcelRow = Trade['parcel'] & { shippingDocuments: ShippingDocuments | null }

export async function parcelOf(db: Database, tradeId: string): Promise<ParcelRow> {
  const { id, carrier, trackingNumber, dropOffCode, labelFile } = await db
    .selectFrom('parcels')
    .select([
      'id',
      'carrier',
      'tracking_number as trackingNumber',
      'drop_off_code as dropOffCode',
      'label_file as labelFile',
    ])
    .where('trade_id', '=', tradeId)
    .where('direction', '=', 'in')
    .executeTakeFirstOrThrow()
  // The label of somebody who was erased is gone.
  const shippingDocuments =
    trackingNumber === null || labelFile === null ? null : { trackingNumber, dropOffCode: dropOffCode!, labelFile }
  return { id, carrier: carrier as ParcelRow['carrier'], shippingDocuments }
}

/** What was promised for all boxes of a business quote together. */
export async function promisedInQuote(
  db: Database,
  businessQuoteId: string,
): Promise<{ deviceId: number; cents: Cents }[]> {
  const rows = await db
    .selectFrom('trade_items')
    .innerJoin('trades', 'trades.id', 'trade_items.trade_id')
    .where('trades.business_quote_id', '=', businessQuoteId)
    .select(({ fn }) => ['trade_items.device_id as deviceId', fn.sum<string>('trade_items.cents').as('sum')])
    .groupBy('trade_items.device_id')
    .execute()
  return rows.map(({ deviceId, sum }) => ({ deviceId, cents: cents(Number(sum)) }))
}

/** When something last happened to a trade, and whether its label is there. */
export async function versionRow(
  db: Database,
  id: string,
): Promise<{ country: string; createdAt: Date; lastEvent: Date; hasLabel: boolean } | undefined> {
  const { rows } = await sql<{ country: string; createdAt: Date; lastEvent: Date; hasLabel: boolean }>`
    select country, created_at as "createdAt",
      (select max(at) from trade_events e where e.trade_id = t.id) as "lastEvent",
      exists (select from parcels p where p.trade_id = t.id and p.direction = 'in' and label_file is not null) as "hasLabel"
    from trades t where id = ${id}`.execute(db)
  return rows[0]
}
