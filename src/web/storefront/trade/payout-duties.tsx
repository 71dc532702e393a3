import { Form, useActionData } from 'react-router'
import { payeeFields, paymentKinds, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { documentKinds } from '#domain/payouts/receipts/document-kinds.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { payeeInputs } from '#web/storefront/checkout/form/payee-inputs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PayoutAnswer } from './act-on-payout.ts'
import type { ShownPayout } from './show-payout.ts'

/** Everything that stands between the seller and his money, and that only he can do. */
export function PayoutDuties({ payout: { duties } }: { payout: ShownPayout }) {
  const t = useTranslate()

  return (
    <>
      {duties.payee && <OtherPayee />}
      {duties.identity === 'asked' && <Identity />}
      {duties.identity === 'told' && <Notice look="success" title={t('documents.identity.told')} />}
      {duties.canSplit && <Split />}
    </>
  )
}

/** What was typed and what is wrong with it, if it was this form. */
function useFields(intent: string) {
  const t = useTranslate()
  const answer = useActionData<PayoutAnswer>()
  const own = answer?.intent === intent ? answer : undefined
  return (name: string) => {
    const problem = own?.problems[name]
    return {
      name,
      id: `${intent}-${name}`,
      defaultValue: own?.form[name] ?? '',
      ...(problem && { error: t(problem === 'missing' ? 'documents.problem.missing' : 'documents.problem.invalid') }),
    }
  }
}

function OtherPayee() {
  const t = useTranslate()
  const field = useFields('payee')

  return (
    <Card as="section">
      <Form method="post" noValidate preventScrollReset className="stack">
        <h2>{t('documents.payee.title')}</h2>
        <p>{t('documents.payee.text')}</p>
        <Select
          label={t('documents.payee.way')}
          {...field('way')}
          options={paymentKinds.map((kind) => {
            const { word } = paymentMethods[kind]
            return { value: word, label: t(`documents.payee.${word}`) }
          })}
        />
        {payeeFields.map((name) => (
          <TextInput key={name} label={t(`documents.payee.${name}`)} {...field(name)} {...payeeInputs[name]} />
        ))}
        <p>
          <Button type="submit" name="intent" value="payee">
            {t('documents.payee.save')}
          </Button>
        </p>
      </Form>
    </Card>
  )
}

function Identity() {
  const t = useTranslate()
  const field = useFields('identity')
  const kinds = documentKinds.map((kind) => ({ value: kind, label: t(`documents.identity.kinds.${kind}`) }))

  return (
    <Card as="section">
      <Form method="post" noValidate preventScrollReset className="stack">
        <h2>{t('documents.identity.title')}</h2>
        <p>{t('documents.identity.text')}</p>
        <Select
          label={t('documents.identity.kind')}
          {...field('kind')}
          options={[{ value: '', label: t('documents.identity.choose') }, ...kinds]}
        />
        <TextInput label={t('documents.identity.number')} {...field('number')} autoComplete="off" />
        <TextInput label={t('documents.identity.issuedOn')} {...field('issuedOn')} type="date" />
        <TextInput label={t('documents.identity.authority')} {...field('authority')} />
        <p>
          <Button type="submit" name="intent" value="identity">
            {t('documents.identity.save')}
          </Button>
        </p>
      </Form>
    </Card>
  )
}

function Split() {
  const t = useTranslate()

  return (
    <Card as="section">
      <Form method="post" preventScrollReset className="stack">
        <h2>{t('documents.split.title')}</h2>
        <p>{t('documents.split.text')}</p>
        <p>
          <Button type="submit" name="intent" value="split" look="quiet">
            {t('documents.split.choose')}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
