import type { SellerField } from '#domain/accounts/profile/seller.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { BirthdateField } from '#web/storefront/checkout/form/birthdate-field.tsx'
import { formOf, readDraft, type Draft } from '#web/storefront/checkout/form/draft.ts'
import { FormText } from '#web/storefront/checkout/form/form-context.tsx'
import { knownDraft } from '#web/storefront/checkout/known-seller/known-seller.ts'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import { askShop, type ShopAnswer } from '#web/storefront/account/signed-in/ask-shop.ts'
import { SavedForm } from './saved-form.tsx'

const sellerOf = (draft: Draft) => formOf(draft, { paymentType: '0', business: false }).seller

/** The birthday and the number may wait until the next sale; what is written must be right. */
function fieldsIn({ birthdate, phone }: ReturnType<typeof sellerOf>): SellerField[] {
  return ['firstName', 'lastName', ...(birthdate ? ['birthdate' as const] : []), ...(phone ? ['phone' as const] : [])]
}

/** Name and birthday are one thing to the shop, the phone another. */
async function save(customer: CustomerData, draft: Draft): Promise<ShopAnswer> {
  const { firstName, lastName, birthdate, phone } = sellerOf(draft)
  const customerIri = customer['@id']
  const peopleIri = customer.person?.['@id'] ?? ''
  const address = { firstName, lastName, birthdate: birthdate || null }
  const told = await askShop('PATCH', '/api/customers/people', { address, peopleIri, customerIri })
  if (!told.ok || phone === (customer.phoneContact?.phone ?? '')) return told

  const phoneIri = customer.phoneContact?.['@id'] ?? ''
  return askShop('PATCH', '/api/customers/phone_contacts', { phone, customerIri, phoneIri })
}

/** Who the customer is. */
export function ProfileSection({ customer }: { customer: CustomerData }) {
  const t = useTranslate()
  const { country } = useShop()
  const judge = (draft: Draft, { readSellerFields }: Rules): TradeProblems => {
    const seller = sellerOf(draft)
    const read = readSellerFields(fieldsIn(seller), country, seller, new Date())
    return read.ok ? {} : read.problems
  }
  const form = useDraftForm(() => readDraft(undefined, knownDraft(customer)), judge)

  return (
    <SavedForm
      id="profile"
      title={t('account.profile.title')}
      form={form}
      save={() => save(customer, form.draft)}
      saved={t('account.profile.saved')}
    >
      <div className="field-row">
        <FormText field="firstName" autoComplete="given-name" />
        <FormText field="lastName" autoComplete="family-name" />
      </div>
      <BirthdateField />
      <FormText field="phone" type="tel" inputMode="tel" autoComplete="tel" mayBeEmpty />
    </SavedForm>
  )
}
