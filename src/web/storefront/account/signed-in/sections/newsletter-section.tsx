import { useState } from 'react'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** One tick, written down at once together with the sentence beside it. */
export function NewsletterSection({ newsletter }: { newsletter: boolean }) {
  const t = useTranslate()
  const action = useAction()
  const [wanted, setWanted] = useState(newsletter)
  const { features } = useShop().country

  const choose = async (isOn: boolean) => {
    if (action.isBusy) return
    setWanted(isOn)
    const told = await action.run(() => askShop('PUT', '/api/account/newsletter', { newsletter: isOn }))
    if (!told) return setWanted(!isOn)
    await loadCustomer().catch(() => undefined)
    action.confirm(t(isOn ? 'account.newsletter.on' : 'account.newsletter.off'))
  }

  // Where there is none, whoever still has it can end it.
  if (!features.newsletter && !newsletter) return null
  return (
    <Card as="section">
      <h2>{t('account.newsletter.title')}</h2>
      <Checkbox
        id="newsletter"
        label={t('account.newsletter.consent')}
        checked={wanted}
        onChange={(event) => void choose(event.target.checked)}
      />
      <ActionNotice action={action} />
    </Card>
  )
}
