import * as v from 'valibot'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { countryOfLocale } from '#shop/countries/locales.ts'

export type Language = (typeof countries)[CountryCode]['messages']

/** Such as `de-AT`, which only says what it says otherwise than `de`. */
type Variety = Extract<Language, `${string}-${string}`>

export type LocalizedText<Words> = { de: Words } & {
  [Tongue in Language]?: NoInfer<Words | Partial<Words>> | undefined
}

const languages: readonly Language[] = [...new Set(Object.values(countries).map(({ messages }) => messages))]

const isVariety = (language: string): language is Variety => language.includes('-')
const isLanguage = (language: string): language is Language => languages.some((each) => each === language)

/** Those in which everything has to be said; whoever speaks a variety of one understands it. */
export const spokenLanguages: readonly Language[] = languages.filter((language) => !isVariety(language))

/** All of them, with their varieties. */
export const allLanguages: readonly Language[] = languages

/** The shape of words in every language that a country speaks. German has to be there; whoever has no words yet gets it. */
export const inEachLanguage = <Words extends v.GenericSchema, Part extends v.GenericSchema>(
  words: Words,
  part: Part,
) => ({
  ...v.entriesFromList(
    languages.filter((language) => !isVariety(language)),
    v.optional(words),
  ),
  ...v.entriesFromList(languages.filter(isVariety), v.optional(part)),
  de: words,
})

/** What is said in a locale, the best first: in its own words, in its language, in German. */
export function wordsIn<Words>(words: LocalizedText<Words>, locale: Locale): [...(Words | Partial<Words>)[], Words] {
  const { messages } = countryOfLocale(locale)
  const own = [...new Set([messages, messages.replace(/-.*/, '')])].filter((each) => each !== 'de').filter(isLanguage)
  return [...own.flatMap((language) => words[language] ?? []), words.de]
}
