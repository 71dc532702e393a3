import { useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { KnownAccount } from '#web/storefront/checkout/known-seller/known.ts'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { RemoveQuestion } from '#web/storefront/account/signed-in/remove-question.tsx'
import { StoredCard } from '#web/storefront/account/signed-in/stored-card.tsx'
import type { Action } from '#web/storefront/account/signed-in/use-action.ts'

export const PAYMENT_ACCOUNTS = '/api/customers/customer_payment_accounts'

type Props = { accounts: KnownAccount[]; action: Action; onReplace: (account: KnownAccount) => void }

/** Where the money may go, and where it goes now. */
export function AccountList({ accounts, action, onReplace }: Props) {
  const t = useTranslate()
  const [removing, setRemoving] = useState<KnownAccount>()
  if (accounts.length === 0) return <p>{t('account.paymentChange.none')}</p>

  const choose = async ({ kind, payee, hint }: KnownAccount) => {
    const named = kind === 'bank' ? { bankAccount: payee } : { paypalAccount: payee }
    if (!(await action.run(() => askShop('POST', PAYMENT_ACCOUNTS, { ...named, isPrimary: true })))) return
    await loadCustomer().catch(() => undefined)
    action.confirm(t('account.paymentChange.chosen', { account: hint }))
  }
  const remove = async ({ address, hint }: KnownAccount) => {
    setRemoving(undefined)
    if (!(await action.run(() => askShop('DELETE', address)))) return
    await loadCustomer().catch(() => undefined)
    focusPage()
    action.confirm(t('account.paymentChange.removed', { account: hint }))
  }

  return (
    <>
      <ul className="stack">
        {accounts.map((account) => (
          <AccountCard
            key={account.address}
            account={account}
            onChoose={() => void choose(account)}
            onReplace={() => onReplace(account)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      <RemoveQuestion
        isOpen={removing !== undefined}
        title={t('account.paymentChange.question', { account: removing?.hint ?? '' })}
        text={t('account.paymentChange.questionText')}
        onKeep={() => setRemoving(undefined)}
        onRemove={() => removing && void remove(removing)}
      />
    </>
  )
}

type CardProps = { account: KnownAccount; onChoose: () => void; onReplace: () => void; onRemove: () => void }

function AccountCard({ account: { kind, hint, holder, isPrimary }, onChoose, onReplace, onRemove }: CardProps) {
  const t = useTranslate()

  return (
    <StoredCard
      name={hint}
      badge={isPrimary && t('account.paymentChange.primary')}
      actions={[
        ...(isPrimary ? [] : [[t('account.paymentChange.use'), onChoose] as const]),
        [t('account.paymentChange.replace'), onReplace],
        [t('account.paymentChange.remove'), onRemove],
      ]}
    >
      <div className="cluster">
        <Icon name={kind === 'bank' ? 'coin' : 'mail'} size={24} />
        <div>
          <p className="long-words">
            <strong>{`${t(`checkout.payout.${kind}`)} ${hint}`}</strong>
          </p>
          {holder && <p className="field__hint">{holder}</p>}
        </div>
      </div>
    </StoredCard>
  )
}
