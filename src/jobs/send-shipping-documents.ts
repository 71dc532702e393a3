import { sendQuoteLabels } from '#domain/business/quotes/acceptance/send-quote-labels.ts'
import { sendShippingDocuments } from '#domain/trades/parcels/send-shipping-documents.ts'
import { SEND_SHIPPING_DOCUMENTS, type ShippingDocumentsJob } from '#domain/trades/sale/trade-parts.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** After every sale, in whichever process works off jobs. Boxes of a company are told of once all of them are ready. */
export const startShippingDocumentJobs = (engines: Engines, storefronts: Storefronts): Promise<void> =>
  engines.jobs.work<ShippingDocumentsJob>(SEND_SHIPPING_DOCUMENTS, async ({ tradeId }) => {
    const { businessQuoteId } = await sendShippingDocuments(engines, storefronts, tradeId)
    if (businessQuoteId !== null) await sendQuoteLabels(engines, storefronts, businessQuoteId)
  })
