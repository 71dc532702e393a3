import { useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { Address, CustomerData } from '#web/state/customer-data.ts'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'

/** What is being written: nothing, a new address, or a change of one. */
type Writing = 'nothing' | 'new' | Address

/** From where the parcels come, and the way to another address. */
export function AddressPage({ customer: { addresses } }: { customer: CustomerData }) {
  const t = useTranslate()
  const action = useAction()
  const [writing, setWriting] = useState<Writing>(addresses.length === 0 ? 'new' : 'nothing')

  const saved = () => {
    setWriting('nothing')
    focusPage()
    action.confirm(t('account.addressChange.saved'))
  }

  return (
    <div className="grid grid--halves">
      <section className="stack">
        <h2>{t('account.addressChange.list')}</h2>
        <AddressList addresses={addresses} action={action} onChange={setWriting} />
        <ActionNotice action={action} />
        {writing === 'nothing' && (
          <p>
            <Button look="quiet" onClick={() => setWriting('new')}>
              <Icon name="plus" />
              {t('account.addressChange.add')}
            </Button>
          </p>
        )}
      </section>
      {writing !== 'nothing' && (
        <AddressForm
          key={writing === 'new' ? 'new' : writing['@id']}
          address={writing === 'new' ? undefined : writing}
          takesFocus={addresses.length > 0}
          onSaved={saved}
          onCancel={() => setWriting('nothing')}
        />
      )}
    </div>
  )
}
