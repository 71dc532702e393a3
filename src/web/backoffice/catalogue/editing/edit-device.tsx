import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { deviceFields } from '#domain/catalogue/editing/device-form.ts'
import { editDevice } from '#domain/catalogue/editing/edit-device.ts'
import { findEditableDevice, findSeriesRows } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DeviceFields } from './device-fields.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { savedIn } from './entry-page.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { seriesChoices } from './series-choices.ts'
import { numberIn, readTyped, shopLanguages } from './typed.ts'
import { failureOf } from './use-typed-fields.tsx'

export const loader = office.read('catalogue.see', async ({ engines, colleague, params, url }) => {
  const device = await findEditableDevice(engines, numberIn(params['id']) ?? 0)
  if (!device) throw data(null, { status: 404 })
  const series = seriesChoices(await findSeriesRows(engines))
  return { device, series, languages: shopLanguages({ colleague }), saved: savedIn(url) }
})

export const action = office.change('catalogue.change', async ({ engines, colleague, params, form: sent }) => {
  const id = numberIn(params['id']) ?? 0
  const form = readTyped(sent, deviceFields)
  const [revision, together] = [formText(sent, 'revision'), formText(sent, 'together') === 'yes']
  const result = await editDevice(engines, colleague, { id, form, revision, together })
  if (result.ok) return redirect(`/catalogue/${id}/edit?done=saved`)
  const { failure, status } = failureOf(result, form)
  return data({ ...failure, together }, { status })
})

export default function EditDevice() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { device, series, languages, saved } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { id, form, others } = device
  const name = `${device.manufacturer} ${form.model} ${form.variant}`.trim()
  const submit = may('catalogue.change') ? t('office.catalogue.save') : undefined
  const shown = {
    form: failure?.form ?? form,
    problems: failure?.problems ?? {},
    stored: failure?.conflict?.stored,
  }

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/catalogue/${id}`}>{name}</a>
        </p>
        <h1>{t('office.catalogue.model.edit', { device: name })}</h1>
      </div>
      {saved && !failure && <Notice look="success" live="status" title={t(`office.catalogue.${saved}`)} />}
      <FailureNotice failure={failure} address={`/catalogue/${id}/edit`} />
      <CatalogueForm {...{ failure, submit }} revision={device.revision}>
        <DeviceFields
          {...{ shown, languages, series, others }}
          together={failure ? failure.together : device.isAlike}
        />
      </CatalogueForm>
    </>
  )
}
