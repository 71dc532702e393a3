import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/country.ts'
import { foreignLanguage, type Language } from './spoken-language.ts'

/** What in a letter is not of its country, whatever its label says: sentences in another language, another shop, or no own one. */
export function strangeIn(code: CountryCode, { subject, text }: { subject: string; text: string }): string[] {
  const language = countries[code].icuLocale.slice(0, 2) as Language
  const foreign = [subject, ...text.split(/\n|(?<=[.!?:;])\s/)].filter(
    (sentence) => foreignLanguage(sentence, language) !== undefined,
  )
  const others = Object.values(countries).filter((other) => other.code !== code)
  return [
    ...foreign,
    ...others.filter(({ sellShopUrl }) => text.includes(sellShopUrl)).map(({ sellShopUrl }) => sellShopUrl),
    ...(text.includes(countries[code].sellShopUrl) ? [] : [`nothing of ${code}`]),
  ]
}
