import type { LetterBody } from '#domain/letters/letter-frame.ts'
import type { LetterContext } from './letter-context.ts'
import { deviceList, priceTable } from './format-devices.ts'

/** M18: the price does not wait for ever. It runs out before the trade does. */
export function reminderParcel(matter: LetterContext): LetterBody {
  const { t, number, trade, page, deadline } = matter
  const date = matter.date(trade.priceValidUntil)
  return {
    subject: t('letter.reminderParcel.subject', { number, date }),
    heading: t('letter.reminderParcel.heading'),
    paragraphs: [
      t('letter.reminderParcel.text', { date }),
      ...(deadline ? [t('letter.reminderParcel.after', { date: deadline })] : []),
      t('letter.reminderParcel.label'),
    ],
    button: { label: t('letter.reminderParcel.button'), url: page },
    blocks: [priceTable(matter)],
  }
}

/** M18: a question waits for an answer, and silence is none. */
export function reminderClarification(matter: LetterContext): LetterBody {
  const { t, number, page, deadline, facts } = matter
  return {
    subject: t('letter.reminderClarification.subject', { number }),
    heading: t('letter.reminderClarification.heading'),
    paragraphs: [
      t('letter.reminderClarification.text'),
      ...(deadline ? [t('letter.reminderClarification.until', { date: deadline })] : []),
      ...(facts.daysLeft === undefined ? [] : [t('letter.aboutTrade.daysLeft', { days: facts.daysLeft })]),
    ],
    button: { label: t('letter.reminderClarification.button'), url: page },
    blocks: [deviceList(matter)],
  }
}

/** M24: asked once, and only whom we may ask. */
export function reviewRequest(matter: LetterContext): LetterBody {
  const { t, number, facts, answer } = matter
  return {
    subject: t('letter.reviewRequest.subject', { number }),
    heading: t('letter.reviewRequest.heading'),
    paragraphs: [t('letter.reviewRequest.text'), t('letter.reviewRequest.honest')],
    button: { label: t('letter.reviewRequest.button'), url: facts.url ?? answer },
    blocks: [deviceList(matter)],
    smallPrint: [t('letter.reviewRequest.consent')],
  }
}
