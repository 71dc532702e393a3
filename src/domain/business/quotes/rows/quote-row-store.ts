import { sql } from 'kysely'
import type { RowWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { QuoteRow } from './quote-row.ts'

/** A list may have thousands of them: they travel as one text. */
export async function writeQuoteRows(
  tx: Transaction,
  quoteId: string,
  rows: readonly RowWithoutPrice[],
): Promise<void> {
  if (rows.length === 0) return
  const numbered = rows.map((row, position) => ({ ...row, position }))
  await sql`
    insert into business_quote_rows (quote_id, position, line, said, name, problem, detail, quantity, imei, grade, device_id, faults)
    select ${quoteId}::uuid, position, line, said, name, problem, detail, quantity, imei, grade, device, faults
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as r(position int, line int, said text, name text,
      problem text, detail text, quantity int, imei text, grade text, device int, faults jsonb)`.execute(tx)
}

/** In the order of the company's file. */
export async function rowsOfQuote(db: Database | Transaction, quoteId: string): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select position, line, said, name, problem, detail, quantity, imei, grade, device_id as device, faults,
      line_position as "linePosition", answer
    from business_quote_rows where quote_id = ${quoteId} order by position`.execute(db)
  return rows
}

export async function becomeLine(
  tx: Transaction,
  quoteId: string,
  positions: readonly number[],
  linePosition: number,
): Promise<void> {
  await sql`
    update business_quote_rows set line_position = ${linePosition}, answer = ''
    where quote_id = ${quoteId} and position = any(${positions}::int[])`.execute(tx)
}

export async function answerRows(
  tx: Transaction,
  quoteId: string,
  positions: readonly number[],
  answer: string,
): Promise<void> {
  await sql`
    update business_quote_rows set answer = ${answer}
    where quote_id = ${quoteId} and position = any(${positions}::int[])`.execute(tx)
}
