import format, { type CompiledMessage } from 'icu-minify/format'
import type german from '#messages/de.json'

export type LeafKeys<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Prefix}${Key}` : LeafKeys<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

/** German is the mother tongue: its catalogue says which words exist. */
export type MessageKey = LeafKeys<typeof german>

/** Letters and the API speak too, but not on pages: their words do not travel to visitors' browsers. */
export type PageMessageKey = Exclude<MessageKey, `${'letter' | 'problem' | 'violation'}.${string}`>

export type Messages<Key extends string = MessageKey> = Readonly<Record<Key, CompiledMessage>>

export type Values = Record<string, string | number>

export type Translate<Key extends string = MessageKey> = (key: Key, values?: Values) => string

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

function remember<Kept>(kept: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known
}

const formatters = {
  getNumberFormat: (
    locale?: string | string[] | Intl.Locale | readonly (string | Intl.Locale)[],
    options?: Intl.NumberFormatOptions,
  ) =>
    remember(
      numberFormats,
      `${String(locale)}${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(String(locale), options),
    ),
  getPluralRules: (
    locale?: string | string[] | Intl.Locale | readonly (string | Intl.Locale)[],
    options?: Intl.PluralRulesOptions,
  ) =>
    remember(
      pluralRules,
      `${String(locale)}${JSON.stringify(options)}`,
      () => new Intl.PluralRules(String(locale), options),
    ),
  // Dates have a format of their own in every country: see dates.ts.
  getDateTimeFormat: () => {
    throw new Error('Dates are formatted by dates.ts')
  },
}

/** The voice of one language. It knows by itself what the shop is called. */
export function translator<Key extends string>(
  messages: Partial<Messages<Key>>,
  icuLocale: string,
  brand = 'umlauf',
): Translate<Key> {
  return (key, values) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`Nobody brought the words “${key}”`)
    return String(format(message, icuLocale, { brand, ...values }, { formatters }))
  }
}
