import type { DeviceField } from '#domain/catalogue/editing/device-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { LanguageFields } from './language-fields.tsx'
import type { Language } from './typed.ts'
import { useTypedFields, type Shown } from './use-typed-fields.tsx'

export type SeriesChoice = { id: number; name: string }

type Props = {
  shown: Shown<DeviceField>
  languages: readonly Language[]
  series: readonly SeriesChoice[]
  /** The other variants of the model. */
  others: readonly { id: number; variant: string }[]
  together: boolean
}

const textFields = ['name', 'url', 'aliases', 'content', 'metaDescription'] as const

/** All fields of a device: first what its model shares, then what is its own. */
export function DeviceFields({ shown, languages, series, others, together }: Props) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)
  const labelled = (name: 'model' | 'variant' | 'screen') =>
    input(name, t(`office.catalogue.field.${name}`), t(`office.catalogue.field.${name}Hint`))

  return (
    <>
      <section className="stack">
        <h2>{t('office.catalogue.model.title')}</h2>
        <div className="grid grid--halves">
          <SeriesSelect {...input('series', t('office.catalogue.field.series'))} series={series} />
          <TextInput {...labelled('model')} required />
        </div>
        <FactFields shown={shown} />
        <TextInput {...labelled('screen')} spellCheck={false} />
      </section>
      <section className="stack">
        <h2>{t('office.catalogue.model.variant')}</h2>
        <div className="grid grid--halves">
          <TextInput {...labelled('variant')} />
          <TextInput
            {...input(
              'position',
              t('office.catalogue.field.position'),
              t('office.catalogue.field.variantPositionHint'),
            )}
            inputMode="numeric"
          />
        </div>
        <HiddenField shown={shown} />
        {others.length > 0 && (
          <Checkbox
            name="together"
            value="yes"
            label={t('office.catalogue.field.together', { variants: others.map(({ variant }) => variant).join(', ') })}
            hint={t('office.catalogue.field.togetherHint')}
            defaultChecked={together}
          />
        )}
      </section>
      <LanguageFields languages={languages} shown={shown} fields={textFields} />
    </>
  )
}

type FactField = 'released' | 'numbers' | 'tacs' | 'aliases'

/** What a new device and a known one are asked alike. */
export function FactFields({ shown }: { shown: Shown<FactField> }) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)
  const labelled = (name: FactField) =>
    input(name, t(`office.catalogue.field.${name}`), t(`office.catalogue.field.${name}Hint`))

  return (
    <>
      <TextInput {...labelled('released')} required />
      <div className="grid grid--halves">
        <TextArea {...labelled('numbers')} rows={3} spellCheck={false} />
        <TextArea {...labelled('tacs')} rows={3} inputMode="numeric" />
      </div>
      <TextArea {...labelled('aliases')} rows={3} />
    </>
  )
}

function HiddenField({ shown }: { shown: Shown<'hidden'> }) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)
  const { defaultValue, ...hide } = input(
    'hidden',
    t('office.catalogue.field.hidden'),
    t('office.catalogue.field.hiddenHint'),
  )

  return <Checkbox {...hide} value="yes" defaultChecked={defaultValue === 'yes'} />
}

type SeriesSelectProps = ReturnType<ReturnType<typeof useTypedFields<string>>> & { series: readonly SeriesChoice[] }

export function SeriesSelect({ series, ...input }: SeriesSelectProps) {
  const t = useOfficeTranslate()

  return (
    <Select
      {...input}
      required
      options={[
        { value: '', label: t('office.catalogue.model.chooseSeries') },
        ...series.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
