import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { changeEntry } from '#domain/catalogue/editing/change-entries.ts'
import { entryFields } from '#domain/catalogue/editing/entry-form.ts'
import { findEntry } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { EntryPage, savedIn } from './entry-page.tsx'
import { numberIn, readTyped, shopLanguages } from './typed.ts'
import { failureOf } from './use-typed-fields.tsx'

export const loader = office.read('catalogue.see', async ({ engines, colleague, params, url }) => {
  const entry = await findEntry(engines, 'manufacturer', numberIn(params['id']) ?? 0)
  if (!entry) throw data(null, { status: 404 })
  return { entry, languages: shopLanguages({ colleague }), saved: savedIn(url) }
})

export const action = office.change('catalogue.change', async ({ engines, colleague, params, form: sent }) => {
  const id = numberIn(params['id']) ?? 0
  const form = readTyped(sent, entryFields)
  const result = await changeEntry(engines, colleague, 'manufacturer', {
    id,
    form,
    revision: formText(sent, 'revision'),
  })
  if (result.ok) return redirect(`/catalogue/manufacturers/${id}?done=saved`)
  const { failure, status } = failureOf(result, form)
  return data(failure, { status })
})

export default function ManufacturerPage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const found = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { id, name } = found.entry

  return (
    <EntryPage kind="manufacturer" {...found} failure={failure} title={name}>
      <a href={`/catalogue/series?maker=${encodeURIComponent(name)}`}>{t('office.catalogue.manufacturer.shows')}</a>
      {may('catalogue.change') && (
        <a href={`/catalogue/series/new?manufacturer=${id}`}>{t('office.catalogue.series.new')}</a>
      )}
    </EntryPage>
  )
}
