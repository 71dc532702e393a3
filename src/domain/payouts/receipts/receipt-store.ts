import { sql } from 'kysely'
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

export type ReceiptQuestion = {
  /** The number of a receipt or of a trade. */
  number?: string | number
  country?: string
  from?: Date
  to?: Date
  offset: number
  limit: number
}

/** The newest first, and how many there are. */
export async function receiptsLike(
  db: Database,
  { number, country, from, to, offset, limit }: ReceiptQuestion,
): Promise<{ receipts: StoredReceipt[]; total: number }> {
  const { rows } = await sql<StoredReceipt & { total: number }>`
    select ${columns}, count(*) over () as total
    from receipts r join trades t on t.id = r.trade_id
    where (${number === undefined} or r.number = ${String(number)} or t.number::text = ${String(number)})
      and (${country ?? null}::text is null or r.country = ${country ?? null})
      and (${from ?? null}::timestamptz is null or r.issued_at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or r.issued_at < ${to ?? null})
    order by r.issued_at desc, r.number desc offset ${offset} limit ${limit}`.execute(db)
  return { receipts: rows.map(({ total: _, ...row }) => read(row)), total: rows[0]?.total ?? 0 }
}

/** Whose time is over; the database refuses to let go of any other. */
export const deleteOldReceipts = (db: Database, now: Date, most: number): Promise<number> =>
  deletePortion(db, 'receipts', sql`t.kept_until < ${now} and t.kept_until < now()`, most)
