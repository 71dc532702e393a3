import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { addVariants, createModel, modelFormFields, type ModelForm } from '#domain/catalogue/editing/create-devices.ts'
import { decideWanted } from '#domain/catalogue/wanted/decide-wanted.ts'
import { findEditableDevice, findSeriesRows } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { CatalogueForm } from './catalogue-form.tsx'
import { FactFields, SeriesSelect } from './device-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { seriesChoices } from './series-choices.ts'
import { numberIn, readTyped } from './typed.ts'
import { failureOf, useTypedFields, type Shown } from './use-typed-fields.tsx'

const emptyModel = (series: string, model: string): ModelForm => ({
  ...readTyped(new FormData(), modelFormFields),
  series,
  model,
})

/** A new model, one that visitors have `wanted`, or one more variant of the model that `like` names. */
export const loader = office.read('catalogue.change', async ({ engines, url }) => {
  const like = numberIn(url.searchParams.get('like'))
  const sister = like === undefined ? undefined : await findEditableDevice(engines, like)
  if (like !== undefined && !sister) throw data(null, { status: 404 })
  const wanted = url.searchParams.get('wanted') ?? ''
  return {
    form: emptyModel(url.searchParams.get('series') ?? '', wanted),
    wanted,
    series: seriesChoices(await findSeriesRows(engines)),
    like: sister && { id: sister.id, name: `${sister.manufacturer} ${sister.form.model}` },
  }
})

export const action = office.change('catalogue.change', async ({ engines, colleague, form: sent }) => {
  const form = readTyped(sent, modelFormFields)
  const like = numberIn(formText(sent, 'like'))
  const result =
    like === undefined
      ? await createModel(engines, colleague, form)
      : await addVariants(engines, colleague, { id: like, variants: form.variants })
  if (result.ok) {
    const text = formText(sent, 'wanted')
    if (text !== '') await decideWanted(engines, colleague, { text, state: 'done' })
    return redirect(`/catalogue/${result.ids[0]}?done=created`)
  }
  const { failure, status } = failureOf(result, form)
  return data(failure, { status })
})

export default function NewDevice() {
  const t = useOfficeTranslate()
  const { form, series, like, wanted } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const shown = { form: failure?.form ?? form, problems: failure?.problems ?? {} }
  const input = useTypedFields(shown)
  const variants = input('variants', t('office.catalogue.field.variants'), t('office.catalogue.field.variantsHint'))

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={like ? `/catalogue/${like.id}` : '/catalogue'}>
            {like ? like.name : t('office.prices.device.back')}
          </a>
        </p>
        <h1>{like ? t('office.catalogue.model.addTo', { device: like.name }) : t('office.catalogue.model.new')}</h1>
        <p className="office-soft">
          {t('office.catalogue.model.text')} {t('office.catalogue.model.priceNext')}
        </p>
      </div>
      <FailureNotice failure={failure} address="/catalogue" />
      <CatalogueForm
        failure={failure}
        submit={t(like ? 'office.catalogue.model.add' : 'office.catalogue.model.create')}
      >
        {like ? (
          <>
            <input type="hidden" name="like" value={like.id} />
            <TextArea {...variants} rows={4} required />
          </>
        ) : (
          <>
            {wanted !== '' && <input type="hidden" name="wanted" value={wanted} />}
            <ModelFields shown={shown} series={series} />
          </>
        )}
      </CatalogueForm>
    </>
  )
}

type ModelFieldsProps = { shown: Shown<keyof ModelForm>; series: Parameters<typeof SeriesSelect>[0]['series'] }

function ModelFields({ shown, series }: ModelFieldsProps) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)

  return (
    <>
      <div className="grid grid--halves">
        <SeriesSelect {...input('series', t('office.catalogue.field.series'))} series={series} />
        <TextInput
          {...input('model', t('office.catalogue.field.model'), t('office.catalogue.field.modelHint'))}
          required
        />
      </div>
      <p>
        <a href="/catalogue/series/new">{t('office.catalogue.model.noSeries')}</a>
      </p>
      <TextArea
        {...input('variants', t('office.catalogue.field.variants'), t('office.catalogue.field.variantsHint'))}
        rows={4}
      />
      <FactFields shown={shown} />
      <TextInput
        {...input('screen', t('office.catalogue.field.screen'), t('office.catalogue.field.screenHint'))}
        spellCheck={false}
      />
    </>
  )
}
