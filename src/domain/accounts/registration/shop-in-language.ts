import { modes } from '#shop/modes/all.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'

/** The shop of a country, speaking as somebody prefers: its links stay its own. */
export function shopInLanguage({ countries }: Storefronts, code: string, locale: string): Shop | undefined {
  const all = Object.values(countries)
  const country = all.find((each) => each.code === code)
  const speaking = all.find((each) => each.locale === locale) ?? country
  if (!country || !speaking) return undefined
  return { country: { ...country, locale: speaking.locale, icuLocale: speaking.icuLocale }, mode: modes.default }
}
