import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextInput } from '#web/ui/field.tsx'

/** Six digits from the app; a code from paper has letters and goes in as well. */
export function CodeInput({ hint }: { hint?: string }) {
  const t = useOfficeTranslate()

  return (
    <TextInput
      label={t('office.entry.code.label')}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={20}
      required
    />
  )
}
