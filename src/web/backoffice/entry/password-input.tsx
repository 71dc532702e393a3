import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextInput } from '#web/ui/field.tsx'

/** The password that somebody has: whoever enters, and whoever says once more who he is. */
export function PasswordInput() {
  const t = useOfficeTranslate()

  return (
    <TextInput
      label={t('office.entry.login.password')}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
