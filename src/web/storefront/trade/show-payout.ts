import { findSellerDuties } from '#domain/payouts/batches/find-payout-of-trade.ts'
import { listDocuments } from '#domain/payouts/receipts/read-documents.ts'
import { documentName } from '#domain/payouts/receipts/document-name.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { PageContext } from '#web/context.ts'

/** What the seller can do for his money, and the documents that he gets for it. */
export async function showPayout({ engines }: PageContext, trade: Trade) {
  const token = tradeToken(engines.vault, trade.id)
  const [duties, { receipts, certificates }] = await Promise.all([
    findSellerDuties(engines, trade),
    trade.email === '' ? { receipts: [], certificates: [] } : listDocuments(engines, trade.id),
  ])
  const link = (kind: 'receipt' | 'certificate') => (number: string) => ({
    kind,
    number,
    href: `/api/trades/${token}/papers/${number}`,
    fileName: documentName(number),
  })
  return { duties, documents: [...receipts.map(link('receipt')), ...certificates.map(link('certificate'))] }
}

export type ShownPayout = Awaited<ReturnType<typeof showPayout>>
