import type { Payee } from '#domain/accounts/payees/payee.ts'
import type { Vault } from '#engines/vault/vault.ts'

const PURPOSE = 'payee'

/** Where the money of a trade goes, so that only a payout and its owner can read it. */
export const sealPayee = (vault: Vault, payee: Payee): string => vault.seal(JSON.stringify(payee), PURPOSE)

export const openPayee = (vault: Vault, sealed: string): Payee => JSON.parse(vault.open(sealed, PURPOSE)) as Payee

/** What stands there when nobody is left to be paid. */
export const sealNobody = (vault: Vault): string => sealPayee(vault, { kind: 'none' })
