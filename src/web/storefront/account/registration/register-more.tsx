import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { AddressFields } from '#web/storefront/checkout/form/address/address-fields.tsx'
import { useForm } from '#web/storefront/checkout/form/form-context.tsx'
import { PayeeFields } from '#web/storefront/checkout/form/payee-fields.tsx'
import { StoredPayoutWays } from '#web/storefront/checkout/form/payout-methods.tsx'

type Props = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  paymentType: string
  setPaymentType: (code: string) => void
}

/** What can as well be said with the first sale. */
export function RegisterMore({ isOpen, setOpen, paymentType, setPaymentType }: Props) {
  const t = useTranslate()
  const { payOtherwise } = useForm()

  const choose = (code: string) => {
    setPaymentType(code)
    payOtherwise()
  }

  return (
    <details className="disclosure" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="disclosure__button">
        {t('loginLetters.register.more')}
        <Icon name="chevron-down" />
      </summary>
      <div className="stack account__more">
        <p className="field__hint">{t('loginLetters.register.moreHint')}</p>
        <h2>{t('loginLetters.register.address')}</h2>
        <AddressFields />
        <h2>{t('loginLetters.register.payout')}</h2>
        <StoredPayoutWays look="cards" paymentType={paymentType} onChoose={choose} />
        <PayeeFields paymentType={paymentType} />
      </div>
    </details>
  )
}
