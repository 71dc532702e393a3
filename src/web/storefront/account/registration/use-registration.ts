import { useState } from 'react'
import { passwordLengthProblem } from '#domain/accounts/passwords/password-rules.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import type { TradeField } from '#domain/trades/sale/new-trade.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useShop } from '#web/shop-context.tsx'
import { recallDraft } from '#web/storefront/checkout/form/draft.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import type { Refusal } from '#web/storefront/account/account-answer.ts'
import { typedIn } from '#web/storefront/account/account-fields.tsx'
import { problemsIn } from '#web/storefront/account/problems-in.ts'
import { register } from '#web/storefront/account/passwords/letter-calls.ts'
import { isAboutMore, registrationOf, registrationProblems } from './registration-draft.ts'
import { typedEmail } from '#web/storefront/account/passwords/typed-email.ts'

/** The form of a new account. Its password stands in its field and nowhere else. */
export function useRegistration(onSent: (email: string) => void) {
  const { country } = useShop()
  const [paymentType, setPaymentType] = useState<string>(country.selectedPaymentType)
  // Who has just sold as a guest has typed most of it already.
  const start = () => recallDraft({ email: typedEmail() })
  const form = useDraftForm(start, (draft, rules) => registrationProblems(draft, paymentType, country, rules))
  const [passwordProblem, setPasswordProblem] = useState<FieldProblem>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)

  const complain = (problems: TradeProblems, aboutPassword: FieldProblem | undefined) => {
    setPasswordProblem(aboutPassword)
    if (isAboutMore(problems)) setOpen(true)
    form.show(problems)
  }
  const refuse = (why: Refusal) => {
    if (why.violations.length === 0) {
      setRefusal(why)
      return complain({}, undefined)
    }
    const { password, ...others } = problemsIn<TradeField | 'password'>(why.violations)
    complain(others, password)
  }
  const submit = async () => {
    if (isBusy) return
    const password = typedIn(form.form.current, 'password')
    const problems = form.validate()
    const aboutPassword = passwordLengthProblem(password)
    setRefusal(undefined)
    if (aboutPassword || Object.keys(problems).length > 0) return complain(problems, aboutPassword)

    setBusy(true)
    const answer = await register({ ...registrationOf(form.draft, paymentType), password, locale: country.locale })
    setBusy(false)
    if (answer.ok) onSent(form.draft.email.trim())
    else refuse(answer)
  }

  return {
    form,
    more: { isOpen, setOpen, paymentType, setPaymentType },
    passwordProblem,
    forgivePassword: () => setPasswordProblem(undefined),
    refusal,
    isBusy,
    submit,
  }
}
