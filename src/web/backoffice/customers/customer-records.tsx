import { Form } from 'react-router'
import type { CustomerHead, CustomerView } from '#domain/trades/customer-records/find-customers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Outcome } from './customer.tsx'

type Props = { head: CustomerHead; view: CustomerView; outcome: Outcome | undefined }

/** What somebody may ask of us: what we know, that it is right, and that we forget it. */
export function CustomerRecords({ head, view, outcome }: Props) {
  const t = useOfficeTranslate()

  return (
    <section className="stack stack--loose">
      <h2>{t('office.customers.records.title')}</h2>
      <div className="office-board">
        <section className="stack">
          <h3>{t('office.customers.records.export.title')}</h3>
          <p className="office-soft">{t('office.customers.records.export.text')}</p>
          <form method="post" action={`/customers/${head.number}/export`}>
            <Button type="submit" look="quiet">
              {t('office.customers.records.export.send')}
            </Button>
          </form>
          <a href={`/audit?subject=${encodeURIComponent(`customer ${head.number}`)}`}>
            {t('office.customers.records.audit')}
          </a>
        </section>
        <Correct view={view} outcome={outcome?.typed['intent'] === 'correct' ? outcome : undefined} />
        <Erase number={head.number} outcome={outcome?.typed['intent'] === 'erase' ? outcome : undefined} />
      </div>
    </section>
  )
}

const fields = ['email', 'street', 'houseNumber', 'addressExtra', 'postalCode', 'city'] as const

function Correct({ view, outcome }: Pick<Props, 'view' | 'outcome'>) {
  const t = useOfficeTranslate()
  const seller = view.trades[0]?.seller
  if (!seller) return null

  return (
    <section className="stack">
      <h3>{t('office.customers.records.correct.title')}</h3>
      <p className="office-soft">{t('office.customers.records.correct.text')}</p>
      <Form method="post" className="stack" reloadDocument>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={t(`office.customers.records.correct.${field}`)}
            name={field}
            defaultValue={outcome?.typed[field] ?? seller[field]}
            autoComplete="off"
            {...(outcome?.problems?.[field] && { error: t('office.customers.records.correct.wrong') })}
          />
        ))}
        <div>
          <Button type="submit" name="intent" value="correct" look="quiet">
            {t('office.customers.records.correct.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Erase({ number, outcome }: { number: number; outcome: Outcome | undefined }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack">
      <h3>{t('office.customers.records.erase.title')}</h3>
      <p className="office-soft">{t('office.customers.records.erase.text')}</p>
      <Form method="post" className="stack" reloadDocument>
        <TextInput
          label={t('office.customers.records.erase.reason')}
          name="reason"
          defaultValue={outcome?.typed['reason'] ?? ''}
          autoComplete="off"
          required
        />
        <TextInput
          label={t('office.customers.records.erase.confirmation', { number: String(number) })}
          name="confirmation"
          autoComplete="off"
          inputMode="numeric"
          required
        />
        <div>
          <Button type="submit" name="intent" value="erase" look="danger">
            {t('office.customers.records.erase.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
