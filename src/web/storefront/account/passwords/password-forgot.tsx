import { useState } from 'react'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField, emailProblem, typedIn } from '#web/storefront/account/account-fields.tsx'
import { EntryScreen } from '#web/storefront/account/entry-screen.tsx'
import { forgotPassword } from './letter-calls.ts'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { OneFieldForm } from './one-field-form.tsx'
import { SentHints } from './sent-hints.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useSending } from '#web/storefront/account/use-sending.ts'

/** The same words for everybody: whether an address has an account is nobody's business but its owner's. */
export default function PasswordForgot() {
  const t = useTranslate()
  const [email, setEmail] = useState<string>()
  const isSent = email !== undefined

  return (
    <EntryScreen
      title={t(isSent ? 'loginLetters.sent.title' : 'account.passwordForgot.title')}
      lead={isSent ? t('loginLetters.forgot.sent', { email }) : t('account.passwordForgot.lead')}
    >
      {isSent ? <SentHints onAgain={() => setEmail(undefined)} /> : <ForgotForm onSent={setEmail} />}
    </EntryScreen>
  )
}

const fields = ['email'] as const

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate()
  const path = usePath()
  const { locale } = useShop().country
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields)

  const submit = async () => {
    const email = typedIn(form.current, 'email').trim()
    if (await send({ email: emailProblem(email) }, () => forgotPassword(email, locale))) onSent(email)
  }

  return (
    <OneFieldForm form={form} forgive={forgive} onSend={submit}>
      <RefusalNotice refusal={refusal} />
      <EmailField
        problem={problems.email}
        defaultValue={typedEmail()}
        onChange={(event) => keepTypedEmail(event.target.value)}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('loginLetters.forgot.submit')}
      </Button>
      <p>
        <a href={path('accountOverview')}>{t('loginLetters.forgot.back')}</a>
      </p>
    </OneFieldForm>
  )
}
