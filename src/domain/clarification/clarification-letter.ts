import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import { frameLetter } from '#domain/letters/letter-frame.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { TradeFacts } from '#domain/trades/money/payout-of.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { deviceOf, payoutAfter, pricesBehind, promisedLines, type Found } from './clarification.ts'
import type { ClarificationLinks } from './clarification-link.ts'
import { amountOfLine, comparePrices, differs, nameOfLine } from './compare-prices.ts'

type LetterContext = {
  trade: Pick<Trade, 'number' | 'seller' | 'voucher'> & TradeFacts
  item: Pick<TradeItem, 'id' | 'offer' | 'cents' | 'isLate' | 'isUnannounced' | 'correction'>
  found: Found
  /** Another device than announced. */
  instead?: Offer | null
  reasons: readonly string[]
  deadline: Date
  photoCount: number
  /** What cannot be chosen has no link. */
  links: ClarificationLinks
}

/** M09: what we found, what that does to the price, and three ways to answer. */
export function clarificationLetter(shop: Shop, matter: LetterContext) {
  const { country } = shop
  const { trade, reasons, links, photoCount } = matter
  const t = translatorFor(country)
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const number = formatTradeNumber(trade.number)
  const date = formatLongDate(matter.deadline, country.icuLocale, country.timeZone)
  const { firstName } = trade.seller
  const letter = frameLetter(shop, {
    subject: t('letter.clarification.subject', { number }),
    heading: t('letter.clarification.heading'),
    paragraphs: [
      ...(firstName === '' ? [] : [t('letter.aboutTrade.hello', { name: firstName })]),
      whatWeFound(t, money, matter),
      t('letter.clarification.free', { date }),
    ],
    blocks: [
      {
        title: t('letter.clarification.reasons'),
        items: reasons,
        paragraphs: [t('letter.clarification.photos', { count: photoCount })],
        button: { label: t('letter.clarification.look'), url: links.page },
      },
      comparison(t, money, matter),
      totals(t, money, matter),
      decision(t, money, matter, date),
    ],
    smallPrint: [t('letter.aboutTrade.help'), t('letter.tradeCreated.keep')],
  })
  return { ...letter, replyTo: country.contact.recipient }
}

/** Not as described · another device · one that nobody announced; each with money or without. */
function whatWeFound(t: Translate, money: (amount: Cents) => string, { item, found, instead = null }: LetterContext) {
  const { deviceName: device } = deviceOf({ item, instead })
  const prices = { device, announced: item.offer.deviceName, before: money(item.cents), after: money(found.cents) }
  const outcome = found.cents > 0 ? 'offer' : 'nothing'
  if (!instead) return t(`letter.clarification.${outcome}`, prices)
  const kind = item.isUnannounced ? 'unannounced' : 'otherDevice'
  return t(`letter.clarification.${kind}.${outcome}`, prices)
}

function comparison(
  t: Translate,
  money: (amount: Cents) => string,
  { trade, item, found, instead = null }: LetterContext,
): LetterBlock {
  const { questions, lines } = promisedLines({ item, instead })
  const isNet = trade.segment === 'business'
  return {
    title: t('letter.clarification.compared'),
    comparison: {
      before: t('letter.clarification.before'),
      after: t('letter.clarification.after'),
      rows: [
        ...comparePrices(questions, lines, found.lines).map((line) => ({
          name: nameOfLine(line, (one) => formatLine(t, questions, one)),
          before: amountOfLine(line.before, money),
          after: amountOfLine(line.after, money),
          differs: differs(line),
        })),
        {
          name: t(isNet ? 'clarification.priceNet' : 'clarification.price'),
          before: money(item.cents),
          after: money(found.cents),
          differs: item.cents !== found.cents,
        },
      ],
    },
    paragraphs: [t(`letter.clarification.${pricesBehind({ item, instead })}`)],
  }
}

const choices = ['accept', 'return', 'recycle'] as const

/** What comes of each choice for the whole trade: other devices and the voucher count along. */
function totals(t: Translate, money: (amount: Cents) => string, matter: LetterContext): LetterBlock {
  const { trade, links } = matter
  const rows = choices.filter((answer) => links[answer] !== undefined)
  return {
    title: t(trade.segment === 'business' ? 'clarification.totalsNet' : 'clarification.totals'),
    paragraphs: rows.map((answer) => {
      const { total, voucher } = payoutAfter(trade, { ...matter, answer })
      const choice = choiceWords(t, money, matter)[answer]
      const sum = t('clarification.choice', { choice, amount: money(total) })
      const code = trade.voucher ?? ''
      return voucher === 0 ? sum : `${sum} (${t('clarification.withVoucher', { code, amount: money(voucher) })})`
    }),
  }
}

const choiceWords = (t: Translate, money: (amount: Cents) => string, { found }: Pick<LetterContext, 'found'>) => ({
  accept: t('letter.clarification.accept', { amount: money(found.cents) }),
  return: t('letter.clarification.return'),
  recycle: t('letter.clarification.recycle'),
})

function decision(t: Translate, money: (amount: Cents) => string, matter: LetterContext, date: string): LetterBlock {
  const { links } = matter
  const labels = choiceWords(t, money, matter)
  return {
    title: t('letter.clarification.decide', { date }),
    paragraphs: [
      t('letter.clarification.confirm'),
      ...(links['second-look'] === undefined ? [] : [t('letter.clarification.object')]),
    ],
    buttons: choices.flatMap((kind) => {
      const url = links[kind]
      return url === undefined ? [] : [{ label: labels[kind], url }]
    }),
  }
}
