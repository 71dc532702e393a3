import { useState, type FormEvent } from 'react'
import { passwordLengthProblem } from '#domain/accounts/password-rules.ts'
import type { FieldProblem } from '#domain/accounts/seller.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { changePassword } from './account-calls.ts'
import { DeedNotice } from './deed-notice.tsx'
import { PasswordInput } from './password-input.tsx'
import { useDeed } from './use-deed.ts'

const none = { currentPassword: '', password: '' }

type Problems = Partial<Record<keyof typeof none, FieldProblem>>

function problemsOf({ currentPassword, password }: typeof none): Problems {
  const weak = passwordLengthProblem(password)
  return { ...(currentPassword === '' && { currentPassword: 'missing' }), ...(weak && { password: weak }) }
}

/** Whoever knows the password may choose another; every other login ends. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslate()
  const deed = useDeed()
  const [typed, setTyped] = useState(none)
  const [problems, setProblems] = useState<Problems>({})

  const focusOn = (found: Partial<Record<string, unknown>>) =>
    document.getElementById(found['currentPassword'] ? 'currentPassword' : 'password')?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusOn(found)
    const told = await deed.run(
      () => changePassword(typed.currentPassword, typed.password),
      ({ violations }) => focusOn(Object.fromEntries(violations.map(({ propertyPath }) => [propertyPath, true]))),
    )
    if (!told) return
    setTyped(none)
    deed.say(t('account.password.saved'))
  }

  const field = (name: keyof typeof none) => ({
    id: name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    ...(problems[name] ? { error: t(`field.${problems[name]}`) } : deed.about(name)),
  })

  return (
    <Card as="section">
      <h2>{t('account.password.title')}</h2>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {/* So that password managers know whose it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={t('account.password.current')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordInput
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
          {...field('password')}
        />
        <DeedNotice deed={deed} />
        <p>
          <Button type="submit" look="quiet" busy={deed.isBusy}>
            {t('account.password.submit')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
