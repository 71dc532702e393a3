import type { EntryField } from '#domain/catalogue/editing/entry-form.ts'
import { categories } from '#shop/devices/categories.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { LanguageFields } from './language-fields.tsx'
import type { Language } from './typed.ts'
import { useTypedFields, type Shown } from './use-typed-fields.tsx'

type Props = { kind: 'manufacturer' | 'series'; shown: Shown<EntryField>; languages: readonly Language[] }

const textFields = ['name', 'url', 'aliases', 'content', 'metaDescription', 'metaKeywords'] as const

/** All fields of a maker or a series. */
export function EntryFields({ kind, shown, languages }: Props) {
  const t = useOfficeTranslate()
  const input = useTypedFields(shown)
  const { defaultValue: hidden, ...hide } = input(
    'hidden',
    t('office.catalogue.field.hidden'),
    t('office.catalogue.field.hiddenHint'),
  )

  return (
    <>
      <div className="grid grid--halves">
        <TextInput
          {...input('name', t('office.catalogue.field.name'), t('office.catalogue.field.nameHint'))}
          required
        />
        <TextInput
          {...input('position', t('office.catalogue.field.position'), t('office.catalogue.field.positionHint'))}
          inputMode="numeric"
        />
      </div>
      {kind === 'series' && (
        <Select
          {...input('category', t('office.catalogue.field.category'), t('office.catalogue.field.categoryHint'))}
          required
          options={[
            { value: '', label: t('office.catalogue.series.chooseCategory') },
            ...categories.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
      )}
      <TextArea
        {...input('aliases', t('office.catalogue.field.aliases'), t('office.catalogue.field.aliasesHint'))}
        rows={3}
      />
      <Checkbox {...hide} value="yes" defaultChecked={hidden === 'yes'} />
      <LanguageFields languages={languages} shown={shown} fields={textFields} />
    </>
  )
}
