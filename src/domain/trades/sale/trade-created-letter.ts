import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import { devicesIn, inLines } from '#domain/trades/money/payout-lines.ts'
import { checklist, payoutWords, piecesText, formatAmount } from '#domain/trades/format-trade.ts'
import { taxHint, type Tax } from './tax.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeAddress } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

/** Confirms a sale: what was sold, how it gets to us, and when the money comes. */
export function tradeCreatedLetter(shop: Shop, trade: Trade, token: string, tax: Tax) {
  const { country } = shop
  const t = translatorFor(country)
  const number = formatTradeNumber(trade.number)
  const date = formatLongDate(trade.priceValidUntil, country.icuLocale, country.timeZone)
  const letter = frameLetter(shop, {
    subject: t('letter.tradeCreated.subject', { number }),
    heading: t('letter.tradeCreated.heading', { name: trade.seller.firstName }),
    paragraphs: [
      t('letter.tradeCreated.intro', { number }),
      t('letter.tradeCreated.label', { carrier: trade.parcel.carrier.toUpperCase() }),
    ],
    button: { label: t('letter.tradeCreated.button'), url: tradeAddress(country, token) },
    blocks: [
      sold(t, country.icuLocale, trade, { date, tax }),
      {
        title: t('trade.checklist.title'),
        items: checklist.map((step) => t(`trade.checklist.${step}Text`, { date })),
      },
      payment(t, trade),
      {
        title: t('trade.help.title'),
        paragraphs: [t('letter.tradeCreated.help'), t('letter.tradeCreated.keep')],
      },
    ],
  })
  return { ...letter, replyTo: country.contact.recipient }
}

function sold(t: Translate, icuLocale: string, trade: Trade, { date, tax }: { date: string; tax: Tax }): LetterBlock {
  const money = (amount: Cents) => formatMoney(amount, icuLocale)
  const payout = payoutOf(trade)
  const { voucher, total, net } = payout
  return {
    title: t('trade.overview'),
    rows: [
      ...inLines(devicesIn(trade.items, payout)).map((line) => ({
        name: piecesText(line.pieces, line.name),
        amount: formatAmount(t, money, line),
      })),
      ...(voucher === 0 ? [] : [{ name: t('trade.voucher', { code: trade.voucher ?? '' }), amount: money(voucher) }]),
      { name: t(net ? 'trade.payoutNet' : 'trade.payout'), amount: money(total) },
    ],
    paragraphs: [`${t('trade.validUntil', { date })}.`, ...taxHint(t, tax)],
  }
}

const payment = (t: Translate, trade: Trade): LetterBlock => ({
  title: t('trade.pay.title'),
  paragraphs: [
    t(payoutWords(trade), { payee: trade.payeeHint }),
    ...(trade.identityCheck ? [t('trade.pay.identity')] : []),
    t('trade.freeReturn'),
  ],
})
