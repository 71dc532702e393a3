import { readMessages } from '../../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { MessageKey } from '#shop/messages/messages.ts'

/** The file with the words of a country. */
export const messagesFileOf = (code: CountryCode): string => countries[code].messages

/** What the pages of a country say under a key. */
export function translated(code: CountryCode) {
  const messages = readMessages('messages', messagesFileOf(code))
  return (key: MessageKey, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), messages[key]!)
}
