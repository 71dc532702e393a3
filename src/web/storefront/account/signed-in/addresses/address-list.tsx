import { useState } from 'react'
import { houseLineIn } from '#shop/addresses/house-line.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { Address } from '#web/state/customer-data.ts'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { RemoveQuestion } from '#web/storefront/account/signed-in/remove-question.tsx'
import { StoredCard } from '#web/storefront/account/signed-in/stored-card.tsx'
import type { Action } from '#web/storefront/account/signed-in/use-action.ts'

export const ADDRESSES = '/api/customers/addresses'

type Props = { addresses: readonly Address[]; action: Action; onChange: (address: Address) => void }

/** The addresses that the shop has kept; the usual one comes first. */
export function AddressList({ addresses, action, onChange }: Props) {
  const t = useTranslate()
  const { country } = useShop()
  const [removing, setRemoving] = useState<Address>()
  const nameOf = (address: Address) => houseLineIn(country, address)
  if (addresses.length === 0) return <p>{t('account.addressChange.none')}</p>

  const choose = async (address: Address) => {
    const usual = { address: { id: address['@id'], isPrimary: true } }
    if (!(await action.run(() => askShop('PATCH', ADDRESSES, usual)))) return
    await loadCustomer().catch(() => undefined)
    focusPage()
    action.confirm(t('account.addressChange.chosen', { address: nameOf(address) }))
  }
  const remove = async (address: Address) => {
    setRemoving(undefined)
    if (!(await action.run(() => askShop('DELETE', address['@id'])))) return
    await loadCustomer().catch(() => undefined)
    focusPage()
    action.confirm(t('account.addressChange.removed', { address: nameOf(address) }))
  }

  return (
    <>
      <ul className="stack">
        {addresses.map((address) => (
          <StoredCard
            key={address['@id']}
            name={nameOf(address)}
            badge={address.isPrimary && t('account.addressChange.primary')}
            actions={[
              ...(address.isPrimary ? [] : [[t('account.addressChange.use'), () => void choose(address)] as const]),
              [t('account.addressChange.change'), () => onChange(address)],
              [t('account.addressChange.remove'), () => setRemoving(address)],
            ]}
          >
            <address>
              <p className="long-words">
                <strong>{nameOf(address)}</strong>
              </p>
              {address.addressExtra && <p>{address.addressExtra}</p>}
              <p>{`${address.postalCode} ${address.city}`}</p>
            </address>
          </StoredCard>
        ))}
      </ul>
      <RemoveQuestion
        isOpen={removing !== undefined}
        title={t('account.addressChange.question', { address: removing ? nameOf(removing) : '' })}
        text={t('account.addressChange.questionText')}
        onKeep={() => setRemoving(undefined)}
        onRemove={() => removing && void remove(removing)}
      />
    </>
  )
}
