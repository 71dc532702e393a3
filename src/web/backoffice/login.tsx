import { useSearchParams } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { PasswordForm } from './password-form.tsx'

/** The door itself is in the API: it sets the cookie. */
export default function Login() {
  const t = useOfficeTranslate()
  const [search] = useSearchParams()

  return (
    <PasswordForm action="/login" title={t('office.frame.login.title')} search={search}>
      <TextInput
        label={t('office.frame.login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextInput
        label={t('office.frame.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit">{t('office.frame.login.send')}</Button>
    </PasswordForm>
  )
}
