import { sendTradePapers } from '#domain/trades/send-trade-papers.ts'
import { SEND_TRADE_PAPERS, type PapersJob } from '#domain/trades/write-trade-parts.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** After every sale, in whichever process works off jobs. */
export const workOffPapers = (engines: Engines, storefronts: Storefronts): Promise<void> =>
  engines.jobs.work<PapersJob>(SEND_TRADE_PAPERS, ({ tradeId }) => sendTradePapers(engines, storefronts, tradeId))
