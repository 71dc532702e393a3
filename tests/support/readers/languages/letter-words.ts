import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { borrowedPhrases } from './phrases.ts'
import { foreignLanguage, sentencesOf, type Language } from './spoken-language.ts'

type Said = { subject: string; text: string; html?: string }

/**
 * What in a letter is not of its country, whatever its label says: sentences in another language, words that only other
 * countries use, another shop, or no own one. Read in its subject, its text and, where there is one, its HTML.
 */
export function strangeIn(code: CountryCode, { subject, text, html }: Said): string[] {
  const language = countries[code].icuLocale.slice(0, 2) as Language
  const others = Object.values(countries).filter((other) => other.code !== code)
  const forms = [text, ...(html === undefined ? [] : [sentencesOf(html).join('\n')])]
  const strange = forms.flatMap((form) => {
    const said = `${subject}\n${form}`
    return [
      ...said.split(/\n|(?<=[.!?:;])\s/).filter((sentence) => foreignLanguage(sentence, language) !== undefined),
      ...borrowedPhrases(code, said),
    ]
  })
  return [
    ...new Set(strange),
    ...others.map(({ sellShopUrl }) => sellShopUrl).filter((shop) => text.includes(shop) || html?.includes(shop)),
    ...(text.includes(countries[code].sellShopUrl) ? [] : [`nothing of ${code}`]),
  ]
}
