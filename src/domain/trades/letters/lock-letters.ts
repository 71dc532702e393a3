import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import type { LetterBody } from '#domain/letters/letter-frame.ts'
import type { LetterContext } from './letter-context.ts'
import { priceTable, teamWords } from './format-devices.ts'

const lockOf = ({ facts }: LetterContext) => facts.lock ?? 'other'

/** What to do, one after the other, and then the button that tells us. */
const howToUnlock = (matter: LetterContext): LetterBlock => ({
  title: matter.t('letter.lockFound.stepsTitle'),
  steps: (['step1', 'step2', 'step3'] as const).map((step) => matter.t(`letter.lock.${lockOf(matter)}.${step}`)),
  button: { label: matter.t('letter.lockFound.button'), url: matter.page },
})

const until = ({ t, deadline }: LetterContext): string[] =>
  deadline ? [t('letter.lockFound.until', { date: deadline })] : []

/** M10: something is still locked, and only the seller can unlock it. */
export function lockFound(matter: LetterContext): LetterBody {
  const { t, number } = matter
  return {
    subject: t('letter.lockFound.subject', { number }),
    heading: t('letter.lockFound.heading'),
    paragraphs: [
      t('letter.lockFound.text', { lock: t(`letter.lock.${lockOf(matter)}.name`) }),
      t('letter.lockFound.calm'),
      ...until(matter),
    ],
    blocks: [howToUnlock(matter), ...teamWords(matter), priceTable(matter)],
  }
}

/** M18: it still is, and the time is running out. */
export function reminderLock(matter: LetterContext): LetterBody {
  const { t, number, facts } = matter
  return {
    subject: t('letter.reminderLock.subject', { number }),
    heading: t('letter.reminderLock.heading'),
    paragraphs: [
      t('letter.reminderLock.text', { lock: t(`letter.lock.${lockOf(matter)}.name`) }),
      ...until(matter),
      ...(facts.daysLeft === undefined ? [] : [t('letter.aboutTrade.daysLeft', { days: facts.daysLeft })]),
    ],
    blocks: [howToUnlock(matter), priceTable(matter)],
  }
}
