import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Language } from '#web/backoffice/catalogue/editing/typed.ts'
import { AltFields } from './alt-fields.tsx'
import type { PictureFailure } from './change-pictures.ts'

type Props = { languages: readonly Language[]; failure: PictureFailure | undefined }

/** One more picture, with what it shows. */
export function NewPicture({ languages, failure }: Props) {
  const t = useOfficeTranslate()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="stack office-form" noValidate>
      <h2>{t('office.catalogue.pictures.new')}</h2>
      <TextInput
        label={t('office.catalogue.pictures.file')}
        hint={t('office.catalogue.pictures.fileHint')}
        type="file"
        name="file"
        accept="image/jpeg,image/png,image/webp"
        required
        {...(failure?.file && { error: t(`office.catalogue.pictures.problem.${failure.file}`) })}
      />
      <fieldset className="stack">
        <legend>{t('office.catalogue.pictures.alt')}</legend>
        <p className="office-soft">{t('office.catalogue.pictures.altHint')}</p>
        <AltFields languages={languages} alt={{}} failure={failure} />
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="add">
          {t('office.catalogue.pictures.add')}
        </Button>
      </div>
    </Form>
  )
}
