import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { AddressFields } from '#web/storefront/checkout/form/address/address-fields.tsx'
import { readDraft, type Draft } from '#web/storefront/checkout/form/draft.ts'
import { knownDraft } from '#web/storefront/checkout/known-seller/known-seller.ts'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import { Card } from '#web/ui/card.tsx'
import { askShop } from './ask-shop.ts'
import { SavedForm } from './sections/saved-form.tsx'

/** The address as it is, and as it shall be. */
export function AddressPage({ customer }: { customer: CustomerData }) {
  return (
    <div className="grid grid--halves">
      <CurrentAddress customer={customer} />
      <AddressForm customer={customer} />
    </div>
  )
}

function CurrentAddress({ customer: { person, address } }: { customer: CustomerData }) {
  const t = useTranslate()
  const { name } = useShop().country

  return (
    <Card as="section" look="quiet">
      <h2>{t('account.addressChange.current')}</h2>
      {address ? (
        <address data-address>
          {person && <p>{`${person.firstName} ${person.lastName}`}</p>}
          <p>{`${address.street} ${address.houseNumber}`}</p>
          {address.addressExtra && <p>{address.addressExtra}</p>}
          <p>{`${address.postalCode} ${address.city}`}</p>
          <p>{name}</p>
        </address>
      ) : (
        <p>{t('account.addressChange.none')}</p>
      )}
    </Card>
  )
}

const fields = ['street', 'houseNumber', 'addressExtra', 'postalCode', 'city'] as const

function AddressForm({ customer }: { customer: CustomerData }) {
  const t = useTranslate()
  const { country } = useShop()
  const judge = (draft: Draft, { readSellerFields }: Rules): TradeProblems => {
    const read = readSellerFields(fields, country, draft, new Date())
    return read.ok ? {} : read.problems
  }
  const form = useDraftForm(() => readDraft(undefined, knownDraft(customer)), judge)

  const save = () => {
    const { street, houseNumber, addressExtra, postalCode, city } = form.draft
    const address = { id: customer.address?.['@id'] ?? '', street, houseNumber, addressExtra, postalCode, city }
    return askShop('PATCH', '/api/customers/addresses', { address })
  }

  return (
    <SavedForm
      id="address"
      title={t('account.addressChange.change')}
      form={form}
      save={save}
      saved={t('account.addressChange.saved')}
    >
      <AddressFields />
    </SavedForm>
  )
}
