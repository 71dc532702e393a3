import type { Typed } from '#domain/catalogue/editing/typed-form.ts'
import { countries } from '#shop/countries/all.ts'
import { languageTag, type Locale } from '#shop/messages/locale.ts'
import { formatsFor } from '#web/backoffice/frame/formats.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { formText } from '#web/backoffice/form-text.ts'

/** The fields of a form as somebody typed them. */
export const readTyped = <Field extends string>(form: FormData, fields: readonly Field[]): Typed<Field> =>
  Object.fromEntries(fields.map((field) => [field, formText(form, field)])) as Typed<Field>

export type Language = { locale: Locale; title: string; tag: string }

/** The countries whose words a form asks for, as colleagues call them: “Österreich (Deutsch)”. */
export function shopLanguages({ colleague }: Pick<OfficeRequest, 'colleague'>): Language[] {
  const { countryName, languageName } = formatsFor(colleague)
  return Object.values(countries).map(({ locale }) => {
    const [language = '', region = ''] = locale.split('_')
    return { locale, title: `${countryName(region)} (${languageName(language)})`, tag: languageTag(locale) }
  })
}

/** The number in an address or a field; nothing if it is none. */
export const numberIn = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined
