import { useEffect, useRef } from 'react'
import { addressFields } from '#domain/accounts/profile/customer.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { houseLineIn } from '#shop/addresses/house-line.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { Address } from '#web/state/customer-data.ts'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { problemsIn } from '#web/storefront/account/problems-in.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'
import { AddressFields } from '#web/storefront/checkout/form/address/address-fields.tsx'
import { readDraft, type Draft } from '#web/storefront/checkout/form/draft.ts'
import { DraftFormElement } from '#web/storefront/checkout/form/form-context.tsx'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import { addressDraft } from '#web/storefront/checkout/known-seller/known-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ADDRESSES } from './address-list.tsx'

type Props = {
  /** The address that is changed, or nothing for a new one. */
  address: Address | undefined
  /** It came when somebody asked for it, not with the page. */
  takesFocus: boolean
  onSaved: () => void
  onCancel: () => void
}

/** An address, by the rules of the checkout. */
export function AddressForm({ address, takesFocus, onSaved, onCancel }: Props) {
  const t = useTranslate()
  const { country } = useShop()
  const action = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const judge = (draft: Draft, { readSellerFields }: Rules): TradeProblems => {
    const read = readSellerFields(addressFields, country, draft, new Date())
    return read.ok ? {} : read.problems
  }
  const form = useDraftForm(() => readDraft(undefined, addressDraft(address)), judge)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const save = () => {
    const said = addressDraft(form.draft)
    return address
      ? askShop('PATCH', ADDRESSES, { address: { id: address['@id'], ...said } })
      : askShop('POST', ADDRESSES, { address: said })
  }
  const submit = async () => {
    if (!form.isFine() || !(await action.run(save, ({ violations }) => form.show(problemsIn(violations))))) return
    await loadCustomer().catch(() => undefined)
    onSaved()
  }

  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1}>
        {address
          ? t('account.addressChange.edit', { address: houseLineIn(country, address) })
          : t('account.addressChange.new')}
      </h2>
      <DraftFormElement form={form} id="address" onSend={submit}>
        <AddressFields />
        <ActionNotice action={action} />
        <div className="cluster">
          <Button type="submit" busy={action.isBusy}>
            {t('account.save')}
          </Button>
          {takesFocus && (
            <Button look="quiet" onClick={onCancel}>
              {t('account.cancel')}
            </Button>
          )}
        </div>
      </DraftFormElement>
    </Card>
  )
}
