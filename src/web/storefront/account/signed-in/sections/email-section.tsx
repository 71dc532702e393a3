import { useState, type FormEvent } from 'react'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** The address under which one logs in. The new one counts once its mailbox has answered. */
export function EmailSection({ email }: { email: string }) {
  const t = useTranslate()
  const action = useAction()
  const [wanted, setWanted] = useState('')
  const [isWrong, setWrong] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = wanted.trim()
    setWrong(!isEmailAddress(address))
    if (!isEmailAddress(address)) return document.getElementById('newEmail')?.focus()
    if (!(await action.run(() => askShop('POST', '/api/account/changeEmail', { email: address })))) return
    setWanted('')
    action.confirm(t('account.email.sent', { email: address }))
  }

  return (
    <Card as="section">
      <h2>{t('account.email.title')}</h2>
      <p className="long-words">{t('account.email.current', { email })}</p>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          id="newEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          label={t('account.email.label')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          required
          {...(isWrong ? { error: t('checkout.problem.email.invalid') } : action.about('email'))}
        />
        <ActionNotice action={action} />
        <p>
          <Button type="submit" look="quiet" busy={action.isBusy}>
            {t('account.email.submit')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
