/** The languages that colleagues can work in, and how each writes dates and numbers. */
export const officeLanguages = { de: 'de-DE', en: 'en-GB' } as const

export type OfficeLanguage = keyof typeof officeLanguages

export const isOfficeLanguage = (text: string): text is OfficeLanguage => Object.hasOwn(officeLanguages, text)

/** Whoever has not chosen reads German. */
export const FIRST_LANGUAGE = 'de' satisfies OfficeLanguage

/** What a page of the office is in: what its colleague chose, and before the login what its address asks for. */
export function officeLanguageOf(colleague: { language?: OfficeLanguage } | undefined, url: URL): OfficeLanguage {
  if (colleague) return colleague.language ?? FIRST_LANGUAGE
  const asked = url.searchParams.get('language') ?? ''
  return isOfficeLanguage(asked) ? asked : FIRST_LANGUAGE
}

/** What the office says in the words of the storefronts, by how their keys begin. */
export const sharedWords = [
  'category',
  'content',
  'checkout.taxMode',
  'documents.identity',
  'documents.payee',
  'offer.line',
] as const
