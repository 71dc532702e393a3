import type { AltTexts } from '#domain/catalogue/pictures/picture.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Language } from '#web/backoffice/catalogue/editing/typed.ts'
import type { PictureFailure } from './change-pictures.ts'

type Props = { languages: readonly Language[]; alt: AltTexts; failure: PictureFailure | undefined }

/** What a picture shows, in every language. */
export function AltFields({ languages, alt, failure }: Props) {
  const t = useOfficeTranslate()

  return languages.map(({ locale, title, tag }) => {
    const problem = failure?.problems[`alt.${locale}`]
    return (
      <TextInput
        key={locale}
        name={`alt.${locale}`}
        label={title}
        lang={tag}
        defaultValue={failure?.form[`alt.${locale}`] ?? alt[locale] ?? ''}
        {...(problem && { error: t('office.catalogue.problem.too-long', { about: '200' }) })}
      />
    )
  })
}
