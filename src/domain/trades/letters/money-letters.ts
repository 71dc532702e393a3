import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { NOTHING_TO_PAY, paymentWord, type PaymentWord } from '#domain/accounts/payees/payment-type.ts'
import { sumCents } from '#shop/money/money.ts'
import { priceOf } from '#domain/trades/money/payout-of.ts'
import { undecidedStates } from '#domain/trades/lifecycle/trade-status.ts'
import { toTrade, type LetterContext } from './letter-context.ts'
import { amountOf, priceTable, teamWords } from './format-devices.ts'

const wayOf = (matter: LetterContext): PaymentWord | 'none' => {
  const { paymentType } = matter.trade
  if (paymentType === NOTHING_TO_PAY || matter.payout.total === 0) return 'none'
  return paymentWord(paymentType)
}

/** Why a device is bought at its price. */
function termsOf({ items, facts }: LetterContext): 'lost' | 'raised' | 'promised' | 'agreed' {
  if (facts.lost) return 'lost'
  const more = sumCents(items.map(priceOf)) - sumCents(items.map(({ cents }) => cents))
  if (facts.raised || more > 0) return 'raised'
  return more === 0 ? 'promised' : 'agreed'
}

/** What is paid together waits for the last decision. */
const waitsForOthers = ({ trade, items }: LetterContext): boolean =>
  trade.items.some(({ id, status }) => undecidedStates.has(status) && !items.some((item) => item.id === id))

/** M08: bought, for how much, and how and when the money comes. */
export function accepted(matter: LetterContext): LetterBody {
  const { t, number, trade } = matter
  const terms = termsOf(matter)
  const way = wayOf(matter)
  const payment =
    way === 'none'
      ? [t('trade.pay.none')]
      : [
          t(`letter.accepted.${way}`, { payee: trade.payeeHint }),
          ...(waitsForOthers(matter) ? [t('letter.accepted.together')] : []),
          ...(trade.identityCheck ? [t('trade.pay.identity')] : []),
          t('letter.accepted.next'),
        ]
  return {
    subject: t(`letter.accepted.${terms}.subject`, { number }),
    heading: t(`letter.accepted.${terms}.heading`),
    paragraphs: [t(`letter.accepted.${terms}.text`), ...payment],
    button: toTrade(matter),
    blocks: [priceTable(matter), ...teamWords(matter)],
  }
}

/** M15: the money is on its way, the documents are attached. */
export function paid(matter: LetterContext): LetterBody {
  const { t, number, trade } = matter
  return {
    subject: t('letter.paid.subject', { number }),
    heading: t('letter.paid.heading', { amount: amountOf(matter) }),
    paragraphs: [
      t(`letter.paid.${wayOf(matter)}`, { payee: trade.payeeHint }),
      t(trade.segment === 'business' ? 'letter.paid.documentsBusiness' : 'letter.paid.documents'),
      t('letter.paid.thanks'),
    ],
    button: toTrade(matter),
    blocks: [priceTable(matter)],
  }
}

/** M16: the bank sent it back. Account numbers do not travel by e-mail, neither way. */
export function payoutFailed(matter: LetterContext): LetterBody {
  const { t, number, trade, page } = matter
  return {
    subject: t('letter.payoutFailed.subject', { number }),
    heading: t('letter.payoutFailed.heading'),
    paragraphs: [
      t(`letter.payoutFailed.${paymentWord(trade.paymentType)}`, { payee: trade.payeeHint }),
      t('letter.payoutFailed.safe'),
      t('letter.payoutFailed.next'),
    ],
    button: { label: t('letter.payoutFailed.button'), url: page },
    blocks: [...teamWords(matter), priceTable(matter)],
    smallPrint: [t('letter.payoutFailed.secret')],
  }
}
