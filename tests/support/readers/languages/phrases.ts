import { readMessages } from '../../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { phrasesIn } from './message-parts.ts'
import { messagesFileOf } from './translated.ts'

const codes = Object.keys(countries) as CountryCode[]

/** The phrases of a country under the keys of their messages. */
export const phrasesOf = (code: CountryCode): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(readMessages('messages', messagesFileOf(code))).map(([key, message]) => [key, phrasesIn(message)]),
  )

const topics =
  /^(?:letter|receipt\.newPayee|clarification|contact|content|category|offer|trade|site|home|catalogue|product|sell|checkout|account|login|thankYou|error)\./

/** One word alone may be of several languages. */
const isTelling = (phrase: string): boolean => phrase.length > 9 && /\S\s+\S/.test(phrase)

const spoken = Object.fromEntries(
  codes.map((code) => [
    code,
    Object.entries(phrasesOf(code)).flatMap(([key, phrases]) => (topics.test(key) ? phrases : [])),
  ]),
) as Record<CountryCode, string[]>

/** Phrases that only other countries say, Germany and Austria to each other included. */
function foreignTo(code: CountryCode): string[] {
  const own = Object.values(phrasesOf(code)).flat().join('\n').toLowerCase()
  const others = codes.filter((other) => other !== code).flatMap((other) => spoken[other])
  return [...new Set(others.map((phrase) => phrase.toLowerCase()))].filter(
    (phrase) => isTelling(phrase) && !own.includes(phrase),
  )
}

/** How a phrase begins, or what stands anywhere in a text: two words. Looking for every phrase in every letter takes long. */
const pairs = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

const foreign = Object.fromEntries(
  codes.map((code) => [code, Map.groupBy(foreignTo(code), (phrase) => pairs(phrase)[0] ?? '')]),
) as Record<CountryCode, Map<string, string[]>>

/** What a text says in the very words of another country. */
export function borrowedPhrases(code: CountryCode, text: string): string[] {
  const said = text.toLowerCase()
  const begun = [...new Set(pairs(said))].flatMap((pair) => foreign[code].get(pair) ?? [])
  return begun.filter((phrase) => said.includes(phrase))
}
