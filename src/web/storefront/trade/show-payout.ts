import { findSellerDuties } from '#domain/payouts/find-payout-of-trade.ts'
import { listPapers } from '#domain/payouts/read-papers.ts'
import { paperName } from '#domain/payouts/paper-name.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { PageContext } from '#web/context.ts'

/** What the seller can do for his money, and the papers that he gets for it. */
export async function showPayout({ engines }: PageContext, trade: Trade) {
  const token = tradeToken(engines.vault, trade.id)
  const [duties, { receipts, certificates }] = await Promise.all([
    findSellerDuties(engines, trade),
    trade.email === '' ? { receipts: [], certificates: [] } : listPapers(engines, trade.id),
  ])
  const link = (kind: 'receipt' | 'certificate') => (number: string) => ({
    kind,
    number,
    href: `/api/trades/${token}/papers/${number}`,
    fileName: paperName(number),
  })
  return { duties, papers: [...receipts.map(link('receipt')), ...certificates.map(link('certificate'))] }
}

export type ShownPayout = Awaited<ReturnType<typeof showPayout>>
