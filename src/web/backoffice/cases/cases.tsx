import { useActionData, useLoaderData } from 'react-router'
import { caseKinds, caseStates, isOverdue, type CaseKind } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { countCases, findCases, type CaseCounts, type ListedCase } from '#domain/cases/find-cases.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { bulkCases } from './bulk-cases.ts'
import { CaseState, DueDay } from './case-state.tsx'
import { caseKey, useBulkCases } from './use-bulk-cases.ts'

const sorts = ['due', 'opened', 'number'] as const

const table = {
  sorts,
  usual: 'due',
  filters: {
    text: 'text',
    kind: caseKinds,
    state: ['any', ...caseStates],
    person: 'text',
    overdue: ['yes'],
  },
} as const

async function readQuery({ engines, colleague, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, kind, state, person, overdue } = query.filters
  const colleagues = await findColleagues(engines, 'cases.change')
  const filter = {
    text,
    kind: caseKinds.find((each) => each === kind),
    state: (['any', ...caseStates] as const).find((each) => each === state),
    assignedTo: person === 'me' ? colleague.username : person,
    overdue: overdue === 'yes',
  }
  const sort = sorts.find((each) => each === query.sort) ?? 'due'
  return { query, colleagues, filter, order: { sort, descending: query.descending, ...pageOf(query) } }
}

export const middleware = [
  office.csv('cases.see', 'faelle.csv', async (asked) => {
    const { filter, order } = await readQuery(asked)
    const columns = [
      { title: 'Fall', value: ({ number }: ListedCase) => formatCaseNumber(number) },
      { title: 'Art', value: ({ kind }: ListedCase) => kind },
      { title: 'Stand', value: ({ state }: ListedCase) => state },
      { title: 'Ergebnis', value: ({ result }: ListedCase) => result },
      { title: 'Eröffnet', value: ({ openedAt }: ListedCase) => openedAt.toISOString() },
      { title: 'Frist', value: ({ dueAt }: ListedCase) => dueAt.toISOString() },
      { title: 'Platz', value: ({ place }: ListedCase) => place },
      { title: 'Liegt bei', value: ({ assignedTo }: ListedCase) => assignedTo?.username ?? null },
      { title: 'Auftrag', value: ({ tradeNumber }: ListedCase) => tradeNumber && formatTradeNumber(tradeNumber) },
      { title: 'Sendung', value: ({ trackingNumber }: ListedCase) => trackingNumber },
    ]
    return csvOf(
      columns,
      tickedRows(
        asked.url,
        caseKey,
        everyRow((page) => findCases(asked.engines, filter, { ...order, ...page })),
      ),
    )
  }),
]

export const loader = office.list('cases.see', async (asked) => {
  const { engines } = asked
  const { query, colleagues, filter, order } = await readQuery(asked)
  const [page, counts] = await Promise.all([findCases(engines, filter, order), countCases(engines)])
  return { query, page, counts, colleagues, now: engines.now() }
})

export const action = office.change('cases.change', bulkCases)

export default function Cases() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, counts, colleagues, now } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.cases')}</h1>
          <p className="office-soft">{t('office.cases.text')}</p>
        </div>
        {may('cases.change') && <LinkButton href="/cases/new">{t('office.cases.new')}</LinkButton>}
      </div>
      <KindQueues counts={counts} query={query} />
      <CaseFilters query={query} colleagues={colleagues} />
      <DataTable
        caption={t('office.frame.screen.cases')}
        columns={useCaseColumns(now)}
        page={page}
        keyOf={caseKey}
        query={query}
        exported
        bulk={useBulkCases(useActionData<typeof action>(), colleagues)}
      />
    </>
  )
}

