import { paymentWord } from '#domain/accounts/payees/payment-type.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/field.tsx'

type Props = {
  paymentType: string
  onChoose: (code: string) => void
  /** As a question of its own, or as one that steps back. */
  look: 'cards' | 'row'
  label: string
}

/** The ways to be paid. */
export const PayoutMethods = (props: Props) => <Ways {...props} codes={Object.values(useShop().country.paymentTypes)} />

/** Those whose accounts a customer can store. */
export function StoredPayoutWays(props: Omit<Props, 'label'>) {
  const t = useTranslate()
  const { DirectDebitSwift, Paypal } = useShop().country.paymentTypes

  return <Ways {...props} label={t('checkout.payout.label')} codes={[DirectDebitSwift, Paypal]} />
}

function Ways({ codes, paymentType, onChoose, look, label }: Props & { codes: readonly string[] }) {
  const t = useTranslate()

  return (
    <RadioGroup
      name="paymentType"
      look={look}
      label={label}
      value={paymentType}
      onChange={onChoose}
      options={codes.map((code) => ({
        value: code,
        label: t(`checkout.payout.${paymentWord(code)}`),
        ...(look === 'cards' && { hint: t(`checkout.payout.${paymentWord(code)}Hint`) }),
      }))}
    />
  )
}
