import { useSearchParams } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { PasswordForm } from './password-form.tsx'

/** Before money moves. */
export default function ReauthenticatePage() {
  const t = useOfficeTranslate()
  const [search] = useSearchParams()

  return (
    <PasswordForm action="/reauthenticate" title={t('office.frame.reauthenticate.title')} search={search}>
      <p>{t('office.frame.reauthenticate.text')}</p>
      <TextInput
        label={t('office.frame.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit">{t('office.frame.reauthenticate.send')}</Button>
    </PasswordForm>
  )
}
