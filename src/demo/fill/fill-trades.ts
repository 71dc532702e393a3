import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { sealPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import { sealReceipt } from '#domain/payouts/receipts/sealed-receipt.ts'
import type { Receipt } from '#domain/payouts/receipts/receipt.ts'
import { cents } from '#shop/money/money.ts'
import { fillRegister } from './fill-register.ts'

/** To be seen in lists; a million different ones would take longer than everything else. */
const RECEIPTS = 100

/** What would be printed has no part in a list. */
const documents = {
  receipt: { title: '', issuer: [], locale: 'de-DE', date: '2026-01-01', blocks: [] },
  certificates: {},
}

const receiptOf = (index: number): Receipt => ({
  number: `B-26-${String(index).padStart(6, '0')}`,
  kind: 'receipt',
  tax: 'margin',
  country: 'de',
  issuedAt: '2026-01-01T00:00:00.000Z',
  tradeNumber: 'T-26-000000',
  payoutNumber: `P-${index}`,
  seller: { name: 'Ana Muster', address: ['Musterstraße 1', '12345 Musterstadt'], vatId: null },
  items: [
    {
      reference: 'T-26-000000-1',
      name: 'Apple iPhone 14 128 GB',
      imei: '490154203237518',
      serialNumber: null,
      cents: cents(100 * index),
      category: 'iphone',
    },
  ],
  voucherCents: cents(0),
  cents: cents(100 * index),
  method: 'sepa',
  payeeHint: 'DE… 3000',
})

async function writeSettings(tx: Transaction, vault: Vault, count: number, now: Date): Promise<void> {
  const payee = sealPayee(vault, { kind: 'sepa', holder: 'Ana Muster', iban: 'DE02120300000000202051', bic: '' })
  const receipts = Array.from({ length: RECEIPTS }, (_, index) =>
    sealReceipt(vault, { receipt: receiptOf(index), documents }),
  )
  await sql`
    create temporary table fill_settings (count int, moment timestamptz, payee text, receipts text[], first_serial bigint,
      first_customer bigint, salt bigint) on commit drop`.execute(tx)
  await sql`
    insert into fill_settings select ${count}, ${now}, ${payee}, ${receipts}, t.last_value, c.last_value, t.last_value
    from trade_numbers t, customer_numbers c`.execute(tx)
}

/** Statistics are what every plan depends on; pages of an index that nobody has vacuumed are looked up one by one. */
async function tidy(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}

/** Writes so many made-up trades at once, for measuring how the office gets along with them. */
export async function fillTrades(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  count: number,
): Promise<void> {
  const statements = await readFile(new URL('fill-trades.sql', import.meta.url), 'utf8')
  await db.transaction().execute(async (tx) => {
    await writeSettings(tx, vault, count, now())
    await sql.raw(statements).execute(tx)
    await fillRegister(tx, vault)
  })
  await tidy(db)
}
