import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Country } from '#shop/countries/country.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { tradeAddress } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { LetterFacts, Transfer } from './lifecycle-letter.ts'

/** What a letter is about, with everything at hand that its writer needs. */
export type LetterContext = {
  t: Translate
  country: Country
  trade: Trade
  /** The devices that something happened to, not always all of the trade. */
  items: readonly TradeItem[]
  facts: LetterFacts
  /** What is paid, or was. */
  payout: Transfer
  number: string
  count: number
  /** As the seller knows it from his parcel: DHL. */
  carrier: string
  /** Where the seller acts. */
  page: string
  /** Opens an answer to this letter. */
  answer: string
  deadline: string | undefined
  date: (at: Date) => string
  money: (amount: Cents) => string
  hello: readonly string[]
  help: (body: LetterBody) => string[]
}

type Subject = { trade: Trade; items: readonly TradeItem[]; token: string; facts: LetterFacts }

export function matterOf(country: Country, { trade, items, token, facts }: Subject): LetterContext {
  const t = translatorFor(country)
  const number = formatTradeNumber(trade.number)
  const own = tradeAddress(country, token)
  const { firstName } = trade.seller
  const date = (at: Date) => formatLongDate(at, country.icuLocale, country.timeZone)
  return {
    t,
    country,
    trade,
    items,
    facts,
    payout: facts.transfer ?? payoutOf(trade),
    number,
    count: items.length,
    carrier: trade.parcel.carrier.toUpperCase(),
    page: facts.url ?? own,
    answer: `mailto:${country.contact.recipient}?subject=${encodeURIComponent(number)}`,
    deadline: facts.deadline && date(facts.deadline),
    date,
    money: (amount) => formatMoney(amount, country.icuLocale),
    hello: firstName === '' ? [] : [t('letter.aboutTrade.hello', { name: firstName })],
    // A link that opens a trade without a password says so.
    help: (body) => [
      t('letter.aboutTrade.help'),
      ...(linksOf(body).includes(own) ? [t('letter.aboutTrade.keep')] : []),
    ],
  }
}

const linksOf = ({ button, buttons = [], blocks = [] }: LetterBody): (string | undefined)[] =>
  [button, ...buttons, ...blocks.map((block) => block.button)].map((each) => each?.url)

/** Leads to the page of the trade, or to wherever the facts say. */
export const toTrade = ({ t, page }: LetterContext) => ({ label: t('letter.tradeCreated.button'), url: page })
