import { Form, redirect, useLoaderData } from 'react-router'
import { data } from 'react-router'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { findVersions, type ListedVersion } from '#domain/catalogue/versions/find-versions.ts'
import { startVersion } from '#domain/catalogue/versions/write-version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { VersionBadge } from '#web/backoffice/versions/version-badge.tsx'
import { Button } from '#web/ui/button.tsx'

const phases = ['draft', 'proposed', 'scheduled', 'live', 'replaced', 'rejected', 'withdrawn'] as const

const table = { sorts: ['created', 'number', 'liveFrom'], usual: '-created', filters: { phase: phases } } as const

/** A version without what it says: lists are about what became of it. */
type Row = Omit<ListedVersion<Rules>, 'body'>

async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { phase } = query.filters
  const found = (await findVersions<Rules>(engines, 'rules')).map(({ body: _, ...row }): Row => row)
  return { query, found: found.filter((each) => phase === undefined || each.phase === phase) }
}

const shown = {
  values: {
    created: ({ createdAt, id }: Row) => `${createdAt.toISOString()} ${String(id).padStart(9, '0')}`,
    number: ({ number }: Row) => number,
    liveFrom: ({ liveFrom }: Row) => liveFrom?.toISOString() ?? null,
  },
  keyOf: ({ id }: Row) => String(id),
}

export const middleware = [
  office.csv('prices.see', 'regelwerk.csv', async (asked) => {
    const { query, found } = await list(asked)
    const columns = [
      { title: 'Fassung', value: ({ number }: Row) => number },
      { title: 'Stand', value: ({ phase }: Row) => phase },
      { title: 'Was ist neu', value: ({ note }: Row) => note },
      { title: 'Von', value: ({ authorName }: Row) => authorName },
      { title: 'Angelegt', value: ({ createdAt }: Row) => createdAt.toISOString() },
      { title: 'Gilt ab', value: ({ liveFrom }: Row) => liveFrom?.toISOString() ?? '' },
      { title: 'Freigegeben von', value: ({ decidedByName }: Row) => decidedByName },
    ]
    return csvOf(columns, [sortRows(found, query, shown.values)])
  }),
]

export const loader = office.list('prices.see', async (asked) => {
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown) }
})

export const action = office.change('prices.change', async ({ engines, colleague }) => {
  const result = await startVersion(engines, colleague, 'rules')
  if (!result.ok) throw data(null, { status: 403 })
  return redirect(`/rules/${result.id}`)
})

export default function RuleVersions() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.rules')}</h1>
        <p className="office-soft">{t('office.rules.text')}</p>
        {may('prices.change') && (
          <Form method="post">
            <Button type="submit">{t('office.rules.start')}</Button>
          </Form>
        )}
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'phase',
            label: t('office.versions.column.phase'),
            options: phases.map((value) => ({ value, text: t(`office.versions.phase.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.rules')}
        columns={useVersionColumns()}
        page={page}
        keyOf={shown.keyOf}
        query={query}
        exported
      />
    </>
  )
}

function useVersionColumns(): Column<Row>[] {
  const t = useOfficeTranslate()
  const titleOf = ({ id, number }: Row): string =>
    number === null ? t('office.versions.untitled', { id }) : t('office.versions.title', { number })

  return [
    {
      name: 'number',
      title: t('office.versions.column.number'),
      sort: 'number',
      show: (row) => <a href={`/rules/${row.id}`}>{titleOf(row)}</a>,
    },
    { name: 'phase', title: t('office.versions.column.phase'), show: ({ phase }) => <VersionBadge phase={phase} /> },
    { name: 'note', title: t('office.versions.column.note'), show: ({ note }) => note },
    { name: 'author', title: t('office.versions.column.author'), show: ({ authorName }) => authorName ?? '–' },
    {
      name: 'liveFrom',
      title: t('office.versions.column.liveFrom'),
      sort: 'liveFrom',
      show: ({ liveFrom, origin }) => (origin === 'shop' ? '–' : formatMoment(liveFrom)),
    },
    {
      name: 'decidedBy',
      title: t('office.versions.column.decidedBy'),
      show: ({ decidedByName }) => decidedByName ?? '–',
    },
    {
      name: 'created',
      title: t('office.versions.column.created'),
      sort: 'created',
      show: ({ createdAt }) => formatMoment(createdAt),
    },
  ]
}
