import { sql } from 'kysely'
import type { Schema } from '#engines/database/schema.ts'
import type { Transaction } from '#engines/database/database.ts'

export type Table = keyof Schema & string
export type Row = Record<string, unknown>

/** By table, in the order in which they lean on each other. */
export type Rows = Partial<Record<Table, Row[]>>

/** All rows of a table in one statement. What a row does not name keeps the default of its column. */
async function insertRows(tx: Transaction, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

const order = [
  'customers',
  'people',
  'addresses',
  'accounts',
  'newsletter_subscribers',
  'newsletter_consents',
  'newsletter_issues',
  'newsletter_deliveries',
  'trades',
  'trade_items',
  'trade_events',
  'parcels',
  'parcel_items',
  'parcel_scans',
  'item_photos',
  'inspections',
  'clarifications',
  'clarification_options',
  'payout_batches',
  'payouts',
  'payout_items',
  'seller_identities',
  'letters',
  'audit_entries',
  'error_reports',
  'contact_messages',
  'contact_replies',
  'contact_templates',
  'review_consents',
  'review_requests',
  'reviews',
  'partners',
  'partner_rates',
] as const satisfies readonly Table[]

export async function insertAll(tx: Transaction, rows: Rows): Promise<void> {
  for (const table of order) await insertRows(tx, table, rows[table] ?? [])
}

/** The rows of many things, table by table. */
export function gather(parts: readonly Rows[]): Rows {
  const all: Rows = {}
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part) as [Table, Row[]][]) (all[table] ??= []).push(...rows)
  }
  return all
}
