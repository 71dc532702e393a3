import { Form } from 'react-router'
import type { Subscription } from '#domain/newsletter/purge-expired-subscribers.ts'
import type { ReaderResult } from '#domain/newsletter/subscriber-records.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { CustomerNewsletter } from './customer-lists.tsx'

export type ReaderRefusal = Exclude<ReaderResult, { ok: true }>['reason']

type Props = { mailbox: string; subscriptions: readonly Subscription[]; refusal: ReaderRefusal | undefined }

/** Whoever only reads our newsletter is no customer, but may ask the same of us. */
export function ReaderRecords({ mailbox, subscriptions, refusal }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (subscriptions.length === 0) return null

  return (
    <Card as="section" className="stack">
      <h2>{t('office.customers.reader.title', { mailbox })}</h2>
      {refusal && <Notice look="danger" live="alert" title={t(`office.customers.reader.problem.${refusal}`)} />}
      <ul className="office-lines">
        {subscriptions.map((subscription) => (
          <li key={subscription.country}>
            <Told subscription={subscription} />
          </li>
        ))}
      </ul>
      <CustomerNewsletter subscriptions={subscriptions} />
      {may('customers.change') && (
        <Form method="post" className="stack" reloadDocument>
          <input type="hidden" name="mailbox" value={mailbox} />
          <TextInput label={t('office.customers.reader.reason')} name="reason" autoComplete="off" required />
          <p className="cluster">
            <Button type="submit" name="intent" value="leave" look="quiet">
              {t('office.customers.reader.leave')}
            </Button>
            <Button type="submit" name="intent" value="erase" look="danger">
              {t('office.customers.reader.erase')}
            </Button>
          </p>
        </Form>
      )}
    </Card>
  )
}

/** All that we know of a reader, for whoever asks what that is. */
function Told({ subscription }: { subscription: Subscription }) {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const { country, status, salutation, firstName, birthday, interests } = subscription
  const said = [salutation && t(`office.customers.reader.${salutation}`), firstName, birthday, ...interests]

  return (
    <>
      {countryName(country)}: {t(`office.customers.reader.status.${status}`)}
      <div className="office-soft">{said.filter(Boolean).join(' · ')}</div>
    </>
  )
}
