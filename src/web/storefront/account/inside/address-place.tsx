import type { FormEvent } from 'react'
import { readSellerFields } from '#domain/accounts/seller.ts'
import type { TradeProblems } from '#domain/trades/read-trade-form.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { AddressFields } from '#web/storefront/checkout/address-fields.tsx'
import { readDraft, type Draft } from '#web/storefront/checkout/draft.ts'
import { FormProvider } from '#web/storefront/checkout/form-context.tsx'
import { knownDraft } from '#web/storefront/checkout/known-seller.ts'
import { useDraftForm } from '#web/storefront/checkout/use-draft-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadCustomer } from '../account-calls.ts'
import { askShop } from './ask-shop.ts'
import { DeedNotice } from './deed-notice.tsx'
import { problemsIn } from './problems-in.ts'
import { useDeed } from './use-deed.ts'

/** The address as it is, and as it shall be. */
export function AddressPlace({ customer }: { customer: CustomerData }) {
  return (
    <div className="grid grid--halves">
      <CurrentAddress customer={customer} />
      <AddressForm customer={customer} />
    </div>
  )
}

function CurrentAddress({ customer: { person, address } }: { customer: CustomerData }) {
  const t = useTranslate()
  const { code } = useShop().country

  return (
    <Card as="section" look="quiet">
      <h2>{t('account.addressChange.current')}</h2>
      {address ? (
        <address data-address>
          {person && <p>{`${person.firstName} ${person.lastName}`}</p>}
          <p>{`${address.street} ${address.houseNumber}`}</p>
          {address.addressExtra && <p>{address.addressExtra}</p>}
          <p>{`${address.postalCode} ${address.city}`}</p>
          <p>{t(`site.country.${code}`)}</p>
        </address>
      ) : (
        <p>{t('account.addressChange.none')}</p>
      )}
    </Card>
  )
}

const FORM_ID = 'address'
const fields = ['street', 'houseNumber', 'addressExtra', 'postalCode', 'city'] as const

function AddressForm({ customer }: { customer: CustomerData }) {
  const t = useTranslate()
  const { country } = useShop()
  const deed = useDeed()
  const judge = (draft: Draft): TradeProblems => {
    const read = readSellerFields(fields, country, draft, new Date())
    return read.ok ? {} : read.problems
  }
  const form = useDraftForm(FORM_ID, () => readDraft(undefined, knownDraft(customer)), judge)

  const save = () => {
    const { street, houseNumber, addressExtra, postalCode, city } = form.draft
    const address = { id: customer.address?.['@id'] ?? '', street, houseNumber, addressExtra, postalCode, city }
    return askShop('PATCH', '/api/customers/addresses', { address })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.isFine() || !(await deed.run(save, (refusal) => form.show(problemsIn(refusal))))) return
    await loadCustomer().catch(() => undefined)
    deed.say(t('account.addressChange.saved'))
  }

  return (
    <Card as="section">
      <h2>{t('account.addressChange.change')}</h2>
      <FormProvider value={form}>
        <form id={FORM_ID} className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <AddressFields />
          <DeedNotice deed={deed} />
          <p>
            <Button type="submit" busy={deed.isBusy}>
              {t('account.save')}
            </Button>
          </p>
        </form>
      </FormProvider>
    </Card>
  )
}
