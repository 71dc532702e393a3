import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Voucher } from './voucher.ts'

const columns = sql`code, kind, basis_points as "basisPoints", cents, most_cents as "mostCents",
  least_trade_cents as "leastTradeCents", valid_from as "validFrom", valid_until as "validUntil", countries, segment,
  total_limit as "totalLimit", person_limit as "personLimit"`

/** With `lock` nobody else can use it up before this transaction ends. */
export async function voucherByCode(db: Database, code: string, { lock }: { lock: boolean }) {
  const { rows } = await sql<Voucher>`
    select ${columns} from vouchers where code = ${code} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function countUses(db: Database, code: string, person: string | undefined) {
  const { rows } = await sql<{ used: number; usedByYou: number }>`
    select count(*) as used, count(*) filter (where person = ${person ?? ''}) as "usedByYou"
    from voucher_redemptions where voucher = ${code}`.execute(db)
  return rows[0]!
}

const record = (voucher: Voucher) => ({
  code: voucher.code,
  kind: voucher.kind,
  basis_points: voucher.basisPoints,
  cents: voucher.cents,
  most_cents: voucher.mostCents,
  least_trade_cents: voucher.leastTradeCents,
  valid_from: voucher.validFrom,
  valid_until: voucher.validUntil,
  countries: voucher.countries,
  segment: voucher.segment,
  total_limit: voucher.totalLimit,
  person_limit: voucher.personLimit,
})

/** Tells whether the code was still free. */
export async function insertVoucher(tx: Transaction, voucher: Voucher): Promise<boolean> {
  const written = await tx
    .insertInto('vouchers')
    .values(record(voucher))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return written !== undefined
}

export async function writeVouchers(tx: Transaction, vouchers: readonly Voucher[]): Promise<void> {
  for (const voucher of vouchers) await insertVoucher(tx, voucher)
}

export async function updateVoucher(tx: Transaction, voucher: Voucher): Promise<void> {
  await tx.updateTable('vouchers').set(record(voucher)).where('code', '=', voucher.code).execute()
}

/** How often it was used, and what has been paid of it: it may come to less than its seller was promised, or to nothing. */
type UsedRow = Voucher & { used: number; paidCents: number }

export async function vouchersWithUses(db: Database): Promise<UsedRow[]> {
  const { rows } = await sql<UsedRow>`
    select ${columns}, used, paid_cents as "paidCents" from vouchers order by valid_until desc, code`.execute(db)
  return rows
}

export async function writeRedemption(
  tx: Transaction,
  redemption: { tradeId: string; voucher: string; person: string; cents: number },
): Promise<void> {
  const { tradeId: trade_id, ...rest } = redemption
  await tx
    .insertInto('voucher_redemptions')
    .values({ trade_id, ...rest })
    .execute()
}
