import { useState } from 'react'
import { useLocation } from 'react-router'
import { passwordLengthProblem } from '#domain/accounts/passwords/password-rules.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { logout } from '#web/storefront/account/account-calls.ts'
import { PasswordField, typedIn } from '#web/storefront/account/account-fields.tsx'
import { EntryScreen } from '#web/storefront/account/entry-screen.tsx'
import { resetPassword } from './letter-calls.ts'
import { LoginForm } from '#web/storefront/account/login/login-form.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { OneFieldForm } from './one-field-form.tsx'
import { useSending } from '#web/storefront/account/use-sending.ts'

/** Where the link of a letter leads whose reader has forgotten his password. */
export default function PasswordReset() {
  const t = useTranslate()
  const path = usePath()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token === '' ? 'dead' : 'open')
  const said = {
    open: { title: t('account.passwordReset.title'), lead: t('account.passwordReset.lead') },
    done: { title: t('loginLetters.reset.done'), lead: t('loginLetters.reset.next') },
    dead: { title: t('loginLetters.dead'), lead: t('loginLetters.reset.dead') },
  }[state]

  return (
    <EntryScreen {...said}>
      {state === 'open' && <ResetForm token={token} onEnd={setState} />}
      {state === 'done' && <LoginForm />}
      {state === 'dead' && (
        <p>
          <LinkButton href={path('accountPasswordForgot')} size="large">
            {t('loginLetters.reset.again')}
          </LinkButton>
        </p>
      )}
    </EntryScreen>
  )
}

const fields = ['password'] as const

function ResetForm({ token, onEnd }: { token: string; onEnd: (state: 'done' | 'dead') => void }) {
  const t = useTranslate()
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields)

  const reset = async (password: string) => {
    const answer = await resetPassword(token, password)
    if (!answer.ok && answer.code === 'link-expired') onEnd('dead')
    // The shop has ended every session, also that of this browser.
    if (answer.ok && useAccountState.getState().isLoggedIn) await logout()
    return answer
  }
  const submit = async () => {
    const password = typedIn(form.current, 'password')
    if (await send({ password: passwordLengthProblem(password) }, () => reset(password))) onEnd('done')
  }

  return (
    <OneFieldForm form={form} forgive={forgive} onSend={submit}>
      <RefusalNotice refusal={refusal} />
      <PasswordField
        problem={problems.password}
        label={t('loginLetters.reset.password')}
        hint={t('loginLetters.passwordHint')}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('loginLetters.reset.submit')}
      </Button>
    </OneFieldForm>
  )
}
