import { sayLine } from '#domain/offers/say-line.ts'
import { labelName } from '#domain/trades/read-label.ts'
import { payoutWords, piecesText } from '#domain/trades/say-trade.ts'
import { groupItems, payoutOf, type ItemGroup, type Papers, type Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/trade-status.ts'
import { formatLongDate, timeZones } from '#shop/dates.ts'
import { pathTo } from '#shop/paths.ts'
import { qrCode } from '#shop/qr-code.ts'
import { translator, type Translate } from '#shop/words.ts'
import type { PageContext } from '#web/context.ts'

/** As much of a trade as its seller sees. Address, birthday and account stay on the server. */
export async function showTrade({ engines, shop, words }: PageContext, trade: Trade) {
  const { country } = shop
  const t = translator(words, country.icuLocale)
  const token = tradeToken(engines.vault, trade.id)
  const day = (date: Date) => formatLongDate(date, country.icuLocale, timeZones[country.code])

  return {
    number: formatTradeNumber(trade.number),
    address: pathTo(country, 'trade', { token }),
    status: tradeStatus(trade.items.map(({ status }) => status)),
    items: groupItems(trade.items).map((group) => showItem(t, group)),
    voucher: trade.voucher === null ? null : { code: trade.voucher, cents: trade.voucherCents },
    payout: payoutOf(trade),
    isNet: trade.segment === 'business',
    validUntil: day(trade.priceValidUntil),
    events: trade.events.map(({ at, event }) => ({ event, day: day(at) })),
    carrier: trade.parcel.carrier.toUpperCase(),
    label: trade.papers && (await showLabel(trade, token, trade.papers)),
    payment: { words: payoutWords(trade), payee: trade.payeeHint, needsIdentity: trade.identityCheck },
  }
}

export type ShownTrade = Awaited<ReturnType<typeof showTrade>>

/** The reasons for the price, in the words of the day of the sale. Those that changed nothing are left out. */
function showItem(t: Translate, { offer, pieces, cents }: ItemGroup) {
  const lines = offer.lines.filter((line) => line.cents !== 0)
  return {
    id: offer.id,
    name: piecesText(pieces, offer.deviceName),
    cents,
    /** They add up to the last one, the price of one piece. */
    lines: [
      ...lines.map((line) => ({ label: sayLine(t, offer.questions, line), cents: line.cents })),
      { label: offer.deviceName, cents: offer.cents },
    ],
  }
}

const showLabel = async ({ number }: Trade, token: string, { trackingNumber, dropOffCode }: Papers) => ({
  href: `/api/trades/${token}/label`,
  fileName: labelName(number),
  trackingNumber,
  code: await qrCode(dropOffCode),
})
