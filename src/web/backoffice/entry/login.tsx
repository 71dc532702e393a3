import { useSearchParams } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useOfficeLanguage } from '#web/backoffice/frame/office-language.ts'
import { EntryForm } from './entry-form.tsx'
import { PasswordInput } from './password-input.tsx'

const others = { de: 'en', en: 'de' } as const

/** The door itself is in the API: it sets the cookie. */
export default function Login() {
  const t = useOfficeTranslate()
  const [search] = useSearchParams()

  return (
    <EntryForm action="/login" title={t('office.entry.login.title')} search={search}>
      <TextInput
        label={t('office.entry.login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordInput />
      <Button type="submit">{t('office.entry.login.send')}</Button>
      <OtherLanguage search={search} />
    </EntryForm>
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
