import { useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { findErrorReports, type ErrorReport, type ErrorReportQuery } from '#domain/error-reports/find-error-reports.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office } from './office-handlers.ts'
import { csvOf, type CsvColumn } from './table/csv.ts'
import { DataTable } from './table/data-table.tsx'
import type { Column } from './table/rows-table.tsx'
import { TableFilters } from './table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from './table/table-query.ts'

const sides = ['server', 'browser'] as const
const table = { sorts: ['at', 'count'], usual: '-at', filters: { side: sides, text: 'text' } } as const

const queryOf = ({ filters, sort, descending, ...query }: TableQuery) => ({
  ...filters,
  sort: sort as ErrorReportQuery['sort'],
  descending,
  ...pageOf(query),
})

const written: readonly CsvColumn<ErrorReport>[] = [
  { title: 'Zeit', value: ({ lastAt }) => lastAt.toISOString() },
  { title: 'Meldung', value: ({ message }) => message },
  { title: 'Seite', value: ({ side }) => side },
  { title: 'Shop', value: ({ application }) => application },
  { title: 'Adresse', value: ({ url }) => url },
  { title: 'Anfrage', value: ({ requestId }) => requestId },
  { title: 'Anzahl', value: ({ occurrences }) => occurrences },
]

export const middleware = [
  office.csv('errors.see', 'fehler.csv', ({ engines, url }) => {
    const query = queryOf(readTable(url, table))
    return csvOf(
      written,
      everyRow((page) => findErrorReports(engines, { ...query, ...page })),
    )
  }),
]

export const loader = office.list('errors.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  return { query, page: await findErrorReports(engines, queryOf(query)) }
})

export default function ErrorReports() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { query, page } = useLoaderData<typeof loader>()
  const columns: Column<ErrorReport>[] = [
    { name: 'time', title: t('office.errors.column.time'), sort: 'at', show: ({ lastAt }) => formatMoment(lastAt) },
    { name: 'message', title: t('office.errors.column.message'), show: ({ message }) => message },
    {
      name: 'where',
      title: t('office.errors.column.where'),
      show: ({ side, application, url }) => [side, application, url].filter(Boolean).join(' · '),
    },
    { name: 'id', title: t('office.errors.column.id'), show: ({ requestId }) => requestId },
    {
      name: 'count',
      title: t('office.errors.column.count'),
      sort: 'count',
      number: true,
      show: ({ occurrences }) => occurrences,
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.errors')}</h1>
        <p className="office-soft">{t('office.errors.text')}</p>
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'side',
            label: t('office.errors.side.title'),
            options: sides.map((value) => ({ value, text: t(`office.errors.side.${value}`) })),
          },
          { name: 'text', label: t('office.errors.find') },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.errors')}
        columns={columns}
        page={page}
        keyOf={({ id }) => id}
        query={query}
        exported
      />
    </>
  )
}
