import { Form } from 'react-router'
import type { TroubledJob } from '#engines/jobs/jobs.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { JobName } from './job-name.tsx'

/** What went wrong, why, and what can be done about it. */
export function TroubledTable({ jobs }: { jobs: readonly TroubledJob[] }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const columns = ['name', 'created', 'error', 'attempts', 'next', 'actions'] as const

  return (
    <section className="stack">
      <h2>{t('office.jobs.troubled')}</h2>
      {jobs.length === 0 ? (
        <p className="office-empty">{t('office.jobs.none')}</p>
      ) : (
        <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.jobs.troubled')}>
          <table className="office-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`office.jobs.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ id, queue, state, createdAt, error, attempts, nextTry }) => (
                <tr key={id}>
                  <td>
                    <JobName queue={queue} />
                    {state === 'failed' && <Badge look="danger">{t('office.jobs.column.failed')}</Badge>}
                  </td>
                  <td>{formatMoment(createdAt)}</td>
                  <td>{error}</td>
                  <td>{attempts}</td>
                  <td>{formatMoment(nextTry)}</td>
                  <td>{may('jobs.change') && <Actions id={id} mayCancel={state === 'retry'} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
