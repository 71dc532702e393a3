import { readMessages } from '../../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { MessageKey } from '#shop/messages/messages.ts'

/** Those of the specification are known by heart, so that a country that speaks from another's file is noticed. */
const known: Partial<Record<CountryCode, string>> = { at: 'de-AT', de: 'de', es: 'es', fr: 'fr', it: 'it' }

/** The file with the words of a country. */
export const messagesFileOf = (code: CountryCode): string => known[code] ?? countries[code].messages

/** What the pages of a country say under a key. */
export function translated(code: CountryCode) {
  const messages = readMessages('messages', messagesFileOf(code))
  return (key: MessageKey, values: Record<string, string> = {}): string =>
    Object.entries({ brand: 'umlauf', ...values }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      messages[key]!,
    )
}
