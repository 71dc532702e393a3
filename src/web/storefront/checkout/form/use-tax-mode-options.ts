import { taxModes } from '#domain/trades/sale/new-trade.ts'
import { useTranslate } from '#web/shop-context.tsx'

/** How a company can be taxed, each with a sentence that says what it means. */
export function useTaxModeOptions() {
  const t = useTranslate()
  return taxModes.map((mode) => ({
    value: mode,
    label: t(`checkout.taxMode.${mode}`),
    hint: t(`checkout.taxHint.${mode}`),
  }))
}
