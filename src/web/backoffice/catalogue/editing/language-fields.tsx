import type { InLocale } from '#domain/catalogue/editing/typed-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Language } from './typed.ts'
import { useTypedFields, type Shown } from './use-typed-fields.tsx'

type TextField = 'name' | 'url' | 'aliases' | 'content' | 'metaDescription' | 'metaKeywords'

type Props = { languages: readonly Language[]; shown: Shown<string>; fields: readonly TextField[] }

/** What is said in each country. Folded, unless there is something to look at. */
export function LanguageFields({ languages, shown, fields }: Props) {
  const t = useOfficeTranslate()
  const { form, problems, stored } = shown
  const isOpen = ({ locale }: Language) =>
    fields.some((field) => {
      const name = `${field}.${locale}`
      return problems[name] !== undefined || (stored !== undefined && stored[name] !== form[name])
    })

  return (
    <section className="stack">
      <h2>{t('office.catalogue.language.title')}</h2>
      <p className="office-soft">{t('office.catalogue.language.text')}</p>
      {languages.map((language) => (
        <details className="office-action" key={language.locale} open={isOpen(language)}>
          <summary>{language.title}</summary>
          <OneLanguage language={language} shown={shown} fields={fields} />
        </details>
      ))}
    </section>
  )
}

function OneLanguage({
  language: { locale, title, tag },
  shown,
  fields,
}: Omit<Props, 'languages'> & { language: Language }) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)
  const of = (field: TextField, hint?: string) => ({
    ...input(`${field}.${locale}` satisfies InLocale<TextField>, t(`office.catalogue.language.${field}`), hint),
    lang: tag,
  })

  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{title}</legend>
      <div className="grid grid--halves">
        <TextInput {...of('name')} />
        <TextInput {...of('url', t('office.catalogue.language.urlHint'))} spellCheck={false} />
      </div>
      <TextArea {...of('aliases')} rows={2} />
      <TextArea {...of('content')} rows={5} />
      <TextArea {...of('metaDescription')} rows={2} />
      {fields.includes('metaKeywords') && <TextArea {...of('metaKeywords')} rows={2} />}
    </fieldset>
  )
}
