import type { Vault } from '#engines/vault/vault.ts'
import type { Receipt, ReceiptDocuments } from './receipt.ts'
import type { StoredReceipt } from './receipt-store.ts'

const PURPOSE = 'receipt'

export type ReceiptContents = { receipt: Receipt; documents: ReceiptDocuments }

/** As it lies in the vault for ten years: a name in there cannot be changed any more. */
type SealedContents = { receipt: Receipt; papers: ReceiptDocuments }

export const sealReceipt = (vault: Vault, { receipt, documents }: ReceiptContents): string =>
  vault.seal(JSON.stringify({ receipt, papers: documents } satisfies SealedContents), PURPOSE)

export function openReceipt(vault: Vault, { contents }: Pick<StoredReceipt, 'contents'>): ReceiptContents {
  const { receipt, papers } = JSON.parse(vault.open(contents, PURPOSE)) as SealedContents
  return { receipt, documents: papers }
}
