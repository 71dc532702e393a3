import type { ReactNode } from 'react'
import type { Subscription } from '#domain/newsletter/purge-expired-subscribers.ts'
import type { CustomerView } from '#domain/trades/customer-records/find-customers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

type Line = { id: string; at: Date; text: ReactNode; note?: string }

type ListProps = { title?: string; none: string; lines: readonly Line[] }

function List({ title, none, lines }: ListProps) {
  const { formatMoment } = useFormats()
  return (
    <section className="stack">
      {title && <h2>{title}</h2>}
      {lines.length === 0 ? (
        <p className="office-soft">{none}</p>
      ) : (
        <ul className="office-lines">
          {lines.map(({ id, at, text, note }) => (
            <li key={id}>
              <span className="office-soft">{formatMoment(at)}</span> {text}
              {note && <div className="office-soft">{note}</div>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function CustomerLetters({ letters }: { letters: CustomerView['letters'] }) {
  const t = useOfficeTranslate()
  const lines = letters.map(({ id, createdAt, subject }) => ({
    id,
    at: createdAt,
    text: <a href={`/letters/${id}`}>{subject}</a>,
  }))
  return <List title={t('office.customers.letters.title')} none={t('office.customers.letters.none')} lines={lines} />
}

type NewsletterProps = { subscriptions: readonly Subscription[]; title?: string }

/** What the owner of a mailbox did about the newsletter, and the sentence that he had read. */
export function CustomerNewsletter({ subscriptions, ...heading }: NewsletterProps) {
  const t = useOfficeTranslate()
  const lines = subscriptions.flatMap(({ country, log }) =>
    log.map(({ at, action, wording }) => ({
      id: `${country} ${action} ${at.getTime()}`,
      at,
      text: t(`office.customers.newsletter.${action}`),
      note: wording,
    })),
  )
  return <List {...heading} none={t('office.customers.newsletter.none')} lines={lines} />
}

export function Sessions({ sessions }: { sessions: CustomerView['sessions'] }) {
  const t = useOfficeTranslate()
  const lines = sessions.map(({ id, rotatedAt, device }) => ({ id, at: rotatedAt, text: device }))
  return <List title={t('office.customers.sessions.title')} none={t('office.customers.sessions.none')} lines={lines} />
}
