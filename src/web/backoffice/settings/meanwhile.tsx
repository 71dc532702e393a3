import type { Values } from '#domain/settings/merchant-settings.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownSetting } from './setting-fields.tsx'

type Props = {
  fields: readonly ShownSetting[]
  typed: Readonly<Record<string, string>>
  values: Values
  changedBy: string
  changedAt: Date
}

/** Somebody else was faster. What was typed stays in the form; what holds now is told beside it. */
export function Meanwhile({ fields, typed, values, changedBy, changedAt }: Props) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const different = fields.filter(({ name }) => (values[name] ?? '') !== (typed[name] ?? ''))

  return (
    <Notice
      look="warning"
      live="alert"
      title={t('office.settings.meanwhile.title', { name: changedBy, when: formatMoment(changedAt) })}
    >
      <p>{t('office.settings.meanwhile.text')}</p>
      <ul>
        {different.map(({ name }) => (
          <li key={name}>
            {t('office.settings.meanwhile.entry', {
              label: t(`office.settings.field.${name}`),
              value: values[name] ?? '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
