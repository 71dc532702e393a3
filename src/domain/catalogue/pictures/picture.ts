import { locales } from '#shop/countries/locales.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** Nobody looks at more. */
export const MAX_PICTURES = 12

/** As large as cameras make them. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** Below this nothing can be seen on the page of a device, in pixels of its longer side. */
export const MIN_SIDE = 320

/** What readers of a page aloud still listen to. */
export const MAX_ALT = 200

/** What a picture shows, by language. Where there is no text it is the name of the device. */
export type AltTexts = Partial<Record<Locale, string>>

export type AltField = `alt.${Locale}`

export const altFields: readonly AltField[] = locales.map((locale): AltField => `alt.${locale}`)

export type AltForm = Record<AltField, string>

export type AltProblems = Partial<Record<AltField, 'too-long'>>

/** The texts of a form, or the fields that are too long. */
export function readAlt(form: AltForm): { ok: true; alt: AltTexts } | { ok: false; problems: AltProblems } {
  const typed = locales.map((locale) => [locale, oneLine(form[`alt.${locale}`])] as const)
  const long = typed.filter(([, text]) => text.length > MAX_ALT)
  if (long.length > 0) {
    return { ok: false, problems: Object.fromEntries(long.map(([locale]) => [`alt.${locale}`, 'too-long'])) }
  }
  return { ok: true, alt: Object.fromEntries(typed.filter(([, text]) => text !== '')) }
}

/** The same, one place further to the front or the back; as they were if there is no such place. */
export function movedBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at < 0 || other === undefined) return [...ids]
  return ids.map((each) => (each === id ? other : each === other ? id : each))
}
