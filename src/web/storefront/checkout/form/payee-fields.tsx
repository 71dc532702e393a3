import { paymentKind, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormText, useForm } from './form-context.tsx'
import { IbanField } from './iban-field.tsx'
import { payeeInputs } from './payee-inputs.ts'
import { useOpenedField } from './use-opened-field.ts'

type Props = {
  paymentType: string
  /** Who sells stands above: the account is taken for his until he says otherwise. */
  follows?: boolean
}

/** The account of the chosen way. */
export const PayeeFields = ({ paymentType, follows = false }: Props) =>
  paymentKind(paymentType) === 'sepa' ? (
    <>
      <IbanField />
      <Holder follows={follows} />
      <Bic />
    </>
  ) : (
    paymentMethods.paypal.fields.map((field) => <FormText key={field} field={field} {...payeeInputs[field]} />)
  )

function Holder({ follows }: { follows: boolean }) {
  const t = useTranslate()
  const { draft, problems } = useForm()
  const { isOpen, field, button } = useOpenedField(!follows || problems.holder !== undefined)
  if (isOpen) return <FormText field="holder" {...payeeInputs.holder} {...field} />

  return (
    draft.holder !== '' && (
      <p>
        {t('checkout.field.holder')}: {draft.holder}{' '}
        <Button look="ghost" size="small" {...button}>
          {t('checkout.otherHolder')}
        </Button>
      </p>
    )
  )
}

/** Within Europe nobody needs one; who has it at hand may write it. */
function Bic() {
  const t = useTranslate()
  const { draft } = useForm()
  const { isOpen, field, button } = useOpenedField(draft.bic !== '')
  if (isOpen) return <FormText field="bic" mayBeEmpty {...payeeInputs.bic} {...field} />

  return (
    <Button look="ghost" size="small" className="checkout__more" {...button}>
      {t('checkout.add.bic')}
    </Button>
  )
}
