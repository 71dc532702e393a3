import { useSearchParams } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useOfficeLanguage } from './frame/office-language.ts'
import { PasswordForm } from './password-form.tsx'

const others = { de: 'en', en: 'de' } as const

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
      <OtherLanguage search={search} />
    </PasswordForm>
  )
}

/** Nobody knows yet who sits here, or what they read. */
function OtherLanguage({ search }: { search: URLSearchParams }) {
  const t = useOfficeTranslate()
  const other = others[useOfficeLanguage()]

  return (
    <p>
      <a href={`?${new URLSearchParams({ next: search.get('next') ?? '/', language: other })}`} lang={other}>
        {t(`office.frame.language.${other}`)}
      </a>
    </p>
  )
}
