import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import { compensatedItems } from '#domain/trades/trade-details.ts'
import { goodsOfQuote, type TaxedGoods } from '#domain/trades/sale/goods-of-quote.ts'
import { priceOf } from '#domain/trades/money/payout-of.ts'
import { itemReference, formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import { nextSerial, type PayoutLine } from '#domain/payouts/batches/batch-store.ts'
import { documentNumber } from './document-number.ts'
import { keptUntil, type Receipt } from './receipt.ts'
import { addressOf, receiptDocuments } from './receipt-document.ts'
import { writeReceipt } from './receipt-store.ts'
import { sealReceipt, type ReceiptContents } from './sealed-receipt.ts'
import { taxOf } from '#domain/trades/sale/tax.ts'

/** Writes the receipt of a payout that has arrived, with everything that it will ever have to say. */
export async function issueReceipt(
  tx: Transaction,
  { vault, now: clock }: Pick<Engines, 'vault' | 'now'>,
  country: Country,
  trade: Trade,
  payout: PayoutLine,
): Promise<ReceiptContents> {
  const now = clock()
  const number = documentNumber('B', now, await nextSerial(tx, 'receipt_numbers'))
  const categories = await findDeviceCategories(
    { db: tx },
    trade.items.map(({ offer }) => offer.deviceId),
  )
  const goods = trade.items.map((item) => ({
    category: categories.get(item.offer.deviceId) ?? '',
    cents: priceOf(item),
  }))
  const deal = trade.businessQuoteId === null ? goods : await goodsOfQuote(tx, trade.businessQuoteId)
  const lost = await compensatedItems(tx, trade.id)
  const receipt = receiptOf(trade, payout, { number, now, categories, deal, lost })
  const contents: ReceiptContents = { receipt, documents: receiptDocuments(country, receipt) }
  const { kind, tax, cents } = receipt
  await writeReceipt(tx, {
    id: newId(now),
    number,
    payoutId: payout.id,
    tradeId: trade.id,
    issuedAt: now,
    keptUntil: keptUntil(now),
    country: trade.country,
    kind,
    tax,
    cents,
    contents: sealReceipt(vault, contents),
  })
  return contents
}

type Issued = {
  number: string
  now: Date
  categories: ReadonlyMap<number, string>
  deal: readonly TaxedGoods[]
  lost: ReadonlySet<string>
}

function receiptOf(trade: Trade, payout: PayoutLine, { number, now, categories, deal, lost }: Issued): Receipt {
  const { seller, segment, country } = trade
  const paid = payout.items.map(({ id, cents }) => ({ ...trade.items.find((item) => item.id === id)!, paid: cents }))
  const items = paid.map((item) => ({
    reference: itemReference(trade.number, item.position),
    name: item.offer.deviceName,
    imei: item.imei,
    serialNumber: item.serialNumber,
    cents: item.paid,
    category: categories.get(item.offer.deviceId) ?? '',
    isLost: lost.has(item.id),
  }))
  const name = `${seller.firstName} ${seller.lastName}`
  const isCompany = segment === 'business'
  return {
    number,
    kind: isCompany ? 'credit-note' : 'receipt',
    tax: taxOf(trade, deal, items),
    country,
    issuedAt: now.toISOString(),
    tradeNumber: formatTradeNumber(trade.number),
    payoutNumber: payout.number,
    seller: {
      name: isCompany ? (seller.company ?? name) : name,
      address: [...(isCompany ? [name] : []), ...addressOf(seller, country)],
      vatId: seller.vatId ?? null,
    },
    items,
    voucherCents: payout.voucherCents,
    cents: payout.cents,
    method: payout.method,
    payeeHint: payout.payeeHint,
  }
}
