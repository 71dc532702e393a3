import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChangeSummaryView } from './change-summary.tsx'
import { useChangeColumns } from './change-table.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import type { ImportReportData } from './price-import.tsx'

/** What a file would do, before it does it. */
export function ImportReport({ report, dry }: { report: ImportReportData; dry: boolean }) {
  const t = useOfficeTranslate()
  const { rows, changed: changes, unchanged, problems } = report

  return (
    <>
      <Notice
        look={problems > 0 ? 'warning' : 'success'}
        live="status"
        title={t('office.prices.import.result', { rows, changes, unchanged, problems })}
      >
        {dry && <p>{t('office.prices.import.checked')}</p>}
      </Notice>
      <WrongRows report={report} />
      <ChangeSummaryView summary={report.summary} />
      <Changes report={report} />
    </>
  )
}

function WrongRows({ report: { wrong, problems } }: { report: ImportReportData }) {
  const t = useOfficeTranslate()
  if (wrong.length === 0) return null
  const title = t('office.prices.import.problems')
  const columns: Column<ImportReportData['wrong'][number]>[] = [
    { name: 'line', title: t('office.prices.import.line'), number: true, show: ({ line }) => line },
    { name: 'called', title: t('office.prices.import.called'), show: ({ called }) => called },
    { name: 'written', title: t('office.prices.import.written'), show: ({ written }) => written },
    {
      name: 'problem',
      title: t('office.prices.import.problem'),
      show: ({ verdict }) => verdict !== 'ok' && verdict !== 'unchanged' && t(`office.prices.problem.${verdict}`),
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable caption={title} columns={columns} rows={wrong} keyOf={({ line }) => String(line)} />
      {problems > wrong.length && <p>{t('office.prices.import.more', { count: problems - wrong.length })}</p>}
    </section>
  )
}

function Changes({ report: { changes, changed } }: { report: ImportReportData }) {
  const t = useOfficeTranslate()
  const columns = useChangeColumns({ sortable: false })
  if (changes.length === 0) return null
  const title = t('office.prices.change.title')

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable
        caption={title}
        columns={columns}
        rows={changes}
        keyOf={({ deviceId, country, segment }) => `${deviceId} ${country} ${segment}`}
      />
      {changed > changes.length && <p>{t('office.prices.import.more', { count: changed - changes.length })}</p>}
    </section>
  )
}
