import { useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { KnownAccount } from '#web/storefront/checkout/known-seller/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { focusPage } from '#web/storefront/account/focus-page.ts'
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
        account={removing}
        onKeep={() => setRemoving(undefined)}
        onRemove={(account) => void remove(account)}
      />
    </>
  )
}

type CardProps = { account: KnownAccount; onChoose: () => void; onReplace: () => void; onRemove: () => void }

function AccountCard({ account: { kind, hint, holder, isPrimary }, ...actions }: CardProps) {
  const t = useTranslate()
  const buttons = [
    ...(isPrimary ? [] : [['use', actions.onChoose] as const]),
    ['replace', actions.onReplace] as const,
    ['remove', actions.onRemove] as const,
  ]

  return (
    <Card as="li">
      <div className="cluster cluster--apart">
        <div className="cluster">
          <Icon name={kind === 'bank' ? 'coin' : 'mail'} size={24} />
          <div>
            <p className="long-words">
              <strong>{`${t(`checkout.payout.${kind}`)} ${hint}`}</strong>
            </p>
            {holder && <p className="field__hint">{holder}</p>}
          </div>
        </div>
        {isPrimary && <Badge look="success">{t('account.paymentChange.primary')}</Badge>}
      </div>
      <div className="cluster">
        {buttons.map(([name, onClick]) => (
          <Button
            key={name}
            look="quiet"
            size="small"
            aria-label={`${t(`account.paymentChange.${name}`)} – ${hint}`}
            onClick={onClick}
          >
            {t(`account.paymentChange.${name}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

type QuestionProps = {
  account: KnownAccount | undefined
  onKeep: () => void
  onRemove: (account: KnownAccount) => void
}

function RemoveQuestion({ account, onKeep, onRemove }: QuestionProps) {
  const t = useTranslate()

  return (
    <Dialog
      open={account !== undefined}
      onClose={onKeep}
      title={t('account.paymentChange.question', { account: account?.hint ?? '' })}
      closeLabel={t('site.close')}
    >
      <div className="stack">
        <p>{t('account.paymentChange.questionText')}</p>
        <div className="cluster">
          <Button look="danger" onClick={() => account && onRemove(account)}>
            {t('account.paymentChange.confirm')}
          </Button>
          <Button look="quiet" onClick={onKeep}>
            {t('account.paymentChange.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
