import type { QueueState } from '#engines/jobs/jobs.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { JobName } from './job-name.tsx'

const counts = ['waiting', 'active', 'retrying', 'failed'] as const

/** Kinds of jobs with how many of each, and when the last one was done. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const columns: Column<QueueState>[] = [
    { name: 'name', title: t('office.jobs.column.name'), show: ({ name }) => <JobName queue={name} /> },
    ...counts.map((count) => ({
      name: count,
      title: t(`office.jobs.column.${count}`),
      number: true,
      show: (queue: QueueState) => queue[count],
    })),
    { name: 'since', title: t('office.jobs.column.since'), show: ({ waitsSince }) => formatMoment(waitsSince) },
    { name: 'done', title: t('office.jobs.column.done'), show: ({ lastDone }) => formatMoment(lastDone) },
    {
      name: 'schedule',
      title: t('office.jobs.column.schedule'),
      show: ({ schedule }) => schedule && <code>{schedule}</code>,
    },
  ]

  return (
    <section className="stack">
      <h2>{t('office.jobs.queues')}</h2>
      <RowsTable caption={t('office.jobs.queues')} columns={columns} rows={queues} keyOf={({ name }) => name} />
    </section>
  )
}
