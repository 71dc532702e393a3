import { data, Form, redirect, useLoaderData } from 'react-router'
import { cancelPrint, findPrintJobs, printAgain, type PrintJobRow } from '#domain/warehouse/labels/print-labels.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { isId } from '#shop/ids.ts'
import { formText } from '#web/backoffice/form-text.ts'
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
  key: crypto.randomUUID() as string,
}))

const rights = ['trades.receive', 'trades.inspect', 'trades.return'] as const

export const action = office.choose(
  'intent',
  { cancel: rights, again: rights },
  async ({ engines, colleague, form, chosen }) => {
    const [id, key] = [formText(form, 'job'), formText(form, 'key')]
    if (chosen === 'cancel') await cancelPrint(engines, colleague, id)
    else {
      if (!isId(key)) throw data(null, { status: 400 })
      const printed = await printAgain(engines, colleague, { id, key })
      if (!printed.ok) throw data(null, { status: 409 })
    }
    return redirect('/print-jobs')
  },
)

export default function PrintJobs() {
  const t = useOfficeTranslate()
  const { jobs, hasPrinter, key } = useLoaderData<typeof loader>()

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
        <JobTable jobs={jobs} formKey={key} hasPrinter={hasPrinter} />
      )}
    </>
  )
}

type TableProps = { jobs: readonly PrintJobRow[]; formKey: string; hasPrinter: boolean }

function JobTable({ jobs, formKey, hasPrinter }: TableProps) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
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
      name: 'action',
      title: t('office.warehouse.labels.column.action'),
      show: (job) => <JobAction job={job} formKey={formKey} hasPrinter={hasPrinter} />,
    },
  ]

  return <RowsTable caption={t('office.frame.screen.printJobs')} columns={columns} rows={jobs} keyOf={({ id }) => id} />
}

/** What waits can be cancelled; what is done can be printed again, for as long as there is a printer. */
function JobAction({ job, formKey, hasPrinter }: { job: PrintJobRow } & Omit<TableProps, 'jobs'>) {
  const t = useOfficeTranslate()
  const may = useMay()
  const intent = job.printedAt === null && job.cancelledAt === null ? 'cancel' : 'again'
  if (!rights.some(may) || (intent === 'again' && !hasPrinter)) return null

  return (
    <Form method="post">
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" name="intent" value={intent} look="ghost" size="small">
        {t(`office.warehouse.labels.${intent}`)}
      </Button>
    </Form>
  )
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