/** The six kinds with what waits of each; a click shows it. */
function KindQueues({ counts, query }: { counts: CaseCounts[]; query: TableQuery }) {
  const t = useOfficeTranslate()
  const countOf = (kind: CaseKind) => counts.find((each) => each.kind === kind) ?? { open: 0, overdue: 0 }

  return (
    <section aria-label={t('office.cases.queues')}>
      <ul className="office-subjects">
        {caseKinds.map((kind) => {
          const { open, overdue } = countOf(kind)
          return (
            <li key={kind}>
              <a href={`?kind=${kind}`} aria-current={query.filters['kind'] === kind || undefined}>
                <span>{t(`office.cases.kind.${kind}`)}</span>
                <strong>{open}</strong>
                <small className={classNames(overdue > 0 && 'office-overdue')}>
                  {t('office.cases.overdueCount', { count: overdue })}
                </small>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type FilterProps = { query: TableQuery; colleagues: { username: string }[] }

function CaseFilters({ query, colleagues }: FilterProps) {
  const t = useOfficeTranslate()

  return (
    <TableFilters
      query={query}
      filters={[
        { name: 'text', label: t('office.cases.filter.text') },
        {
          name: 'kind',
          label: t('office.cases.column.kind'),
          options: caseKinds.map((value) => ({ value, text: t(`office.cases.kind.${value}`) })),
        },
        {
          name: 'state',
          label: t('office.cases.filter.state'),
          options: [
            { value: 'any', text: t('office.cases.filter.any') },
            ...caseStates.map((value) => ({ value, text: t(`office.cases.state.${value}`) })),
          ],
        },
        {
          name: 'person',
          label: t('office.cases.filter.person'),
          options: [
            { value: 'me', text: t('office.cases.filter.mine') },
            { value: 'nobody', text: t('office.cases.filter.nobody') },
            ...colleagues.map(({ username }) => ({ value: username, text: username })),
          ],
        },
        {
          name: 'overdue',
          label: t('office.cases.filter.overdue'),
          options: [{ value: 'yes', text: t('office.cases.filter.onlyOverdue') }],
        },
      ]}
    />
  )
}

const BEGINNING = 60

function useCaseColumns(now: Date): Column<ListedCase>[] {
  const t = useOfficeTranslate()
  const age = useAge(now)

  return [
    {
      name: 'number',
      title: t('office.cases.column.number'),
      sort: 'number',
      show: ({ number }) => (
        <a className="office-nowrap" href={`/cases/${formatCaseNumber(number)}`}>
          {formatCaseNumber(number)}
        </a>
      ),
    },
    { name: 'kind', title: t('office.cases.column.kind'), show: ({ kind }) => t(`office.cases.kind.${kind}`) },
    {
      name: 'about',
      title: t('office.cases.column.about'),
      show: (row) => <span className="office-begin">{aboutOf(row)}</span>,
    },
    {
      name: 'place',
      title: t('office.cases.column.place'),
      show: ({ place }) => <span className="office-nowrap">{place || '–'}</span>,
    },
    { name: 'person', title: t('office.cases.column.person'), show: ({ assignedTo }) => assignedTo?.username ?? '–' },
    {
      name: 'due',
      title: t('office.cases.column.due'),
      sort: 'due',
      show: (row) => <DueDay dueAt={row.dueAt} isOverdue={isOverdue(row, now)} />,
    },
    { name: 'state', title: t('office.cases.column.state'), show: (row) => <CaseState found={row} /> },
    {
      name: 'age',
      title: t('office.cases.column.age'),
      sort: 'opened',
      number: true,
      show: ({ openedAt }) => age(openedAt),
    },
  ]
}

/** What is known of it, the most telling first. */
function aboutOf({ tradeNumber, position, device, seller, sender, trackingNumber, imei, description }: ListedCase) {
  const trade = tradeNumber === null ? null : formatTradeNumber(tradeNumber)
  const item = tradeNumber === null || position === null ? trade : itemReference(tradeNumber, position)
  const known = [item, device, seller || sender, trackingNumber, imei, description.slice(0, BEGINNING)]
  return known.filter(Boolean).slice(0, 3).join(' · ')
}
