import { sendQuotePapers } from '#domain/business/quotes/send-quote-papers.ts'
import { sendTradePapers } from '#domain/trades/send-trade-papers.ts'
import { SEND_TRADE_PAPERS, type PapersJob } from '#domain/trades/write-trade-parts.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** After every sale, in whichever process works off jobs. Boxes of a company are told of once all of them are ready. */
export const workOffPapers = (engines: Engines, storefronts: Storefronts): Promise<void> =>
  engines.jobs.work<PapersJob>(SEND_TRADE_PAPERS, async ({ tradeId }) => {
    const { businessQuoteId } = await sendTradePapers(engines, storefronts, tradeId)
    if (businessQuoteId !== null) await sendQuotePapers(engines, storefronts, businessQuoteId)
  })
