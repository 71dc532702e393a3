import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import { closedStates } from '#domain/trades/lifecycle/trade-status.ts'

/** Whether anything is still on its way. */
export async function openTradesOf(tx: Transaction, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from trades t join trade_items i on i.trade_id = t.id
      where t.customer_id = ${customerId} and i.status <> all(${[...closedStates]})
    ) as open`.execute(tx)
  return rows[0]!.open
}

/** Everything in a trade that names its seller. */
export const withoutSeller = (payee: string) => sql`email = '', sold_email = null, payee = ${payee}, payee_hint = '',
  seller = (select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_object_keys(t.seller) as key)`

/** Trades without their seller. Tells their numbers. */
export async function eraseSellers(tx: Transaction, customerId: string, payee: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update trades t set ${withoutSeller(payee)}
    where t.customer_id = ${customerId}
    returning t.number`.execute(tx)
  return rows.map(({ number }) => number)
}

/** Documents that were shown, and what could be seen of accounts. Receipts stay, sealed: tax law wants them. */
export async function erasePayoutTraces(tx: Transaction, customerId: string): Promise<void> {
  await sql`
    delete from seller_identities d using trades t
    where t.id = d.trade_id and t.customer_id = ${customerId}`.execute(tx)
  await sql`
    update payouts p set payee_hint = '' from trades t
    where t.id = p.trade_id and t.customer_id = ${customerId}`.execute(tx)
}

/** What he said about his sales, and that he was asked: nothing of it stays. Tells whether others could read any of it. */
export async function eraseReviews(tx: Transaction, customerId: string): Promise<boolean> {
  const trades = sql`select id from trades where customer_id = ${customerId}`
  const { rows } = await sql<{ status: string }>`
    delete from reviews where trade_id in (${trades}) returning status`.execute(tx)
  await sql`delete from review_requests where trade_id in (${trades})`.execute(tx)
  await sql`delete from review_consents where trade_id in (${trades})`.execute(tx)
  return rows.some(({ status }) => status === 'published')
}

/** A voucher stays used, but no longer by anybody. */
export async function eraseVoucherUses(tx: Transaction, customerId: string): Promise<void> {
  await sql`
    update voucher_redemptions r set person = ${`erased ${customerId}`}
    from trades t where t.id = r.trade_id and t.customer_id = ${customerId}`.execute(tx)
}

/**
 * Letters hold names, addresses and attachments: those to his own mailboxes, and those about his trades and cases, whichever
 * address he had typed. What others were written is theirs.
 */
export async function deleteLetters(
  tx: Transaction,
  mailboxes: readonly string[],
  numbers: readonly string[],
): Promise<void> {
  const own = mailboxes.map((mailbox) => mailbox.toLowerCase())
  await sql`
    delete from letters
    where lower(to_address) = any(${own}) or lower(reply_to) = any(${own})
      or text_body like any(${numbers.map((number) => `%${number}%`)}::text[])`.execute(tx)
}

/** Labels show name and address. Tells which files they are, so that they can be removed. */
export async function takeLabels(tx: Transaction, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    with labels as (
      select p.id, p.label_file from parcels p join trades t on t.id = p.trade_id
      where t.customer_id = ${customerId} and p.label_file is not null for update of p
    )
    update parcels p set label_file = null from labels where p.id = labels.id
    returning labels.label_file as file`.execute(tx)
  return rows.map(({ file }) => file)
}

export async function numberOfCustomer(tx: Transaction, customerId: string): Promise<number> {
  const own = tx.selectFrom('customers').select('number').where('id', '=', customerId)
  return (await own.executeTakeFirstOrThrow()).number
}
