import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { createSeries } from '#domain/catalogue/editing/change-entries.ts'
import { emptyEntry, entryFields, type EntryField } from '#domain/catalogue/editing/entry-form.ts'
import { findManufacturerRows, findSeriesRows } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Select } from '#web/ui/field.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { CatalogueForm } from './catalogue-form.tsx'
import { EntryFields } from './entry-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { numberIn, readTyped, shopLanguages } from './typed.ts'
import { failureOf, useTypedFields } from './use-typed-fields.tsx'

/** Who makes phones makes more of them: the category of his other series is suggested. */
export const loader = office.read('catalogue.change', async ({ engines, colleague, url }) => {
  const [makers, series] = await Promise.all([findManufacturerRows(engines), findSeriesRows(engines)])
  const maker = makers.find(({ id }) => id === numberIn(url.searchParams.get('manufacturer')))
  const sister = series.find(({ manufacturer }) => manufacturer === maker?.name)
  return {
    form: { ...emptyEntry(sister?.category), manufacturer: maker ? String(maker.id) : '' },
    makers: makers.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
    languages: shopLanguages({ colleague }),
  }
})

const fields: readonly (EntryField | 'manufacturer')[] = [...entryFields, 'manufacturer']

export const action = office.change('catalogue.change', async ({ engines, colleague, form: sent }) => {
  const form = readTyped(sent, fields)
  const manufacturerId = numberIn(formText(sent, 'manufacturer')) ?? 0
  const result = await createSeries(engines, colleague, { manufacturerId, form })
  if (result.ok) return redirect(`/catalogue/series/${result.id}?done=created`)
  const { failure, status } = failureOf(result, form)
  return data(failure, { status })
})

export default function NewSeries() {
  const t = useOfficeTranslate()
  const { form, makers, languages } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const shown = { form: failure?.form ?? form, problems: failure?.problems ?? {} }
  const input = useTypedFields(shown)

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/catalogue/series">{t('office.catalogue.series.back')}</a>
        </p>
        <h1>{t('office.catalogue.series.new')}</h1>
        <p>
          <a href="/catalogue/manufacturers/new">{t('office.catalogue.series.noManufacturer')}</a>
        </p>
      </div>
      <FailureNotice failure={failure} address="/catalogue/series" />
      <CatalogueForm failure={failure} submit={t('office.catalogue.series.create')}>
        <Select
          {...input('manufacturer', t('office.catalogue.field.manufacturer'))}
          required
          options={[
            { value: '', label: t('office.catalogue.series.chooseManufacturer') },
            ...makers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <EntryFields kind="series" shown={shown} languages={languages} />
      </CatalogueForm>
    </>
  )
}
