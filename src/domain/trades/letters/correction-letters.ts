import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { LetterContext } from './letter-context.ts'

/** M27: our price was an obvious error. The seller takes the right one, or gets his device back; silence takes nothing. */
export function priceCorrected(matter: LetterContext): LetterBody {
  const { t, number, count, items, page } = matter
  const isHere = items.every(({ status }) => status !== 'EXPECTED' && status !== 'IN_TRANSIT')
  return {
    subject: t('letter.priceCorrected.subject', { number }),
    heading: t('letter.priceCorrected.heading'),
    paragraphs: [
      t('letter.priceCorrected.text', { count }),
      t('letter.priceCorrected.sorry'),
      t('letter.priceCorrected.choice', { count }),
    ],
    blocks: [
      prices(matter),
      {
        title: t('letter.priceCorrected.decide'),
        paragraphs: [
          t(isHere ? 'letter.priceCorrected.withdraw' : 'letter.priceCorrected.cancel'),
          t('letter.priceCorrected.silence'),
        ],
        button: { label: t('letter.priceCorrected.button'), url: page },
      },
    ],
  }
}

/** Both prices of each device; companies sell net, and are told so. */
function prices({ t, trade, items, money }: LetterContext): LetterBlock {
  const said = (amount: Cents): string =>
    trade.segment === 'business' ? t('letter.aboutTrade.net', { amount: money(amount) }) : money(amount)
  return {
    title: t('letter.priceCorrected.compared'),
    comparison: {
      before: t('letter.priceCorrected.before'),
      after: t('letter.priceCorrected.after'),
      rows: items.map(({ offer, cents: promised, correction }) => ({
        name: offer.deviceName,
        before: said(promised),
        after: said(correction?.cents ?? promised),
        differs: true,
      })),
    },
  }
}

/** What a lawyer has to read in it, in the language of a country: what is called an error, and what follows from it. */
export function correctionSentences(country: Country): string[] {
  const t = translatorFor(country)
  return [
    t('letter.priceCorrected.text', { count: 1 }),
    t('letter.priceCorrected.choice', { count: 1 }),
    t('letter.priceCorrected.silence'),
  ]
}
