import { useId } from 'react'
import { businessIn } from '#shop/modes/mode.ts'
import { useRules, useShop, useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sellAs } from './priced-cart.ts'

/** Asks who sells, where both private people and companies can. */
export function SellerKind({ business }: { business: boolean }) {
  const t = useTranslate()
  const shop = useShop()
  const rules = useRules()
  // The cart may be open beside the checkout, and each asks for itself.
  const name = useId()
  if (businessIn(shop) !== 'chosen') return null

  return (
    <RadioGroup
      name={name}
      look="row"
      label={t('cart.seller.label')}
      value={business ? 'company' : 'private'}
      onChange={(kind) => sellAs(rules, kind === 'company')}
      options={(['private', 'company'] as const).map((kind) => ({ value: kind, label: t(`cart.seller.${kind}`) }))}
    />
  )
}

/** Nothing goes silently. */
export function LostVoucher({ code }: { code: string }) {
  const t = useTranslate()

  return (
    <Notice live="status">
      <p>{t('cart.seller.lostVoucher', { code })}</p>
    </Notice>
  )
}
