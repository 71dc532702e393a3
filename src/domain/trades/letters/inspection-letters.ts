import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { toTrade, type LetterContext } from './letter-context.ts'
import { deviceList, teamWords } from './format-devices.ts'

/** M11: before we buy we have to see whose it is. The answer is an e-mail. */
export function documentNeeded(matter: LetterContext): LetterBody {
  const { t, number, facts, answer } = matter
  return {
    subject: t('letter.documentNeeded.subject', { number }),
    heading: t('letter.documentNeeded.heading'),
    paragraphs: [t('letter.documentNeeded.text'), t('letter.documentNeeded.why')],
    blocks: [
      ...teamWords(matter),
      {
        title: t('letter.documentNeeded.either'),
        items: [t('letter.documentNeeded.receipt'), t('letter.documentNeeded.identity')],
        paragraphs: [t('letter.documentNeeded.reply')],
        button: { label: t('letter.documentNeeded.button'), url: facts.url ?? answer },
      },
      deviceList(matter),
    ],
  }
}

/** M14: somebody else of the team looks at it again. */
export function secondInspection(matter: LetterContext): LetterBody {
  const { t, number } = matter
  return {
    subject: t('letter.secondInspection.subject', { number }),
    heading: t('letter.secondInspection.heading'),
    paragraphs: [
      t('letter.secondInspection.text'),
      t('letter.secondInspection.next'),
      t('letter.secondInspection.free'),
    ],
    button: toTrade(matter),
    blocks: [deviceList(matter)],
  }
}
