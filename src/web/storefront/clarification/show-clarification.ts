import { findDevicePictures } from '#domain/catalogue/devices/find-device-pictures.ts'
import {
  deviceOf,
  payoutAfter,
  pricesBehind,
  promisedLines,
  type Clarification,
  type Option,
} from '#domain/clarification/clarification.ts'
import { amountOfLine, comparePrices, differs, nameOfLine } from '#domain/clarification/compare-prices.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { translator, type Translate } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

type Opened = { token: string; chosen: string | undefined }

/** As much of a clarification as its seller sees, in words. */
export async function showClarification(page: PageContext, asked: Clarification, { token, chosen }: Opened) {
  const { engines, shop, messages } = page
  const { country } = shop
  const { trade, item, promised, found } = asked
  const { deviceId, deviceName } = deviceOf(asked)
  const t = translator(messages, country.icuLocale, country.presence.brand)
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const day = (date: Date) => formatLongDate(date, country.icuLocale, country.timeZone)
  const pictureOf = await findDevicePictures(engines.db, [deviceId])

  return {
    number: formatTradeNumber(trade.number),
    reference: itemReference(trade.number, item.position),
    device: { name: deviceName, image: pictureOf(deviceId), imeiEnd: item.imei?.slice(-4) ?? null },
    deadline: day(asked.deadline),
    reasons: asked.reasons,
    photos: asked.photos.map(({ id, ...size }) => ({ src: `/api/clarifications/${token}/photos/${id}`, ...size })),
    promised: money(promised),
    offered: money(found.cents),
    isOtherDevice: asked.instead !== null,
    prices: pricesBehind(asked),
    lines: compared(t, money, asked),
    options: asked.options.map(({ id, kind }) => ({ id, kind, total: formatTotal(t, money, asked, kind) })),
    chosen: chosen ?? null,
    answer: asked.answer,
    answeredOn: asked.answeredAt && day(asked.answeredAt),
    tradePage: pathTo(country, 'trade', { token: tradeToken(engines.vault, trade.id) }),
  }
}

export type ShownClarification = Awaited<ReturnType<typeof showClarification>>

/** What was missing, and what had been chosen by then. */
export type Refused = { problem: 'choose' | 'consent'; chosen: string }

/** What the whole trade pays after an answer. A second look decides nothing yet. */
function formatTotal(
  t: Translate,
  money: (amount: Cents) => string,
  { trade, item, found }: Clarification,
  answer: Option['kind'],
): string | null {
  if (answer === 'second-look') return null
  const { total, voucher, net } = payoutAfter(trade, { item, found, answer })
  const amounts = { amount: money(total), voucher: money(voucher), code: trade.voucher ?? '' }
  if (voucher > 0) return t('clarification.totalWithVoucher', amounts)
  return t(net ? 'clarification.totalNet' : 'clarification.total', amounts)
}

/** Both prices, reason by reason; the last line is the price of the device. */
function compared(t: Translate, money: (amount: Cents) => string, asked: Clarification) {
  const { trade, promised, found } = asked
  const { questions, lines } = promisedLines(asked)
  const reasons = comparePrices(questions, lines, found.lines).map((line) => ({
    name: nameOfLine(line, (one) => formatLine(t, questions, one)),
    before: amountOfLine(line.before, money),
    after: amountOfLine(line.after, money),
    differs: differs(line),
  }))
  const name = t(trade.segment === 'business' ? 'clarification.priceNet' : 'clarification.price')
  return [...reasons, { name, before: money(promised), after: money(found.cents), differs: promised !== found.cents }]
}
