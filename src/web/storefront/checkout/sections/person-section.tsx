import { lazy, Suspense } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import type { PricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { AddressFields } from '#web/storefront/checkout/form/address/address-fields.tsx'
import { BirthdateField } from '#web/storefront/checkout/form/birthdate-field.tsx'
import { EmailField } from '#web/storefront/checkout/form/email-field.tsx'
import { FormText } from '#web/storefront/checkout/form/form-context.tsx'
import { FormSection } from '#web/storefront/checkout/form/form-section.tsx'
import type { AddressDraft } from '#web/storefront/checkout/known-seller/known-address.ts'

/** Most who sell are no company. */
const CompanyFields = lazy(async () => ({ default: (await import('./company-fields.tsx')).CompanyFields }))

/** Most who sell have one address. */
const KnownAddresses = lazy(async () => ({
  default: (await import('#web/storefront/checkout/form/address/known-addresses.tsx')).KnownAddresses,
}))

type Props = { priced: PricedCart; addresses: readonly AddressDraft[] }

/** Who sells, and from where the parcel comes. */
export function PersonSection({ priced: { business, lines }, addresses }: Props) {
  const t = useTranslate()

  return (
    <FormSection title={t('checkout.person.title')}>
      <Suspense>{business && <CompanyFields goods={lines} />}</Suspense>
      <div className="field-row">
        <FormText field="firstName" autoComplete="given-name" />
        <FormText field="lastName" autoComplete="family-name" />
      </div>
      {!business && <BirthdateField />}
      <div className="field-row">
        <EmailField hint={t('checkout.hint.email')} />
        <FormText field="phone" type="tel" inputMode="tel" autoComplete="tel" hint={t('checkout.hint.phone')} />
      </div>
      <Suspense>{addresses.length > 1 && <KnownAddresses addresses={addresses} />}</Suspense>
      <AddressFields />
    </FormSection>
  )
}
