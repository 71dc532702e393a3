import type { QueueState } from '#engines/jobs/jobs.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { JobName } from './job-name.tsx'

const counts = ['waiting', 'active', 'retrying', 'failed'] as const

/** Kinds of jobs with how many of each, and when the last one was done. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack">
      <h2>{t('office.jobs.queues')}</h2>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.jobs.queues')}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.jobs.column.name')}</th>
              {counts.map((count) => (
                <th key={count} scope="col" className="office-number">
                  {t(`office.jobs.column.${count}`)}
                </th>
              ))}
              <th scope="col">{t('office.jobs.column.since')}</th>
              <th scope="col">{t('office.jobs.column.done')}</th>
              <th scope="col">{t('office.jobs.column.schedule')}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row">
                  <JobName queue={queue.name} />
                </th>
                {counts.map((count) => (
                  <td key={count} className="office-number">
                    {queue[count]}
                  </td>
                ))}
                <td>{formatMoment(queue.waitsSince)}</td>
                <td>{formatMoment(queue.lastDone)}</td>
                <td>{queue.schedule && <code>{queue.schedule}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
