import { useState } from 'react'
import { passwordLengthProblem } from '#domain/accounts/passwords/password-rules.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Answer } from '#web/storefront/account/account-answer.ts'
import { changePassword } from '#web/storefront/account/account-calls.ts'
import { PasswordField, typedIn } from '#web/storefront/account/account-fields.tsx'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { OneFieldForm } from '#web/storefront/account/passwords/one-field-form.tsx'
import { useSending } from '#web/storefront/account/use-sending.ts'

const fields = ['currentPassword', 'password'] as const

const missing = (password: string) => (password === '' ? ('missing' as const) : undefined)

/** That the old one is wrong is said by the shop in words of its own, not by a rule for fields. */
const withOwnWords = (answer: Answer): Answer =>
  !answer.ok && answer.code === 'wrong-password' ? { ...answer, violations: [] } : answer

/** Whoever knows the password may choose another; every other login ends. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslate()
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields)
  const [isSaved, setSaved] = useState(false)
  const isWrong = refusal?.code === 'wrong-password'

  const submit = async () => {
    setSaved(false)
    const [current, password] = [typedIn(form.current, 'currentPassword'), typedIn(form.current, 'password')]
    const wrong = { currentPassword: missing(current), password: passwordLengthProblem(password) }
    if (!(await send(wrong, async () => withOwnWords(await changePassword(current, password))))) return
    form.current?.reset()
    setSaved(true)
  }

  return (
    <Card as="section">
      <h2>{t('account.password.title')}</h2>
      <OneFieldForm form={form} forgive={forgive} onSend={submit}>
        {/* Tells a password manager whose password is meant. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('account.password.current')}
          autoComplete="current-password"
          problem={problems.currentPassword}
          {...(isWrong && { error: refusal.message })}
        />
        <PasswordField
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
          problem={problems.password}
        />
        {!isWrong && <RefusalNotice refusal={refusal} />}
        <ActionNotice action={isSaved ? { done: t('account.password.saved') } : {}} />
        <p>
          <Button type="submit" look="quiet" busy={isBusy}>
            {t('account.password.submit')}
          </Button>
        </p>
      </OneFieldForm>
    </Card>
  )
}
