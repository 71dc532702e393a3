import { useEffect, useState, type ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { mayBeLoggedIn } from '#web/state/may-be-logged-in.ts'
import { keepTypedEmail } from '#web/storefront/account/passwords/typed-email.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { clearSentForm, sentForm } from './sent-form.ts'

type Props = { email: string; transactionId: string | number }

/** Guests may keep what they have typed; customers are shown where it is. */
export function AccountCard({ email, transactionId }: Props) {
  const [isCustomer, setCustomer] = useState(false)
  const [saving, setSaving] = useState<ReactNode>()

  useEffect(() => {
    setCustomer(mayBeLoggedIn())
    const form = sentForm(transactionId)
    // Nobody shall type a password inside somebody else's page.
    if (!form || window !== parent) return
    // Without it the other card stays, which leads to the same.
    import('./save-my-data.tsx').then(({ SaveMyData }) => setSaving(<SaveMyData form={form} />)).catch(() => undefined)
    return clearSentForm
  }, [transactionId])

  if (isCustomer) return <OwnAccount />
  return saving ?? <NewAccount email={email} />
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
