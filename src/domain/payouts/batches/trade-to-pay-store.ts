import { sql, type RawBuilder } from 'kysely'
import { paidOfVoucher, termsOfVoucher } from '#domain/trades/money/payout-facts.ts'
import { openPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { cents } from '#shop/money/money.ts'
import type { ItemToPay, TradeToPay } from './payable.ts'

type Row = Omit<TradeToPay, 'payee' | 'items'> & {
  payee: string
  items: (Omit<ItemToPay, 'since'> & { since: string })[]
}

/** What the payout itself has claimed counts as free, so that it can be looked at once more before it leaves. */
const columns = (except: string | null): RawBuilder<unknown> => sql`
  t.id, t.number, t.country, t.segment, t.payment_type as "paymentType", t.payee, t.payee_hint as "payeeHint",
  t.payee_changed_at as "payeeChangedAt", t.split_payout as "splitPayout", t.payout_hold as hold,
  t.identity_check as "identityCheck",
  exists (
    select from seller_identities d where d.trade_id = t.id and d.confirmed_at is not null
  ) as "identityConfirmed",
  ${termsOfVoucher} as "voucherTerms",
  ${paidOfVoucher(except)} as "voucherPaid",
  (
    select jsonb_agg(jsonb_build_object('id', i.id, 'cents', i.cents, 'finalCents', i.final_cents, 'status', i.status,
      'since', i.status_since, 'inPayout', exists (
        select from payout_items x where x.item_id = i.id and x.live and x.payout_id is distinct from ${except}
      )) order by i.position)
    from trade_items i where i.trade_id = t.id
  ) as items`

const read = (vault: Vault, row: Row): TradeToPay => ({
  ...row,
  payee: openPayee(vault, row.payee),
  voucherPaid: cents(row.voucherPaid),
  items: row.items.map((item) => ({ ...item, since: new Date(item.since) })),
})

/** Every trade with something that was accepted and stands in no payout yet, the oldest first. */
export async function tradesToPay(db: Database, vault: Vault): Promise<TradeToPay[]> {
  const { rows } = await sql<Row>`
    select ${columns(null)} from trades t
    where exists (
      select from trade_items i
      where i.trade_id = t.id and i.status in ('ACCEPTED', 'PAYOUT_PENDING')
        and not exists (select from payout_items x where x.item_id = i.id and x.live)
    )
    order by t.created_at`.execute(db)
  return rows.map((row) => read(vault, row))
}

export async function tradeToPayByNumber(db: Database, vault: Vault, number: number): Promise<TradeToPay | undefined> {
  const { rows } = await sql<Row>`select ${columns(null)} from trades t where t.number = ${number}`.execute(db)
  return rows[0] && read(vault, rows[0])
}

/** Until the transaction ends nobody changes the account to be paid, nor moves an item. */
export async function lockTradeToPay(
  tx: Transaction,
  vault: Vault,
  tradeId: string,
  except: string | null = null,
): Promise<TradeToPay | undefined> {
  await sql`select id from trades where id = ${tradeId} for update`.execute(tx)
  const { rows } = await sql<Row>`select ${columns(except)} from trades t where t.id = ${tradeId}`.execute(tx)
  return rows[0] && read(vault, rows[0])
}

type Change = { payee?: { sealed: string; hint: string; paymentType: string; at: Date }; hold?: string | null }

export async function changeTradeToPay(tx: Transaction, tradeId: string, { payee, hold }: Change): Promise<void> {
  await tx
    .updateTable('trades')
    .$if(payee !== undefined, (query) =>
      query.set({
        payee: payee!.sealed,
        payee_hint: payee!.hint,
        payment_type: payee!.paymentType,
        payee_changed_at: payee!.at,
      }),
    )
    .$if(hold !== undefined, (query) => query.set({ payout_hold: hold! }))
    .where('id', '=', tradeId)
    .execute()
}

/** Says whether it was not chosen before. */
export async function writeSplitPayout(tx: Transaction, tradeId: string): Promise<boolean> {
  const written = await tx
    .updateTable('trades')
    .set({ split_payout: true })
    .where('id', '=', tradeId)
    .where('split_payout', '=', false)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
