import { useTranslate } from '#web/shop-context.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { EmailProblem } from './send-enrich-form.ts'

type Props = { problem: EmailProblem | undefined; typed: string }

/** The address, and what was wrong with it. Without scripts nobody else would lead to the mistake. */
export function EmailField({ problem, typed }: Props) {
  const t = useTranslate()
  const isWrong = problem === 'email-missing' || problem === 'email-invalid'

  return (
    <>
      <TextInput
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={t('newsletter.email')}
        defaultValue={typed}
        required
        {...(isWrong && { error: t(`newsletter.error.${problem}`), autoFocus: true })}
      />
      {problem === 'too-many' && <Notice look="warning" live="alert" title={t('newsletter.error.too-many')} />}
      {problem === 'looks-automatic' && <Notice look="warning" live="alert" title={t('newsletter.signUp.again')} />}
    </>
  )
}
