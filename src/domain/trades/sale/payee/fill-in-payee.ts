import { paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { storedPayee } from '#domain/accounts/payees/stored-payee.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { NewTrade } from '#domain/trades/sale/new-trade.ts'

type FilledIn = { ok: true; trade: NewTrade } | { ok: false; reason: 'not-yours' }

/** Who names one of his stored accounts need not type it again. Nobody can name that of somebody else. */
export async function fillInPayee(
  tx: Transaction,
  vault: Vault,
  customerId: string | null,
  trade: NewTrade,
): Promise<FilledIn> {
  const { paymentAccount } = trade.payee
  if (paymentAccount === undefined) return { ok: true, trade }
  const stored = customerId === null ? undefined : await storedPayee(tx, vault, customerId, paymentAccount)
  if (!stored) return { ok: false, reason: 'not-yours' }

  const { kind, ...payee } = stored
  return { ok: true, trade: { ...trade, payee, paymentType: paymentMethods[kind].code } }
}
