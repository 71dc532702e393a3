import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

/** Everything in a business quote that names somebody. */
const withoutContact = sql`company = '', vat_id = '', first_name = '', last_name = '', email = '', phone = ''`

const ofMailboxes = (mailboxes: readonly string[]) => sql`lower(email) = any(${mailboxes})`

/**
 * What somebody asked for on behalf of a company: quotes that came to nothing go, those that became trades stay without
 * whoever asked. Tells their numbers.
 */
export async function eraseQuotes(
  tx: Transaction,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<number[]> {
  const sold = sql`id in (select business_quote_id from trades)`
  const mine = sql`id in (select business_quote_id from trades where customer_id = ${customerId}::uuid)`
  const { rows: gone } = await sql<{ number: number }>`
    delete from business_quotes where ${ofMailboxes(mailboxes)} and not (${sold}) returning number`.execute(tx)
  await sql`
    update business_quote_lines set imeis = '[]'
    where quote_id in (select id from business_quotes where ${ofMailboxes(mailboxes)} or ${mine})`.execute(tx)
  await sql`
    update business_quote_rows set said = '', name = '', detail = '', imei = null
    where quote_id in (select id from business_quotes where ${ofMailboxes(mailboxes)} or ${mine})`.execute(tx)
  const { rows: kept } = await sql<{ number: number }>`
    update business_quotes set ${withoutContact} where ${ofMailboxes(mailboxes)} or ${mine} returning number`.execute(
    tx,
  )
  return [...gone, ...kept].map(({ number }) => number)
}

export type ExportedQuote = {
  number: number
  createdAt: Date
  status: string
  company: string
  vatId: string
  taxMode: string
  firstName: string
  lastName: string
  email: string
  phone: string
  cents: number
  reason: string
  lines: { device: string; condition: string; quantity: number; imeis: string[]; cents: number }[]
  /** What came along without a price, as it was written. */
  rows: { said: string; quantity: number; answer: string }[]
}

/** What was asked for under this mailbox, the newest first. */
export async function quotesToExport(db: Database, mailbox: string): Promise<ExportedQuote[]> {
  const { rows } = await sql<ExportedQuote>`
    select q.number, q.created_at as "createdAt", q.status, q.company, q.vat_id as "vatId", q.tax_mode as "taxMode",
      q.first_name as "firstName", q.last_name as "lastName", q.email, q.phone, q.cents, q.reason,
      (select coalesce(jsonb_agg(jsonb_build_object('device', l.device_name, 'condition', l.condition,
          'quantity', l.quantity, 'imeis', l.imeis, 'cents', l.cents) order by l.position), '[]')
        from business_quote_lines l where l.quote_id = q.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('said', r.said, 'quantity', r.quantity, 'answer', r.answer)
          order by r.position), '[]') from business_quote_rows r where r.quote_id = q.id) as rows
    from business_quotes q where lower(q.email) = ${mailbox}
    order by q.created_at desc, q.id desc`.execute(db)
  return rows
}
