import { useEffect } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { readFromBrowser, useAccountState } from '#web/state/account-state.ts'
import { keepTypedEmail } from '#web/storefront/account/typed-email.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SaveMyData } from './save-my-data.tsx'
import { sentForm } from './sent-form.ts'

type Props = { email: string; transactionId: string | number }

/** Guests may keep what they have typed; customers are shown where it is. */
export function AccountCard({ email, transactionId }: Props) {
  const { isRead, isLoggedIn } = useAccountState()
  useEffect(() => {
    if (!isRead) readFromBrowser()
  }, [isRead])
  if (isLoggedIn) return <OwnAccount />

  const form = isRead ? sentForm(transactionId) : undefined
  return form ? <SaveMyData form={form} /> : <NewAccount email={email} />
}

function OwnAccount() {
  const t = useTranslate()
  const path = usePath()

  return (
    <Card as="section" look="quiet">
      <h2>{t('thankYou.account.mine')}</h2>
      <p>{t('thankYou.account.mineText')}</p>
      <p>
        <LinkButton href={path('accountOverview')} look="quiet">
          {t('thankYou.account.mineLink')}
        </LinkButton>
      </p>
    </Card>
  )
}

/** After a reload nothing is left of the form but the address. */
function NewAccount({ email }: { email: string }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <Card as="section" look="quiet">
      <h2>{t('thankYou.account.title')}</h2>
      <p>{t('thankYou.account.linkText')}</p>
      <p>
        <LinkButton href={path('accountRegister')} look="quiet" onClick={() => keepTypedEmail(email)}>
          {t('thankYou.account.link')}
        </LinkButton>
      </p>
    </Card>
  )
}
