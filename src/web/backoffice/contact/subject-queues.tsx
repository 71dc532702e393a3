import type { Queue } from '#domain/contact/messages/find-messages.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'

/** The ten subjects with what waits about each; a click shows it. */
export function SubjectQueues({ queues, query, now }: { queues: Queue[]; query: TableQuery; now: Date }) {
  const t = useOfficeTranslate()
  const age = useAge(now)
  const { country, subject: chosen } = query.filters
  const address = (subject: string) =>
    `?${new URLSearchParams({ ...(country !== undefined && { country }), subject, status: 'waiting' })}`

  return (
    <section className="stack stack--tight" aria-label={t('office.contact.queues')}>
      <ul className="office-subjects">
        {queues.map(({ subject, waiting, oldest }) => (
          <li key={subject}>
            <a href={address(subject)} aria-current={chosen === subject || undefined}>
              <span>{t(`office.contact.subject.${subject}`)}</span>
              <strong>{waiting}</strong>
              <small>{oldest ? t('office.contact.oldest', { age: age(oldest) }) : t('office.contact.nothing')}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
