import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'
import { openIdentity, type IdentityDocument } from '#domain/payouts/payees/identity.ts'
import { identityOf } from '#domain/payouts/payees/identity-store.ts'
import type { Receipt } from '#domain/payouts/receipts/receipt.ts'
import { BEGINNING, chainHash, type RegisterEntry } from './register.ts'
import { addEntry, lastEntry } from './register-store.ts'

export const REGISTER_PURPOSE = 'register-entry'

const noDocument: IdentityDocument = { kind: 'other', number: '', issuedOn: '', authority: '' }

/** Adds what was bought to the register of purchases where the law wants one, one entry per device. */
export async function writeRegister(
  tx: Transaction,
  { vault, now: clock }: Pick<Engines, 'vault' | 'now'>,
  trade: Trade,
  receipt: Receipt,
): Promise<void> {
  if (!countries[trade.country].purchaseRegister) return
  const now = clock()
  const identity = await identityOf(tx, trade.id)
  const document = identity ? openIdentity(vault, identity.document) : noDocument
  const last = await lastEntry(tx)
  let [number, previousHash] = [last?.number ?? 0, last?.hash ?? BEGINNING]
  const itemIds = new Map(trade.items.map(({ id, position }) => [itemReference(trade.number, position), id]))
  for (const item of receipt.items) {
    number += 1
    const entry = entryOf(trade, receipt, item, { number, now, document })
    const hash = chainHash(previousHash, entry)
    const sealed = vault.seal(JSON.stringify(entry), REGISTER_PURPOSE)
    await addEntry(tx, { number, at: now, itemId: itemIds.get(item.reference)!, entry: sealed, previousHash, hash })
    previousHash = hash
  }
}

type Facts = { number: number; now: Date; document: IdentityDocument }

const entryOf = (
  { seller }: Trade,
  receipt: Receipt,
  item: Receipt['items'][number],
  { number, now, document }: Facts,
): RegisterEntry => ({
  number,
  at: now.toISOString(),
  reference: item.reference,
  device: item.name,
  imei: item.imei ?? '',
  serialNumber: item.serialNumber ?? '',
  cents: item.cents,
  payment: `${receipt.method} ${receipt.payeeHint}`.trim(),
  seller: receipt.seller.name,
  birthdate: seller.birthdate,
  address: receipt.seller.address.join(', '),
  documentKind: document.kind,
  documentNumber: document.number,
  documentDate: document.issuedOn,
  documentAuthority: document.authority,
})
