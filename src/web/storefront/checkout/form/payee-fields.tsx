import { useState } from 'react'
import { paymentKind, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormText, useForm } from './form-context.tsx'
import { IbanField } from './iban-field.tsx'
import { payeeInputs } from './payee-inputs.ts'

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
  const [isOpen, setOpen] = useState(!follows)
  if (isOpen || problems.holder) return <FormText field="holder" {...payeeInputs.holder} />

  return (
    draft.holder !== '' && (
      <p>
        {t('checkout.field.holder')}: {draft.holder}{' '}
        <Button look="ghost" size="small" onClick={() => setOpen(true)}>
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
  const [isOpen, setOpen] = useState(false)
  if (isOpen || draft.bic !== '') return <FormText field="bic" mayBeEmpty {...payeeInputs.bic} />

  return (
    <Button look="ghost" size="small" className="checkout__more" onClick={() => setOpen(true)}>
      {t('checkout.add.bic')}
    </Button>
  )
}
