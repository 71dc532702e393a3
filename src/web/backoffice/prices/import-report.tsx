import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChangeSummaryView } from './change-summary.tsx'
import { useChangeColumns } from './change-table.tsx'
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

  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col" className="office-number">
                {t('office.prices.import.line')}
              </th>
              <th scope="col">{t('office.prices.import.called')}</th>
              <th scope="col">{t('office.prices.import.written')}</th>
              <th scope="col">{t('office.prices.import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {wrong.map(({ line, called, written, verdict }) => (
              <tr key={line}>
                <td className="office-number">{line}</td>
                <td>{called}</td>
                <td>{written}</td>
                <td>{verdict !== 'ok' && verdict !== 'unchanged' && t(`office.prices.problem.${verdict}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table className="office-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={column.number ? 'office-number' : undefined}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.deviceId} ${change.country} ${change.segment}`}>
                {columns.map(({ title: name, number, show }) => (
                  <td key={name} className={number ? 'office-number' : undefined}>
                    {show(change)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changed > changes.length && <p>{t('office.prices.import.more', { count: changed - changes.length })}</p>}
    </section>
  )
}
