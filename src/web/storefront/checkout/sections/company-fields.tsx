import type { TaxedGoods } from '#domain/trades/sale/goods-of-quote.ts'
import { isReverseCharge, taxOf } from '#domain/trades/sale/tax.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { taxModeOf } from '#web/storefront/checkout/form/draft.ts'
import { FormText, useForm } from '#web/storefront/checkout/form/form-context.tsx'
import { useTaxModeOptions } from '#web/storefront/checkout/form/use-tax-mode-options.ts'

/** Companies sell in Germany only. What they say about their tax goes onto the credit note. */
export function CompanyFields({ goods }: { goods: readonly TaxedGoods[] }) {
  const t = useTranslate()
  const { draft, change } = useForm()
  const taxMode = taxModeOf(draft)
  const owesTax = isReverseCharge(taxOf({ segment: 'business', seller: { taxMode } }, goods))

  return (
    <>
      <div className="field-row">
        <FormText field="company" autoComplete="organization" />
        <FormText
          field="vatId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('checkout.hint.vatId')}
        />
      </div>
      <RadioGroup
        name="taxMode"
        label={t('checkout.field.taxMode')}
        value={taxMode}
        onChange={(mode) => change('taxMode', mode)}
        options={useTaxModeOptions()}
      />
      <p role="status" className="field__hint">
        {owesTax && t('checkout.reverseCharge')}
      </p>
    </>
  )
}
