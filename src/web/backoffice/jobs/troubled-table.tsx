import { Form } from 'react-router'
import type { TroubledJob } from '#engines/jobs/jobs.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { JobName } from './job-name.tsx'

/** What went wrong, why, and what can be done about it. */
export function TroubledTable({ jobs }: { jobs: readonly TroubledJob[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()
  const columns: Column<TroubledJob>[] = [
    {
      name: 'name',
      title: t('office.jobs.column.name'),
      show: ({ queue, state }) => (
        <>
          <JobName queue={queue} />
          {state === 'failed' && <Badge look="danger">{t('office.jobs.column.failed')}</Badge>}
        </>
      ),
    },
    { name: 'created', title: t('office.jobs.column.created'), show: ({ createdAt }) => formatMoment(createdAt) },
    { name: 'error', title: t('office.jobs.column.error'), show: ({ error }) => error },
    { name: 'attempts', title: t('office.jobs.column.attempts'), show: ({ attempts }) => attempts },
    { name: 'next', title: t('office.jobs.column.next'), show: ({ nextTry }) => formatMoment(nextTry) },
    {
      name: 'actions',
      title: t('office.jobs.column.actions'),
      show: ({ id, state }) => may('jobs.change') && <Actions id={id} mayCancel={state === 'retry'} />,
    },
  ]

  return (
    <section className="stack">
      <h2>{t('office.jobs.troubled')}</h2>
      {jobs.length === 0 ? (
        <p className="office-empty">{t('office.jobs.none')}</p>
      ) : (
        <RowsTable caption={t('office.jobs.troubled')} columns={columns} rows={jobs} keyOf={({ id }) => id} />
      )}
    </section>
  )
}

function Actions({ id, mayCancel }: { id: string; mayCancel: boolean }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="cluster" reloadDocument>
      <input type="hidden" name="job" value={id} />
      <Button type="submit" name="intent" value="retry" size="small" look="quiet">
        {t('office.jobs.retry')}
      </Button>
      {mayCancel && (
        <Button type="submit" name="intent" value="cancel" size="small" look="ghost">
          {t('office.jobs.cancel')}
        </Button>
      )}
    </Form>
  )
}
