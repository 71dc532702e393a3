import type { Typed } from '#domain/catalogue/editing/typed-form.ts'
import { countries } from '#shop/countries/all.ts'
import { languageTag, type Locale } from '#shop/messages/locale.ts'
import { formText } from '#web/backoffice/form-text.ts'

/** The fields of a form as somebody typed them. */
export const readTyped = <Field extends string>(form: FormData, fields: readonly Field[]): Typed<Field> =>
  Object.fromEntries(fields.map((field) => [field, formText(form, field)])) as Typed<Field>

export type Language = { locale: Locale; title: string; tag: string }

const [regions, languages] = (['region', 'language'] as const).map(
  (type) => new Intl.DisplayNames('de-DE', { type, languageDisplay: 'standard' }),
)

/** The countries whose words a form asks for, as colleagues call them: “Österreich (Deutsch)”. */
export const shopLanguages = (): Language[] =>
  Object.values(countries).map(({ locale }) => {
    const [language = '', region = ''] = locale.split('_')
    return { locale, title: `${regions!.of(region)} (${languages!.of(language)})`, tag: languageTag(locale) }
  })

/** The number in an address or a field; nothing if it is none. */
export const numberIn = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined
