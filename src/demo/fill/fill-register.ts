import { sql } from 'kysely'
import { BEGINNING, chainHash, type RegisterEntry } from '#domain/payouts/register/register.ts'
import { REGISTER_PURPOSE } from '#domain/payouts/register/write-register.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'

/** Each is sealed by itself, which takes its time. */
const MAX_ENTRIES = 20_000

type Bought = { id: string; n: number; at: Date; name: string; cents: number }

/** What was bought in France, in the register of purchases, as far as its length matters. */
export async function fillRegister(tx: Transaction, vault: Vault): Promise<void> {
  const { rows } = await sql<Bought>`
    select id, n, since as at, name, cents from fill_items where status = 'PAID' and country = 'fr' order by n limit ${MAX_ENTRIES}`.execute(
    tx,
  )
  const { rows: last } = await sql<{ number: number; hash: string }>`
    select number, hash from register_entries order by number desc limit 1`.execute(tx)
  let [number, previous] = [last[0]?.number ?? 0, last[0]?.hash ?? BEGINNING]
  const entries = rows.map(({ id, at, name, cents }) => {
    number += 1
    const entry: RegisterEntry = {
      number,
      at: at.toISOString(),
      reference: `filled ${number}`,
      device: name,
      imei: '490154203237518',
      serialNumber: '',
      cents,
      payment: 'sepa DE… 3000',
      seller: 'Ana Muster',
      birthdate: '1990-01-01',
      address: 'Musterstraße 1, 12345 Musterstadt',
      documentKind: 'passport',
      documentNumber: '12AB34567',
      documentDate: '2020-01-01',
      documentAuthority: 'Préfecture',
    }
    const hash = chainHash(previous, entry)
    const row = {
      number,
      at,
      item_id: id,
      entry: vault.seal(JSON.stringify(entry), REGISTER_PURPOSE),
      previous_hash: previous,
      hash,
    }
    previous = hash
    return row
  })
  await sql`
    insert into register_entries (number, at, item_id, entry, previous_hash, hash)
    select number, at, item_id, entry, previous_hash, hash
    from jsonb_populate_recordset(null::register_entries, ${JSON.stringify(entries)}::jsonb)`.execute(tx)
}
