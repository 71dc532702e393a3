import { useState, type FormEvent } from 'react'
import { NOTHING_TO_PAY } from '#domain/accounts/payees/payment-type.ts'
import { passwordLengthProblem } from '#domain/accounts/passwords/password-rules.ts'
import type { TradeForm } from '#domain/trades/sale/read-trade-form.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { PasswordField, typedIn } from '#web/storefront/account/account-fields.tsx'
import { register, type Registration } from '#web/storefront/account/passwords/letter-calls.ts'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { useSending } from '#web/storefront/account/use-sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Who sold, from where, and where the money goes: the same that the trade was made of. */
function registrationOf({ seller, paymentType, payee }: TradeForm): Omit<Registration, 'password' | 'locale'> {
  const { firstName, lastName, email, ...Address } = seller
  const Payment = { paymentType, ...payee }
  return { firstName, lastName, email, Address, ...(paymentType !== NOTHING_TO_PAY && { Payment }) }
}

const fields = ['password'] as const

/** A guest becomes a customer by choosing a password; everything else has just been typed. */
export function SaveMyData({ form: sold }: { form: TradeForm }) {
  const t = useTranslate()
  const { locale } = useShop().country
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields)
  const [isSent, setSent] = useState(false)
  const { email } = sold.seller

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const password = typedIn(form.current, 'password')
    const registration = { ...registrationOf(sold), password, locale }
    if (await send({ password: passwordLengthProblem(password) }, () => register(registration))) setSent(true)
  }

  return (
    <Card as="section" look="quiet">
      <h2>{t('thankYou.account.title')}</h2>
      {isSent ? (
        <Notice look="success" live="status" title={t('thankYou.account.sent')}>
          <p className="long-words">{t('thankYou.account.sentText', { email })}</p>
        </Notice>
      ) : (
        <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)} onInput={forgive}>
          <p>{t('thankYou.account.text')}</p>
          <RefusalNotice refusal={refusal} />
          {/* Tells a password manager whose password is meant. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField problem={problems.password} autoComplete="new-password" />
          <p>
            <Button type="submit" look="quiet" busy={isBusy}>
              {t('thankYou.account.submit')}
            </Button>
          </p>
        </form>
      )}
    </Card>
  )
}
