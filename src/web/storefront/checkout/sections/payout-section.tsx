import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { cartActions } from '#web/storefront/cart/cart-actions.ts'
import { RadioGroup } from '#web/ui/field.tsx'
import { useForm } from '#web/storefront/checkout/form/form-context.tsx'
import { FormSection } from '#web/storefront/checkout/form/form-section.tsx'
import type { KnownAccount } from '#web/storefront/checkout/known-seller/known.ts'
import { PayeeFields } from '#web/storefront/checkout/form/payee-fields.tsx'
import { PayoutMethods } from '#web/storefront/checkout/form/payout-methods.tsx'

type Stored = {
  accounts: readonly KnownAccount[]
  /** The address of the chosen one, or nothing for another account. */
  chosen: string | undefined
  choose: (account: string | undefined) => void
}

/** Where the money goes. */
export function PayoutSection({ paymentType, stored }: { paymentType: string; stored: Stored }) {
  const t = useTranslate()
  const { payOtherwise } = useForm()

  const hasStored = stored.accounts.length > 0

  const choose = (account: string | undefined) => {
    stored.choose(account)
    payOtherwise()
  }

  return (
    <FormSection title={t('checkout.payout.title')}>
      {hasStored && <StoredAccounts {...stored} choose={choose} />}
      {stored.chosen === undefined && <OtherAccount paymentType={paymentType} isSecond={hasStored} />}
      <p className="field__hint checkout__sealed">
        <Icon name="lock" size={18} /> {t('checkout.payout.sealed')}
      </p>
    </FormSection>
  )
}

const OTHER = ''

/** What the shop has kept comes first: nothing has to be typed. */
function StoredAccounts({ accounts, chosen, choose }: Stored) {
  const t = useTranslate()

  return (
    <RadioGroup
      name="paymentAccount"
      look="cards"
      label={t('checkout.payout.label')}
      value={chosen ?? OTHER}
      onChange={(value) => choose(value || undefined)}
      options={[
        ...accounts.map(({ address, kind, hint, holder }) => ({
          value: address,
          label: `${t(`checkout.payout.${kind}`)} ${hint}`,
          hint: holder,
        })),
        { value: OTHER, label: t('checkout.payout.other'), hint: t('checkout.payout.otherHint') },
      ]}
    />
  )
}

/** The two ways, and the fields of the chosen one. As the second question it steps back. */
function OtherAccount({ paymentType, isSecond }: { paymentType: string; isSecond: boolean }) {
  const t = useTranslate()
  const { payOtherwise } = useForm()

  const choose = (code: string) => {
    cartActions.setPaymentType(code)
    payOtherwise()
  }

  return (
    <>
      <PayoutMethods
        look={isSecond ? 'row' : 'cards'}
        label={t(isSecond ? 'checkout.payout.other' : 'checkout.payout.label')}
        paymentType={paymentType}
        onChoose={choose}
      />
      <PayeeFields paymentType={paymentType} follows />
    </>
  )
}
