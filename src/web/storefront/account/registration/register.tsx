import { useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { EntryScreen } from '#web/storefront/account/entry-screen.tsx'
import { RegisterForm } from './register-form.tsx'
import { SentHints } from '#web/storefront/account/passwords/sent-hints.tsx'

/** A new account. Who has one already reads the same words, and the rest in his mailbox. */
export default function AccountRegister() {
  const t = useTranslate()
  const [email, setEmail] = useState<string>()
  const isSent = email !== undefined

  return (
    <EntryScreen
      title={t(isSent ? 'loginLetters.sent.title' : 'account.register.title')}
      lead={isSent ? t('loginLetters.register.sent', { email }) : t('account.register.lead')}
    >
      {isSent && <SentHints onAgain={() => setEmail(undefined)} />}
      {/* Whoever mistyped his address finds everything else as it was. */}
      <div hidden={isSent}>
        <RegisterForm onSent={setEmail} />
      </div>
    </EntryScreen>
  )
}
