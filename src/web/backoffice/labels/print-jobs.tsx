import { Form, redirect, useLoaderData } from 'react-router'
import { cancelPrint, findPrintJobs, type PrintJobRow } from '#domain/warehouse/labels/print-labels.ts'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PrintButton } from './print-button.tsx'

export const loader = office.read('trades.see', async ({ engines }) => ({
  jobs: await findPrintJobs(engines),
  hasPrinter: engines.labelPrinter !== undefined,
}))

export const action = office.choose(
  'intent',
  { cancel: ['trades.receive', 'trades.inspect', 'trades.return'] },
  async ({ engines, colleague, form }) => {
    await cancelPrint(engines, colleague, String(form.get('job') ?? ''))
    return redirect('/print-jobs')
  },
)

export default function PrintJobs() {
  const t = useOfficeTranslate()
  const { jobs, hasPrinter } = useLoaderData<typeof loader>()

  return (
    <>
      <h1>{t('office.frame.screen.printJobs')}</h1>
      {!hasPrinter && <Notice title={t('office.warehouse.labels.noPrinter')} />}
      <section className="stack stack--tight">
        <h2>{t('office.warehouse.labels.commands')}</h2>
        <p className="office-soft">{t('office.warehouse.labels.commandsText')}</p>
        <PrintButton kind="commands" />
      </section>
      {jobs.length === 0 ? (
        <p className="office-empty">{t('office.warehouse.labels.empty')}</p>
      ) : (
        <JobTable jobs={jobs} />
      )}
    </>
  )
}

function JobTable({ jobs }: { jobs: readonly PrintJobRow[] }) {
  const t = useOfficeTranslate()
  const columns: Column<PrintJobRow>[] = [
    { name: 'title', title: t('office.warehouse.labels.column.title'), show: ({ title }) => title },
    {
      name: 'created',
      title: t('office.warehouse.labels.column.created'),
      show: ({ createdAt }) => formatMoment(createdAt),
    },
    { name: 'by', title: t('office.warehouse.labels.column.by'), show: ({ by }) => by },
    { name: 'state', title: t('office.warehouse.labels.column.state'), show: (job) => <JobState job={job} /> },
    {
      name: 'cancel',
      title: t('office.warehouse.labels.column.cancel'),
      show: ({ id, printedAt, cancelledAt }) =>
        printedAt === null &&
        cancelledAt === null && (
          <Form method="post">
            <input type="hidden" name="job" value={id} />
            <Button type="submit" name="intent" value="cancel" look="ghost" size="small">
              {t('office.warehouse.labels.cancel')}
            </Button>
          </Form>
        ),
    },
  ]

  return <RowsTable caption={t('office.frame.screen.printJobs')} columns={columns} rows={jobs} keyOf={({ id }) => id} />
}

function JobState({ job: { printedAt, cancelledAt, attempts, error } }: { job: PrintJobRow }) {
  const t = useOfficeTranslate()
  if (printedAt) return <Badge look="success">{t('office.warehouse.labels.state.printed')}</Badge>
  if (cancelledAt) return <Badge>{t('office.warehouse.labels.state.cancelled')}</Badge>
  if (error === null) return <Badge look="brand">{t('office.warehouse.labels.state.waiting')}</Badge>
  return (
    <>
      <Badge look="warning">{t('office.warehouse.labels.state.away', { attempts })}</Badge>{' '}
      <span className="office-soft">{error}</span>
    </>
  )
}
