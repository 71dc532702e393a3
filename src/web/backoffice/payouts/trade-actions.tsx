import { Form } from 'react-router'
import { payeeFields, paymentKinds, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { documentKinds } from '#domain/payouts/receipts/document-kinds.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { ShownPayout } from './payout-trade.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

type Props = { trade: ShownPayout }

/** Who the seller is: told by himself or by us, and compared with a document by somebody else. */
export function Identity({ trade: { identity, needsIdentity, typedByMe } }: Props) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const may = useMay()
  const isConfirmed = Boolean(identity?.confirmedAt)
  const mayConfirm = may('trades.decide') || may('payouts.prepare')

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.trade.identity')}</h2>
      {needsIdentity && !isConfirmed && <p>{t('office.payouts.trade.identityNeeded')}</p>}
      {identity ? (
        <p>
          {t(`documents.identity.kinds.${identity.kind}`)} {identity.number}, {identity.issuedOn}, {identity.authority}.{' '}
          {identity.confirmedAt
            ? t('office.payouts.trade.identityConfirmed', { date: formatDay(identity.confirmedAt) })
            : t('office.payouts.trade.identityTold', { date: formatDay(identity.writtenAt) })}
        </p>
      ) : (
        <p>{t('office.payouts.trade.identityNone')}</p>
      )}
      {identity && !isConfirmed && mayConfirm && !typedByMe && (
        <Form method="post">
          <Button type="submit" name="intent" value="confirm-identity" size="small">
            {t('office.payouts.trade.confirm')}
          </Button>
        </Form>
      )}
      {may('trades.decide') && (
        <details>
          <summary>{t('office.payouts.trade.writeIdentity')}</summary>
          <Form method="post" className="office-filters">
            <Select
              label={t('documents.identity.kind')}
              name="kind"
              options={documentKinds.map((kind) => ({ value: kind, label: t(`documents.identity.kinds.${kind}`) }))}
            />
            <TextInput label={t('documents.identity.number')} name="number" required />
            <TextInput label={t('documents.identity.issuedOn')} name="issuedOn" type="date" required />
            <TextInput label={t('documents.identity.authority')} name="authority" required />
            <Button type="submit" name="intent" value="write-identity" look="quiet">
              {t('office.payouts.trade.writeIdentity')}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}

/** Another account, after the bank refused the first. */
export function OtherPayee() {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('trades.decide')) return null

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.trade.payee')}</h2>
      <p>{t('office.payouts.trade.payeeText')}</p>
      <Form method="post" className="office-filters">
        <Select
          label={t('documents.payee.way')}
          name="way"
          options={paymentKinds.map((kind) => {
            const { word } = paymentMethods[kind]
            return { value: word, label: t(`documents.payee.${word}`) }
          })}
        />
        {payeeFields.map((name) => (
          <TextInput
            key={name}
            label={t(`documents.payee.${name}`)}
            name={name}
            type={name === 'paypalEmail' ? 'email' : 'text'}
          />
        ))}
        <Button type="submit" name="intent" value="payee">
          {t('documents.payee.save')}
        </Button>
      </Form>
    </section>
  )
}

export function Split({ trade: { splitPayout, pieces } }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (pieces === 1) return null

  return (
    <section className="stack stack--tight">
      <p>{splitPayout ? t('office.payouts.trade.splitOn') : t('office.payouts.trade.splitOff')}</p>
      {!splitPayout && may('trades.decide') && (
        <Form method="post">
          <Button type="submit" name="intent" value="split" look="quiet" size="small">
            {t('office.payouts.trade.split')}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** Nothing is paid while something is unclear. */
export function Hold({ trade: { hold } }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  const mayHold = may('trades.decide') || may('payouts.prepare')

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.trade.hold')}</h2>
      <p>{hold === null ? t('office.payouts.trade.holdText') : t('office.payouts.trade.held', { reason: hold })}</p>
      {mayHold && (
        <Form method="post" className="office-filters">
          {hold === null && (
            <TextInput label={t('office.payouts.trade.reason')} name="reason" required maxLength={300} />
          )}
          <Button type="submit" name="intent" value={hold === null ? 'hold' : 'unhold'} look="quiet">
            {hold === null ? t('office.payouts.trade.hold') : t('office.payouts.trade.unhold')}
          </Button>
        </Form>
      )}
    </section>
  )
}
