import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { findTax } from '#domain/trades/sale/find-tax.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { orderLabel } from './order-label.ts'
import { labelName } from './read-label.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeCreatedLetter } from '#domain/trades/sale/trade-created-letter.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { tradeParcel } from './trade-parcel.ts'
import { writeEvents, writeShippingDocuments } from '#domain/trades/trade-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'files' | 'vault' | 'carriers' | 'now'>

/**
 * Orders the label and confirms the sale by letter. However often it runs, and wherever it was interrupted, one parcel
 * is announced and one letter is written. If the carrier does not answer it throws, to be tried again later.
 */
export async function sendShippingDocuments(
  engines: Needs,
  { countries }: Storefronts,
  tradeId: string,
): Promise<Trade> {
  const { db, mail, vault, now } = engines
  const trade = await findTrade(db, tradeId)
  if (!trade) throw new Error(`There is no trade ${tradeId}`)
  if (trade.shippingDocuments) return trade

  const shop = { country: countries[trade.country], mode: modes[trade.shopMode] }
  const { parcel, number, email: to } = trade
  const { pdf, ...shippingDocuments } = await orderLabel(engines, parcel.carrier, tradeParcel(shop.country, trade))

  const content = Buffer.from(pdf).toString('base64')
  const attachments = [{ filename: labelName(number), contentType: 'application/pdf', content }]
  const letter = tradeCreatedLetter(shop, trade, tradeToken(vault, tradeId), await findTax(db, trade))
  await db.transaction().execute(async (tx) => {
    const isFirst = await writeShippingDocuments(tx, parcel.id, shippingDocuments, now())
    if (!isFirst) return
    const event = { tradeId, itemId: null, at: now(), event: 'papers-sent', from: null, to: null, actor: 'system' }
    await writeEvents(tx, [{ ...event, id: newId(now()) }])
    // Whoever sends many boxes is written to once, when all of them have their labels.
    if (trade.businessQuoteId === null) await mail.post({ ...letter, to, kind: 'trade-created', attachments }, tx)
  })
  return trade
}
