import { readOfficeMessages } from '../../../../scripts/assets/compile-messages.ts'
import type { OfficeLanguage } from '#shop/messages/office-language.ts'
import { phrasesIn } from './message-parts.ts'
import { sentencesOf } from './spoken-language.ts'

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

const vocabularyOf = (language: OfficeLanguage): Set<string> =>
  new Set(
    Object.values(readOfficeMessages('messages', language))
      .flatMap((message) => phrasesIn(message))
      .flatMap(wordsIn),
  )

const withoutThose = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !others.has(word)))

/** What devices, a voucher and the people of the demo are called, in every language. */
const names = ['pro', 'firma', 'muster', 'verkäufer', 'verkäuferin', 'kunden']

/** Every word that the office knows in German only. */
export const germanWords: ReadonlySet<string> = withoutThose(
  vocabularyOf('de'),
  new Set([...vocabularyOf('en'), ...names]),
)

/** What of them a page says, but for what it marks as German. */
export const germanWordsIn = (html: string): string[] => [
  ...new Set(
    sentencesOf(html)
      .flatMap(wordsIn)
      .filter((word) => germanWords.has(word)),
  ),
]
