import { useShop, useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/field.tsx'

type Props = {
  paymentType: string
  onChoose: (code: string) => void
  /** As a question of its own, or as one that steps back. */
  look: 'cards' | 'row'
  label: string
}

/** The two ways to be paid. */
export function PayoutMethods({ paymentType, onChoose, look, label }: Props) {
  const t = useTranslate()
  const { DirectDebitSwift, Paypal } = useShop().country.paymentTypes
  const isLarge = look === 'cards'

  return (
    <RadioGroup
      name="paymentType"
      look={look}
      label={label}
      value={paymentType}
      onChange={onChoose}
      options={[
        {
          value: DirectDebitSwift,
          label: t('checkout.payout.bank'),
          ...(isLarge && { hint: t('checkout.payout.bankHint') }),
        },
        {
          value: Paypal,
          label: t('checkout.payout.paypal'),
          ...(isLarge && { hint: t('checkout.payout.paypalHint') }),
        },
      ]}
    />
  )
}
