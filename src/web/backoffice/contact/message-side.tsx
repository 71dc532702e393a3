import { Form } from 'react-router'
import type { Message } from '#domain/contact/messages/message.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { useMay, useMe } from '#web/backoffice/frame/use-me.ts'

type Trade = { number: number; known: boolean; own: boolean }

type Props = { message: Message; trade: Trade | undefined; colleagues: { id: string; username: string }[] }

/** Who wrote, about which trade, and who looks after it. */
export function MessageSide({ message, trade, colleagues }: Props) {
  const t = useOfficeTranslate()
  const { name, email, country, status, assignedTo } = message

  return (
    <aside className="stack">
      <dl className="office-sender">
        <dt>{t('office.contact.column.from')}</dt>
        <dd>
          {name !== '' && <span>{name} · </span>}
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('office.contact.column.country')}</dt>
        <dd>{country.toUpperCase()}</dd>
        <dt>{t('office.contact.column.status')}</dt>
        <dd>{t(`office.contact.status.${status}`)}</dd>
        <dt>{t('office.contact.column.assignee')}</dt>
        <dd>{assignedTo?.username ?? t('office.contact.nobody')}</dd>
        {trade && <TradeFacts trade={trade} />}
      </dl>
      <MessageSteps message={message} colleagues={colleagues} />
    </aside>
  )
}

function TradeFacts({ trade: { number, known, own } }: { trade: Trade }) {
  const t = useOfficeTranslate()
  const name = formatTradeNumber(number)

  return (
    <>
      <dt>{t('office.contact.trade')}</dt>
      <dd>{known ? <a href={`/trades/${name}`}>{name}</a> : name}</dd>
      {!known && <dd className="office-soft">{t('office.contact.noTrade')}</dd>}
      {known && !own && <dd className="office-warning">{t('office.contact.otherMailbox')}</dd>}
    </>
  )
}

function MessageSteps({ message: { status, assignedTo }, colleagues }: Omit<Props, 'trade'>) {
  const t = useOfficeTranslate()
  const may = useMay()
  const me = useMe()
  if (!may('contact.change')) return null
  const myself = colleagues.find(({ username }) => username === me?.username)

  return (
    <div className="stack">
      {myself && assignedTo?.id !== myself.id && (
        <Form method="post">
          <input type="hidden" name="assignedTo" value={myself.id} />
          <Button type="submit" name="intent" value="assign" wide>
            {t('office.contact.takeIt')}
          </Button>
        </Form>
      )}
      <Form method="post" className="stack stack--tight" key={assignedTo?.id ?? ''}>
        <Select
          label={t('office.contact.assign')}
          name="assignedTo"
          defaultValue={assignedTo?.id ?? ''}
          options={[
            { value: '', label: t('office.contact.nobody') },
            ...colleagues.map(({ id, username }) => ({ value: id, label: username })),
          ]}
        />
        <Button type="submit" name="intent" value="assign" look="quiet">
          {t('office.contact.assign')}
        </Button>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value={status === 'closed' ? 'reopen' : 'close'} look="quiet" wide>
          {t(status === 'closed' ? 'office.contact.reopen' : 'office.contact.close')}
        </Button>
      </Form>
    </div>
  )
}
