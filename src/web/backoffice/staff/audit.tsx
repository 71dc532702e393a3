import { useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { findAudit, type AuditEntry } from '#domain/staff/audit/find-audit.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { csvOf, type CsvColumn } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { AuditDifference } from './audit-difference.tsx'

const filters = { username: 'text', action: 'text', subject: 'text', day: 'day' } as const
const table = { sorts: ['at'], usual: '-at', filters } as const

const queryOf = (query: TableQuery) => ({ ...query.filters, descending: query.descending, ...pageOf(query) })

const written: readonly CsvColumn<AuditEntry>[] = [
  { title: 'Zeit', value: ({ at }) => at.toISOString() },
  { title: 'Wer', value: ({ username }) => username },
  { title: 'Was', value: ({ action }) => action },
  { title: 'Woran', value: ({ subject }) => subject },
  { title: 'Vorher', value: ({ before }) => before && JSON.stringify(before) },
  { title: 'Nachher', value: ({ after }) => after && JSON.stringify(after) },
]

export const middleware = [
  office.csv('audit.see', 'protokoll.csv', ({ engines, url }) => {
    const query = queryOf(readTable(url, table))
    return csvOf(
      written,
      everyRow((page) => findAudit(engines, { ...query, ...page })),
    )
  }),
]

export const loader = office.list('audit.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  return { query, page: await findAudit(engines, queryOf(query)) }
})

export default function Audit() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { query, page } = useLoaderData<typeof loader>()
  const columns: Column<AuditEntry>[] = [
    { name: 'at', title: t('office.staff.audit.at'), sort: 'at', show: ({ at }) => formatMoment(at) },
    { name: 'who', title: t('office.staff.audit.who'), show: ({ username }) => username },
    { name: 'action', title: t('office.staff.audit.action'), show: ({ action }) => action },
    { name: 'subject', title: t('office.staff.audit.subject'), show: ({ subject }) => subject },
    {
      name: 'difference',
      title: t('office.staff.audit.difference'),
      show: (entry) => <AuditDifference entry={entry} />,
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.audit')}</h1>
        <p className="office-soft">{t('office.staff.audit.text')}</p>
      </div>
      <TableFilters
        query={query}
        filters={[
          { name: 'username', label: t('office.staff.audit.who') },
          { name: 'action', label: t('office.staff.audit.action') },
          { name: 'subject', label: t('office.staff.audit.subject') },
          { name: 'day', label: t('office.staff.audit.day'), kind: 'day' },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.audit')}
        columns={columns}
        page={page}
        keyOf={({ id }) => id}
        query={query}
        exported
      />
    </>
  )
}
