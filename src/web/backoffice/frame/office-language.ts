import { createContext, use } from 'react'
import messagesIn from 'virtual:office-messages'
import type { Colleague } from '#domain/staff/colleague.ts'
import {
  FIRST_LANGUAGE,
  isOfficeLanguage,
  officeLanguages,
  type OfficeLanguage,
} from '#shop/messages/office-language.ts'
import { translator, type Messages, type Translate } from '#shop/messages/messages.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'

type OfficeMessages = Messages<OfficeMessageKey>

/** A page stays in its language for as long as it is open: see `OfficeFrame`. */
function languageOfPage(): OfficeLanguage {
  const said = document.querySelector<HTMLElement>('.office')?.dataset['language'] ?? ''
  return isOfficeLanguage(said) ? said : FIRST_LANGUAGE
}

const first = import.meta.env.SSR ? FIRST_LANGUAGE : languageOfPage()

/** A server speaks with many at once and says it for every page that it renders; a browser has one page. */
export const OfficeLanguageContext = createContext<OfficeLanguage>(first)

export const useOfficeLanguage = (): OfficeLanguage => use(OfficeLanguageContext)

// A browser loads the words of its page before it shows anything, and no others.
const spoken = import.meta.env.SSR ? (Object.keys(officeLanguages) as OfficeLanguage[]) : [first]
const loaded = await Promise.all(spoken.map(async (language) => [language, await messagesIn(language)] as const))
const messages: Partial<Record<OfficeLanguage, OfficeMessages>> = Object.fromEntries(loaded)

/** All that the office says in a language. */
export function officeMessages(language: OfficeLanguage): OfficeMessages {
  const found = messages[language]
  if (!found) throw new Error(`Nobody brought the words of “${language}”`)
  return found
}

/** For what the server says to a colleague. */
export const officeTranslator = ({
  language = FIRST_LANGUAGE,
}: Pick<Colleague, 'language'>): Translate<OfficeMessageKey> =>
  translator(officeMessages(language), officeLanguages[language])
