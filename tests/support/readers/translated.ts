import { readWords } from '../../../scripts/compile-words.ts'
import type { CountryCode } from '#shop/country.ts'
import type { WordKey } from '#shop/words.ts'

/** The file with the words of a country. */
export const wordsFileOf = (code: CountryCode): string => (code === 'at' ? 'de-AT' : code)

/** What the pages of a country say under a key. */
export function translated(code: CountryCode) {
  const words = readWords('messages', wordsFileOf(code))
  return (key: WordKey, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[key]!)
}
