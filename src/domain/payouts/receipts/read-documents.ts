import { findTradeByLink } from '#domain/trades/find-trade.ts'
import type { Engines } from '#engines/engines.ts'
import type { PrintedDocument } from '#engines/pdf/printed-document.ts'
import type { Shop } from '#shop/shop.ts'
import { openReceipt } from './sealed-receipt.ts'
import { documentName } from './document-name.ts'
import { receiptByNumber, receiptsOfTrade } from './receipt-store.ts'

export type DocumentFile = { name: string; contentType: 'application/pdf'; bytes: Uint8Array }

type Needs = Pick<Engines, 'db' | 'vault' | 'printer' | 'now'>

const print = async ({ printer }: Needs, number: string, document: PrintedDocument): Promise<DocumentFile> => ({
  name: documentName(number),
  contentType: 'application/pdf',
  bytes: await printer.print(document),
})

/** Numbers of the receipts and certificates of a trade. */
export async function listDocuments(
  { db, vault }: Pick<Engines, 'db' | 'vault'>,
  tradeId: string,
): Promise<{ receipts: string[]; certificates: string[] }> {
  const contents = (await receiptsOfTrade(db, tradeId)).map((stored) => openReceipt(vault, stored))
  return {
    receipts: contents.map(({ receipt }) => receipt.number),
    certificates: contents.flatMap(({ documents }) => Object.keys(documents.certificates)),
  }
}

/** A receipt or certificate of the trade behind a private link. Of somebody who was erased nothing is shown any more. */
export async function readDocument(
  engines: Needs,
  shop: Shop,
  token: string,
  number: string,
): Promise<DocumentFile | undefined> {
  const trade = await findTradeByLink(engines, shop, token)
  if (!trade || trade.email === '') return undefined
  for (const stored of await receiptsOfTrade(engines.db, trade.id)) {
    const { receipt, documents } = openReceipt(engines.vault, stored)
    const document =
      receipt.number === number ? documents.receipt : new Map(Object.entries(documents.certificates)).get(number)
    if (document) return print(engines, number, document)
  }
  return undefined
}

/** A receipt for the books, whoever has been erased since. */
export async function readReceipt(engines: Needs, number: string): Promise<DocumentFile | undefined> {
  const stored = await receiptByNumber(engines.db, number)
  return stored && print(engines, number, openReceipt(engines.vault, stored).documents.receipt)
}
