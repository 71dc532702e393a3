import { useShop, useTranslate } from '#web/shop-context.tsx'
import { FormText } from './form-context.tsx'

/** Where a parcel comes from, and goes back to. The country is that of the shop. */
export function AddressFields() {
  const t = useTranslate()
  const { name, postalCodeExample } = useShop().country
  const keyboard = /^\d+$/.test(postalCodeExample) ? 'numeric' : 'text'

  return (
    <>
      <div className="field-row field-row--small-last">
        <FormText field="street" autoComplete="address-line1" />
        <FormText field="houseNumber" />
      </div>
      <FormText field="addressExtra" autoComplete="address-line2" mayBeEmpty />
      <div className="field-row field-row--small-first">
        <FormText field="postalCode" inputMode={keyboard} autoComplete="postal-code" />
        <FormText field="city" autoComplete="address-level2" />
      </div>
      <p className="field">
        <span className="field__label">{t('checkout.field.country')}</span>
        {name}
      </p>
    </>
  )
}
