import { taxModes } from '#domain/trades/new-trade.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Select } from '#web/ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { BirthdateField } from './birthdate-field.tsx'
import { FormText, useForm } from './form-context.tsx'
import { FormSection } from './form-section.tsx'

/** Who sells, and from where the parcel comes. */
export function PersonSection({ business }: { business: boolean }) {
  const t = useTranslate()

  return (
    <FormSection title={t('checkout.person.title')}>
      {business && <CompanyFields />}
      <div className="field-row">
        <FormText field="firstName" autoComplete="given-name" />
        <FormText field="lastName" autoComplete="family-name" />
      </div>
      <BirthdateField />
      <div className="field-row">
        <FormText
          field="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={t('checkout.hint.email')}
        />
        <FormText field="phone" type="tel" inputMode="tel" autoComplete="tel" hint={t('checkout.hint.phone')} />
      </div>
      <AddressFields />
    </FormSection>
  )
}

/** Companies sell in Germany only. */
function CompanyFields() {
  const t = useTranslate()
  const { draft, change } = useForm()

  return (
    <>
      <div className="field-row">
        <FormText field="company" autoComplete="organization" />
        <FormText field="vatId" autoCapitalize="characters" spellCheck={false} />
      </div>
      <Select
        id="taxMode"
        name="taxMode"
        label={t('checkout.field.taxMode')}
        value={draft.taxMode || 'standard'}
        onChange={(event) => change('taxMode', event.target.value)}
        options={taxModes.map((mode) => ({ value: mode, label: t(`checkout.taxMode.${mode}`) }))}
      />
    </>
  )
}
