import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { createManufacturer } from '#domain/catalogue/editing/change-entries.ts'
import { emptyEntry, entryFields } from '#domain/catalogue/editing/entry-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { CatalogueForm } from './catalogue-form.tsx'
import { EntryFields } from './entry-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { readTyped, shopLanguages } from './typed.ts'
import { failureOf } from './use-typed-fields.tsx'

export const loader = office.read('catalogue.change', (asked) => ({
  form: emptyEntry(),
  languages: shopLanguages(asked),
}))

export const action = office.change('catalogue.change', async ({ engines, colleague, form: sent }) => {
  const form = readTyped(sent, entryFields)
  const result = await createManufacturer(engines, colleague, form)
  if (result.ok) return redirect(`/catalogue/manufacturers/${result.id}?done=created`)
  const { failure, status } = failureOf(result, form)
  return data(failure, { status })
})

export default function NewManufacturer() {
  const t = useOfficeTranslate()
  const { form, languages } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/catalogue/manufacturers">{t('office.catalogue.manufacturer.back')}</a>
        </p>
        <h1>{t('office.catalogue.manufacturer.new')}</h1>
      </div>
      <FailureNotice failure={failure} address="/catalogue/manufacturers" />
      <CatalogueForm failure={failure} submit={t('office.catalogue.manufacturer.create')}>
        <EntryFields
          kind="manufacturer"
          shown={{ form: failure?.form ?? form, problems: failure?.problems ?? {} }}
          languages={languages}
        />
      </CatalogueForm>
    </>
  )
}
