import { useLocation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'
import { Button } from '#web/ui/button.tsx'
import { focusedFirst } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import type { Refusal } from '#web/storefront/account/account-answer.ts'
import { login } from '#web/storefront/account/account-calls.ts'
import { EmailField, emailProblem, PasswordField, typedIn } from '#web/storefront/account/account-fields.tsx'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { outcomeElsewhere } from './login-elsewhere.ts'
import { OtherLogin } from './other-login.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { OneFieldForm } from '#web/storefront/account/passwords/one-field-form.tsx'
import { keepTypedEmail, typedEmail } from '#web/storefront/account/passwords/typed-email.ts'
import { useSending } from '#web/storefront/account/use-sending.ts'

const fields = ['email', 'password'] as const

/** Who comes back from the login of another house without being logged in reads why. */
function useRefusalElsewhere(): Refusal | undefined {
  const t = useTranslate()
  const outcome = outcomeElsewhere(useLocation().search)
  if (outcome === undefined || outcome === 'done') return undefined
  return { code: outcome, message: t(`login.elsewhere.${outcome}`), violations: [] }
}

/** The way in. Without scripts it is not shown: a form that nobody watches would send its password somewhere else. */
export function LoginForm({ onDone = focusPage, takesFocus = false }: { onDone?: () => void; takesFocus?: boolean }) {
  const t = useTranslate()
  const path = usePath()
  const known = useAccountState((state) => state.email)
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields, useRefusalElsewhere())

  const wantsToStay = () => form.current?.querySelector<HTMLInputElement>('[name="remember"]')?.checked ?? false
  const submit = async () => {
    const username = typedIn(form.current, 'email').trim()
    const password = typedIn(form.current, 'password')
    const wrong = { email: emailProblem(username), password: password === '' ? ('missing' as const) : undefined }
    if (await send(wrong, () => login({ username, password, remember: wantsToStay() }))) onDone()
  }

  return (
    <OneFieldForm form={form} forgive={forgive} onSend={submit} className="account-form stack">
      <RefusalNotice refusal={refusal} />
      <EmailField
        problem={problems.email}
        ref={takesFocus ? focusedFirst : undefined}
        defaultValue={typedEmail() || (known ?? '')}
        onChange={(event) => keepTypedEmail(event.target.value)}
      />
      <PasswordField problem={problems.password} autoComplete="current-password" />
      <Checkbox name="remember" label={t('login.remember')} hint={t('login.rememberHint')} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('login.title')}
      </Button>
      <OtherLogin options={async () => ({ remember: wantsToStay() })} />
      <p>
        <a href={path('accountPasswordForgot')}>{t('login.forgot')}</a>
      </p>
      <p>
        {t('login.new')} <a href={path('accountRegister')}>{t('login.register')}</a>
      </p>
    </OneFieldForm>
  )
}
