import { sql, type RawBuilder } from 'kysely'
import { allOf } from '#domain/lists/conditions.ts'
import { mapRows, readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { ReceiptKind } from './receipt.ts'
import type { Tax } from '#domain/trades/sale/tax.ts'

export type StoredReceipt = {
  id: string
  number: string
  payoutId: string
  tradeId: string
  issuedAt: Date
  keptUntil: Date
  country: CountryCode
  kind: ReceiptKind
  tax: Tax
  cents: Cents
  /** Sealed. */
  contents: string
}

export async function writeReceipt(tx: Transaction, receipt: StoredReceipt): Promise<void> {
  const { payoutId, tradeId, issuedAt, keptUntil, ...rest } = receipt
  const row = { ...rest, payout_id: payoutId, trade_id: tradeId, issued_at: issuedAt, kept_until: keptUntil }
  await tx.insertInto('receipts').values(row).execute()
}

const columns = sql`r.id, r.number, r.payout_id as "payoutId", r.trade_id as "tradeId", r.issued_at as "issuedAt",
  r.kept_until as "keptUntil", r.country, r.kind, r.tax, r.cents, r.contents`

const read = (row: StoredReceipt): StoredReceipt => ({ ...row, cents: cents(row.cents) })

export async function receiptByNumber(db: Database, number: string): Promise<StoredReceipt | undefined> {
  const { rows } = await sql<StoredReceipt>`
    select ${columns} from receipts r where r.number = ${number}`.execute(db)
  return rows[0] && read(rows[0])
}

export async function receiptsOfTrade(db: Database, tradeId: string): Promise<StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`
    select ${columns} from receipts r where r.trade_id = ${tradeId} order by r.issued_at, r.number`.execute(db)
  return rows.map(read)
}

export type ReceiptQuery = {
  /** The number of a receipt, as text, or of a trade. */
  number?: string | number
  country?: string
  from?: Date
  to?: Date
  descending: boolean
} & PageRequest

function conditionOf({ number, country, from, to }: ReceiptQuery): RawBuilder<unknown> {
  return allOf([
    typeof number === 'string' && sql`r.number = ${number}`,
    typeof number === 'number' && sql`r.trade_id = (select id from trades where number = ${number})`,
    country !== undefined && sql`r.country = ${country}`,
    from !== undefined && sql`r.issued_at >= ${from}`,
    to !== undefined && sql`r.issued_at < ${to}`,
  ])
}

export const receiptsLike = async (db: Database, query: ReceiptQuery): Promise<ListPage<StoredReceipt>> => {
  const list = {
    columns,
    from: sql`receipts r`,
    where: conditionOf(query),
    key: { by: sql`r.issued_at`, kind: 'time' },
    tie: { by: sql`r.number`, kind: 'text' },
    descending: query.descending,
  } as const
  return mapRows(await readPage<StoredReceipt>(db, list, query), read)
}

/** Whose time is over; the database refuses to let go of any other. */
export const deleteOldReceipts = (db: Database, now: Date, most: number): Promise<number> =>
  deletePortion(db, 'receipts', sql`t.kept_until < ${now} and t.kept_until < now()`, most)
