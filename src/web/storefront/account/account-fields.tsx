import type { ComponentProps } from 'react'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type Problem = { problem: FieldProblem | undefined }

type EmailProps = Omit<ComponentProps<typeof TextInput>, 'label'> & Problem

export function EmailField({ problem, ...rest }: EmailProps) {
  const t = useTranslate()
  const error = problem && t(problem === 'invalid' ? 'login.emailInvalid' : `field.${problem}`)

  return (
    <TextInput
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      label={t('login.email')}
      {...(error && { error })}
      {...rest}
    />
  )
}

type PasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'showLabel'> & Problem & { label?: string }

export function PasswordField({ problem, label, ...rest }: PasswordProps) {
  const t = useTranslate()

  return (
    <PasswordInput
      name="password"
      required
      label={label ?? t('login.password')}
      showLabel={t('login.show')}
      {...(problem && { error: t(`field.${problem}`) })}
      {...rest}
    />
  )
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (email === '') return 'missing'
  return isEmailAddress(email) ? undefined : 'invalid'
}

/** What stands in a field of a form. */
export function typedIn(form: HTMLFormElement | null, field: string): string {
  const input = form?.elements.namedItem(field)
  return input instanceof HTMLInputElement ? input.value : ''
}
