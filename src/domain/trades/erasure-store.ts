import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import { closedStates } from './trade-status.ts'

/** Whether anything is still on its way. */
export async function openTradesOf(turn: Transaction, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from trades t join trade_items i on i.trade_id = t.id
      where t.customer_id = ${customerId} and i.status <> all(${[...closedStates]})
    ) as open`.execute(turn)
  return rows[0]!.open
}

/** Trades without their seller. Tells which mailboxes they were confirmed to. */
export async function eraseSellers(turn: Transaction, customerId: string, payee: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with before as (select id, lower(email) as email from trades where customer_id = ${customerId} for update)
    update trades t
    set email = '', payee = ${payee}, payee_hint = '',
      seller = (select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_object_keys(t.seller) as key)
    from before where t.id = before.id
    returning before.email`.execute(turn)
  return [...new Set(rows.map(({ email }) => email))].filter((email) => email !== '')
}

/** A voucher stays used, but no longer by anybody. */
export async function eraseVoucherUses(turn: Transaction, customerId: string): Promise<void> {
  await sql`
    update voucher_redemptions r set person = ${`erased ${customerId}`}
    from trades t where t.id = r.trade_id and t.customer_id = ${customerId}`.execute(turn)
}

/** Letters hold names, addresses and attachments. */
export async function dropLetters(turn: Transaction, mailboxes: readonly string[]): Promise<void> {
  await sql`
    delete from letters
    where lower(to_address) = any(${mailboxes}) or lower(reply_to) = any(${mailboxes})`.execute(turn)
}

/** Labels show name and address. Tells which files they are, so that they can be removed. */
export async function takeLabels(turn: Transaction, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    with labels as (
      select p.id, p.label_file from parcels p join trades t on t.id = p.trade_id
      where t.customer_id = ${customerId} and p.label_file is not null for update of p
    )
    update parcels p set label_file = null from labels where p.id = labels.id
    returning labels.label_file as file`.execute(turn)
  return rows.map(({ file }) => file)
}
