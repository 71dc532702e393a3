import { sayLine } from '#domain/offers/say-line.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { labelName } from '#domain/trades/read-label.ts'
import { payoutWords, piecesText } from '#domain/trades/say-trade.ts'
import { groupItems, payoutOf, worthNow, type ItemGroup, type Papers, type Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/trade-status.ts'
import { formatLongDate, timeZones } from '#shop/dates.ts'
import { sumCents } from '#shop/money.ts'
import { pathTo } from '#shop/paths.ts'
import { qrCode } from '#shop/qr-code.ts'
import { translator, type Translate } from '#shop/words.ts'
import type { PageContext } from '#web/context.ts'

/** As much of a trade as its seller sees. Address, birthday and account stay on the server. */
export async function showTrade({ engines, shop, words }: PageContext, trade: Trade) {
  const { country } = shop
  const t = translator(words, country.icuLocale)
  const token = tradeToken(engines.vault, trade.id)
  // How much of a voucher is left is only known when everything is decided.
  const asPromised = trade.items.every((item) => worthNow(item) === item.cents)
  const day = (date: Date) => formatLongDate(date, country.icuLocale, timeZones[country.code])

  return {
    number: formatTradeNumber(trade.number),
    address: pathTo(country, 'trade', { token }),
    status: tradeStatus(trade.items.map(({ status }) => status)),
    items: groupItems(trade.items).map(showItem),
    breakdowns: [...new Map(trade.items.map(({ offer }) => [offer.id, offer])).values()].map((offer) =>
      showOffer(t, offer),
    ),
    voucher: trade.voucher === null ? null : { code: trade.voucher, cents: asPromised ? trade.voucherCents : null },
    payout: asPromised ? payoutOf(trade) : sumCents(trade.items.map(worthNow)),
    isNet: trade.segment === 'business',
    validUntil: day(trade.priceValidUntil),
    carrier: trade.parcel.carrier.toUpperCase(),
    label: trade.papers && (await showLabel(trade, token, trade.papers)),
    payment: { words: payoutWords(trade), payee: trade.payeeHint, needsIdentity: trade.identityCheck },
  }
}

export type ShownTrade = Awaited<ReturnType<typeof showTrade>>

const showItem = ({ offer, pieces, status, cents, worth }: ItemGroup) => ({
  id: `${offer.id} ${status} ${worth}`,
  name: piecesText(pieces, offer.deviceName),
  promised: cents,
  cents: worth,
})

/** The reasons for the price, in the words of the day of the sale. Those that changed nothing are left out. */
function showOffer(t: Translate, offer: Offer) {
  const lines = offer.lines.filter((line) => line.cents !== 0)
  return {
    id: offer.id,
    name: offer.deviceName,
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
