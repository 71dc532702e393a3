import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { manageJob } from '#domain/staff/manage-jobs.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { QueueTable } from './queue-table.tsx'
import { TroubledTable } from './troubled-table.tsx'

export const loader = office.read('jobs.see', ({ engines }) => engines.jobs.overview())

export const action = office.change('jobs.change', async ({ engines, colleague, form }) => {
  const intent = form.get('intent') === 'cancel' ? 'cancel' : 'retry'
  const result = await manageJob(engines, colleague, intent, String(form.get('job') ?? ''))
  return result.ok ? redirect('/jobs') : data({ reason: result.reason }, { status: 409 })
})

export default function JobsPage() {
  const t = useOfficeTranslate()
  const { queues, troubled } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.jobs')}</h1>
        <p className="lead">{t('office.jobs.text')}</p>
      </div>
      {outcome && <Notice look="danger" live="alert" title={t(`office.jobs.problem.${outcome.reason}`)} />}
      {troubled.length === 0 ? (
        <Notice look="success" title={t('office.jobs.calm')} />
      ) : (
        <Notice look="warning" title={t('office.jobs.trouble', { count: troubled.length })} />
      )}
      <QueueTable queues={queues} />
      <TroubledTable jobs={troubled} />
    </>
  )
}
