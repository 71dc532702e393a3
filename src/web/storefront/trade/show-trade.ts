import { formatLine } from '#domain/offers/questions/format-line.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { labelName } from '#domain/trades/parcels/read-label.ts'
import { devicesIn, inLines } from '#domain/trades/money/payout-lines.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import { payoutWords, piecesText, formatAmount } from '#domain/trades/format-trade.ts'
import type { ShippingDocuments, Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { qrCode } from '#shop/formats/qr-code.ts'
import { translator, type Translate } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

/** As much of a trade as its seller sees. Address, birthday and account stay on the server. */
export async function showTrade({ engines, shop, messages }: PageContext, trade: Trade) {
  const { country } = shop
  const t = translator(messages, country.icuLocale, country.presence.brand)
  const token = tradeToken(engines.vault, trade.id)
  const payout = payoutOf(trade)
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const day = (date: Date) => formatLongDate(date, country.icuLocale, country.timeZone)

  return {
    number: formatTradeNumber(trade.number),
    address: pathTo(country, 'trade', { token }),
    status: tradeStatus(trade.items.map(({ status }) => status)),
    items: inLines(devicesIn(trade.items, payout), ({ status }) => status).map((line) => ({
      id: line.id,
      name: piecesText(line.pieces, line.name),
      promised: line.promised,
      cents: line.cents,
      amount: formatAmount(t, money, line),
    })),
    breakdowns: [...new Map(trade.items.map(({ offer }) => [offer.id, offer])).values()].map((offer) =>
      showOffer(t, offer),
    ),
    voucher: payout.voucher === 0 ? null : { code: trade.voucher ?? '', cents: payout.voucher },
    payout: payout.total,
    isNet: payout.net,
    validUntil: day(trade.priceValidUntil),
    carrier: trade.parcel.carrier.toUpperCase(),
    label: trade.shippingDocuments && (await showLabel(trade, token, trade.shippingDocuments)),
    payment: { messageKey: payoutWords(trade), payee: trade.payeeHint, needsIdentity: trade.identityCheck },
  }
}

export type ShownTrade = Awaited<ReturnType<typeof showTrade>>

/** The reasons for the price, in the words of the day of the sale. Those that changed nothing are left out. */
function showOffer(t: Translate, offer: Offer) {
  const lines = offer.lines.filter((line) => line.cents !== 0)
  return {
    id: offer.id,
    name: offer.deviceName,
    /** They add up to the last one, the price of one piece. */
    lines: [
      ...lines.map((line) => ({ label: formatLine(t, offer.questions, line), cents: line.cents })),
      { label: offer.deviceName, cents: offer.cents },
    ],
  }
}

const showLabel = async ({ number }: Trade, token: string, { trackingNumber, dropOffCode }: ShippingDocuments) => ({
  href: `/api/trades/${token}/label`,
  fileName: labelName(number),
  trackingNumber,
  code: await qrCode(dropOffCode),
})
