import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Box } from '#domain/trades/parcels/find-boxes.ts'
import { piecesText } from '#domain/trades/format-trade.ts'
import { taxHint, type Tax } from '#domain/trades/sale/tax.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { lineTotal, type BusinessQuote, type QuoteLine } from './business-quote.ts'
import type { QuoteRow } from './rows/quote-row.ts'

type Quoted = Pick<BusinessQuote, 'number' | 'contact' | 'pieces' | 'cents'>

/** Where it is read and answered, and how its tax is dealt with. */
type Terms = { url: string; tax: Tax }

/** Rows of the company's list that are not part of the offer. */
type Left = { left?: readonly Pick<QuoteRow, 'name' | 'quantity' | 'answer'>[] }

/** A letter is no price list: whoever sells more kinds of devices finds the rest on the page. */
const MAX_ROWS = 20

/** M26: our offer for many devices. */
export function offeredLetter(
  shop: Shop,
  quote: Quoted & Pick<BusinessQuote, 'validUntil'>,
  lines: readonly Pick<QuoteLine, 'deviceName' | 'condition' | 'quantity' | 'cents'>[],
  { url, tax, left = [] }: Terms & Left,
): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const date = formatLongDate(quote.validUntil!, country.icuLocale, country.timeZone)
  const shown = lines.slice(0, MAX_ROWS)
  const overview: LetterBlock = {
    title: t('letter.businessQuote.overview'),
    rows: [
      ...shown.map((line) => ({
        name: piecesText(line.quantity, line.deviceName),
        note: t('letter.businessQuote.each', { condition: line.condition, price: money(line.cents) }),
        amount: money(lineTotal(line)),
      })),
      { name: t('letter.businessQuote.total', { count: quote.pieces }), amount: money(quote.cents) },
    ],
    paragraphs: [
      ...(lines.length > shown.length ? [t('letter.businessQuote.more', { count: lines.length - shown.length })] : []),
      t('letter.businessQuote.net'),
      ...taxHint(t, tax),
    ],
  }
  const letter = frameLetter(shop, {
    subject: t('letter.businessQuote.subject', { number: quote.number }),
    heading: t('letter.businessQuote.heading', { amount: money(quote.cents) }),
    paragraphs: [
      t('letter.businessQuote.greeting', { name: nameOf(quote) }),
      t('letter.businessQuote.text', { count: quote.pieces, company: quote.contact.company, date }),
    ],
    button: { label: t('letter.businessQuote.button'), url },
    blocks: [
      overview,
      ...leftOut(t, left),
      {
        title: t('letter.businessQuote.nextTitle'),
        steps: nextSteps.map((step) => t(`letter.businessQuote.next.${step}`)),
      },
    ],
    smallPrint: [t('letter.businessQuote.keep')],
  })
  return addressed(shop, quote, letter, 'business-quote')
}

/** What we do not buy, each with the reason that a colleague has written, if any. */
function leftOut(t: Translate, left: NonNullable<Left['left']>): LetterBlock[] {
  if (left.length === 0) return []
  const shown = left.slice(0, MAX_ROWS)
  const more = left.length - shown.length
  return [
    {
      title: t('letter.businessQuote.leftTitle'),
      rows: shown.map(({ quantity, name, answer }) => ({
        name: piecesText(quantity, name),
        amount: '–',
        ...(answer !== '' && { note: answer }),
      })),
      paragraphs: more > 0 ? [t('letter.businessQuote.more', { count: more })] : [],
    },
  ]
}

const nextSteps = ['accept', 'send', 'paid'] as const

/** There is no offer, and why. */
export function refusedLetter(shop: Shop, quote: Quoted & Pick<BusinessQuote, 'reason'>): Letter {
  const t = translatorFor(shop.country)
  const letter = frameLetter(shop, {
    subject: t('letter.businessQuoteRefused.subject', { number: quote.number }),
    heading: t('letter.businessQuoteRefused.heading'),
    paragraphs: [
      t('letter.businessQuote.greeting', { name: nameOf(quote) }),
      t('letter.businessQuoteRefused.text', { count: quote.pieces }),
      ...quote.reason.split(/\n+/),
      t('letter.businessQuoteRefused.help'),
    ],
  })
  return addressed(shop, quote, letter, 'business-quote-refused')
}

/** All boxes have their labels: one letter for all of them. */
export function acceptedLetter(
  shop: Shop,
  quote: Quoted,
  boxes: readonly Pick<Box, 'number' | 'pieces' | 'cents'>[],
  { url, tax }: Terms,
): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const carrier = country.footerShippingLogo.toUpperCase()
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const letter = frameLetter(shop, {
    subject: t('letter.businessQuoteAccepted.subject', { number: quote.number }),
    heading: t('letter.businessQuoteAccepted.heading', { count: boxes.length }),
    paragraphs: [
      t('letter.businessQuote.greeting', { name: nameOf(quote) }),
      t('letter.businessQuoteAccepted.text', { count: boxes.length, carrier }),
    ],
    button: { label: t('letter.businessQuoteAccepted.button', { count: boxes.length }), url },
    blocks: [
      {
        title: t('letter.businessQuoteAccepted.boxes'),
        rows: [
          ...boxes.map(({ number, pieces, cents: worth }, box) => ({
            name: t('letter.businessQuoteAccepted.box', { box: box + 1, number: formatTradeNumber(number) }),
            note: t('letter.businessQuoteAccepted.pieces', { count: pieces }),
            amount: money(worth),
          })),
          { name: t('letter.businessQuote.total', { count: quote.pieces }), amount: money(quote.cents) },
        ],
        paragraphs: [t('letter.businessQuote.net'), ...taxHint(t, tax)],
      },
    ],
    smallPrint: [t('letter.businessQuote.keep')],
  })
  return addressed(shop, quote, letter, 'business-quote-accepted')
}

const nameOf = ({ contact: { firstName, lastName } }: Quoted): string => `${firstName} ${lastName}`

const addressed = (
  { country }: Shop,
  { contact }: Quoted,
  letter: ReturnType<typeof frameLetter>,
  kind: string,
): Letter => ({ ...letter, to: contact.email, kind, replyTo: country.contact.recipient })
