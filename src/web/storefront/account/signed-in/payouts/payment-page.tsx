import { useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import type { KnownAccount } from '#web/storefront/checkout/known-seller/known.ts'
import { knownAccounts } from '#web/storefront/checkout/known-seller/known-seller.ts'
import { Button } from '#web/ui/button.tsx'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { AccountList } from './payout-accounts.tsx'
import { AccountForm } from './payout-form.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** What is being written: nothing, a new account, or one instead of another. */
type Writing = 'nothing' | 'new' | KnownAccount

/** The accounts that the shop has kept, and the way to another. */
export function PaymentPage({ customer }: { customer: CustomerData }) {
  const t = useTranslate()
  const action = useAction()
  const accounts = knownAccounts(customer)
  const [writing, setWriting] = useState<Writing>(accounts.length === 0 ? 'new' : 'nothing')

  const saved = (account: string) => {
    setWriting('nothing')
    focusPage()
    action.confirm(t(`account.paymentChange.${writing === 'new' ? 'chosen' : 'saved'}`, { account }))
  }

  return (
    <div className="grid grid--halves">
      <section className="stack">
        <h2>{t('account.paymentChange.list')}</h2>
        <AccountList accounts={accounts} action={action} onReplace={setWriting} />
        <ActionNotice action={action} />
        {writing === 'nothing' && (
          <p>
            <Button look="quiet" onClick={() => setWriting('new')}>
              <Icon name="plus" />
              {t('account.paymentChange.add')}
            </Button>
          </p>
        )}
      </section>
      {writing !== 'nothing' && (
        <AccountForm
          key={writing === 'new' ? 'new' : writing.address}
          customer={customer}
          instead={writing === 'new' ? undefined : writing}
          takesFocus={accounts.length > 0}
          onSaved={saved}
          onCancel={() => setWriting('nothing')}
        />
      )}
    </div>
  )
}
