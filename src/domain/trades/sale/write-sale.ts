import { createGuest } from '#domain/accounts/profile/create-guest.ts'
import { payeeHint } from '#domain/accounts/payees/payee.ts'
import { channelToBook } from '#domain/partners/channel-to-book.ts'
import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { ValidTrade } from './validate-trade.ts'
import type { NewTrade } from './new-trade.ts'
import { sealPayee } from './payee/sealed-payee.ts'
import { tradeNumber } from '#domain/trades/trade-number.ts'
import { nextSerial, writeTrade, type TradeRecord } from '#domain/trades/trade-store.ts'
import { SEND_SHIPPING_DOCUMENTS, tradeParts, type ShippingDocumentsJob } from './trade-parts.ts'

/** Who sells, and under which key: the same key is the same trade. */
export type SaleSender = { visitor: string; key: string; requestHash: string; customerId: string | null }

export type Sale = {
  sender: SaleSender
  good: ValidTrade
  paymentType: string
  declared: NewTrade['declared']
  business: boolean
  /** The quote to a company of which it is one box. */
  businessQuoteId: string | null
}

/** Writes a trade with all its parts. Nothing, if another request with the same key was faster. */
export async function writeSale(
  tx: Transaction,
  { jobs, vault, now: clock }: Pick<Engines, 'jobs' | 'vault' | 'now'>,
  shop: Shop,
  { sender, good, paymentType, declared, business, businessQuoteId }: Sale,
): Promise<{ id: string; number: number } | undefined> {
  const { visitor, key, requestHash, customerId } = sender
  const { lines, total, seller, payee, voucher, identityCheck } = good
  const now = clock()
  const id = newId(now)
  const number = tradeNumber(now.getUTCFullYear(), await nextSerial(tx))
  const trade: TradeRecord = {
    id,
    number,
    createdAt: now,
    visitor,
    requestKey: key,
    requestHash,
    customerId: customerId ?? (await createGuest(tx, shop, visitor, now)).id,
    country: shop.country.code,
    locale: shop.country.locale,
    segment: business ? 'business' : 'consumer',
    shopMode: shop.mode.name,
    landingPage: await channelToBook(tx, shop, lines[0]!.offer.landingPage),
    email: seller.email,
    seller,
    paymentType,
    payee: sealPayee(vault, payee),
    payeeHint: payeeHint(payee),
    voucher: voucher?.code ?? null,
    voucherCents: voucher?.value ?? cents(0),
    cents: total,
    payoutCents: withVoucher(total, voucher?.value),
    priceValidUntil: new Date(Math.min(...lines.map(({ offer }) => offer.validUntil.getTime()))),
    identityCheck,
    businessQuoteId,
    declared,
  }
  const isFirst = await writeTrade(tx, trade, tradeParts(shop, { tradeId: id, lines, now }))
  if (!isFirst) return undefined

  const job: ShippingDocumentsJob = { tradeId: id }
  await jobs.enqueue(SEND_SHIPPING_DOCUMENTS, job, { within: tx })
  return { id, number }
}
