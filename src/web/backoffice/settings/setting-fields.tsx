import type { ReactNode } from 'react'
import type { SettingKind, SettingName } from '#domain/settings/merchant-settings.ts'
import type { SettingProblems } from '#domain/settings/read-settings.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'

export type ShownSetting = {
  name: SettingName
  kind: SettingKind
  isWaivable: boolean
  value: string
  /** In which words the texts ask for it. */
  asked: string
  /** What holds as long as the field is empty. */
  inForce: string
}

type Props = {
  fields: readonly ShownSetting[]
  /** What was sent and not saved. */
  typed: Readonly<Record<string, string>>
  problems: SettingProblems
  readOnly: boolean
  /** The language of the texts that ask for settings. */
  textsIn: string
}

const types: Partial<Record<SettingKind, string>> = { email: 'email', phone: 'tel', web: 'url', day: 'date' }

export function SettingFields({ fields, typed, problems, readOnly, textsIn }: Props) {
  const t = useOfficeTranslate()
  const hintOf = ({ asked, inForce, isWaivable }: ShownSetting): ReactNode => {
    const more = [
      inForce && t('office.settings.inForce', { value: inForce }),
      isWaivable && t('office.settings.waivable'),
    ]
      .filter(Boolean)
      .join(' ')
    if (asked === '') return more
    return (
      <>
        {t('office.settings.asked')} <span lang={textsIn}>{asked}</span> {more}
      </>
    )
  }

  return fields.map((field) => {
    const problem = problems[field.name]
    const shown = {
      name: field.name,
      label: t(`office.settings.field.${field.name}`),
      defaultValue: typed[field.name] ?? field.value,
      hint: hintOf(field),
      readOnly,
      ...(problem !== undefined && { error: t(`office.settings.problem.${problem}`) }),
    }
    if (field.kind === 'carrier') {
      const options = ['', 'dhl', 'ups'].map((value) => ({ value, label: value === '' ? '–' : value.toUpperCase() }))
      return <Select key={field.name} {...shown} options={options} />
    }
    if (field.kind === 'text') return <TextArea key={field.name} {...shown} rows={3} />
    return <TextInput key={field.name} {...shown} type={types[field.kind] ?? 'text'} />
  })
}
