import { useMemo, useRef } from 'react'
import { Form, redirectDocument, useActionData, useLoaderData } from 'react-router'
import {
  findInspectionQueue,
  findQueuedItems,
  takeNextItem,
  type QueuedItem,
} from '#domain/inspection/queue/inspection-queue.ts'
import { queueAges, queuePriorities, queueShares, valueBandNames } from '#domain/inspection/queue/queue-filter.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { categories } from '#shop/devices/categories.ts'
import { cents, decimalFromCents } from '#shop/money/money.ts'
import { useScreenKeys } from '#web/backoffice/frame/screen-keys.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { TableFilters, type Filter } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, tableSearch } from '#web/backoffice/table/table-query.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { bulkQueue } from './bulk-queue.ts'
import { useQueueColumns } from './queue-columns.tsx'
import { queueSearch, readQueue } from './queue-query.ts'
import { queueActions, queuedItemKey, useBulkQueue } from './use-bulk-queue.ts'

export const loader = office.list('trades.see', async ({ engines, colleague, url }) => {
  const { query, filter, order } = readQueue(url)
  return {
    query,
    share: filter.share,
    search: queueSearch(url, { share: filter.share }),
    ...(await findInspectionQueue(engines, colleague, filter, { ...order, ...pageOf(query) })),
    inspectors: await findColleagues(engines, 'trades.inspect'),
    isNoneLeft: url.searchParams.has('none'),
    now: engines.now(),
  }
})

const csvColumns = [
  { title: 'Gerät', value: queuedItemKey },
  { title: 'Modell', value: ({ device }: QueuedItem) => device },
  { title: 'Platz', value: ({ place }: QueuedItem) => place },
  { title: 'Land', value: ({ country }: QueuedItem) => country },
  { title: 'Wartet seit', value: ({ since }: QueuedItem) => since.toISOString() },
  { title: 'Fällig', value: ({ dueAt }: QueuedItem) => dueAt.toISOString() },
  { title: 'Wer', value: ({ inspector }: QueuedItem) => inspector },
  { title: 'Versprochen', value: (item: QueuedItem) => decimalFromCents(cents(item.cents)).replace('.', ',') },
]

export const middleware = [
  office.csv('trades.see', 'pruefung.csv', ({ engines, colleague, url }) => {
    const { filter, order } = readQueue(url)
    const rows = everyRow((page) => findQueuedItems(engines, colleague, filter, { ...order, ...page }))
    return csvOf(csvColumns, tickedRows(url, queuedItemKey, rows))
  }),
]

export const action = office.choose('bulk', queueActions, async ({ chosen, ...asked }) =>
  chosen === 'next' ? await takeNext(asked) : await bulkQueue({ ...asked, chosen }),
)

/** Takes the next device of what the list shows. */
async function takeNext({ engines, storefronts, colleague, url }: OfficeRequest) {
  const { filter, order } = readQueue(url)
  const next = await takeNextItem(engines, storefronts, colleague, filter, order)
  return redirectDocument(
    next === undefined
      ? `/inspection${queueSearch(url, { none: true })}`
      : `/inspection/${next}${queueSearch(url, { share: filter.share })}`,
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

export default function InspectionQueue() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, share, search, page, counts, choices, inspectors, isNoneLeft, now } = useLoaderData<typeof loader>()
  const columns = useQueueColumns(now, search)
  const filters = useFilters(choices)

  return (
    <>
      <div className="cluster cluster--apart">
        <h1>{t('office.frame.screen.inspection')}</h1>
        {may('trades.inspect') && <TakeNext search={search} />}
      </div>
      {isNoneLeft && <Notice look="success" live="status" title={t('office.inspection.queue.none')} />}
      <nav className="office-shares" aria-label={t('office.frame.screen.inspection')}>
        {queueShares.map((each) => (
          <a
            key={each}
            href={tableSearch({ ...query, filters: { ...query.filters, share: each } }, { first: true })}
            aria-current={each === share ? 'page' : undefined}
          >
            {t(`office.inspection.queue.${each}`)} <strong>{counts[each]}</strong>
          </a>
        ))}
      </nav>
      <TableFilters query={query} filters={filters} />
      <DataTable
        caption={t('office.frame.screen.inspection')}
        columns={columns}
        page={page}
        keyOf={queuedItemKey}
        query={query}
        exported
        bulk={useBulkQueue(useActionData<typeof action>(), inspectors)}
      />
    </>
  )
}

/** The longest waiting, or whatever else is first as the list is sorted. */
function TakeNext({ search }: { search: string }) {
  const t = useOfficeTranslate()
  const form = useRef<HTMLFormElement>(null)
  useScreenKeys(
    useMemo(
      () => [{ key: 'n', text: t('office.inspection.queue.next'), press: () => form.current?.requestSubmit() }],
      [t],
    ),
  )

  return (
    <Form method="post" action={`/inspection${search}`} ref={form}>
      <input type="hidden" name="bulk" value="next" />
      <Button type="submit" aria-keyshortcuts="n">
        {t('office.inspection.queue.next')}
      </Button>
    </Form>
  )
}

function useFilters({ makers, people }: Loaded['choices']): Filter[] {
  const t = useOfficeTranslate()
  const plain = (value: string) => ({ value, text: value })
  return [
    { name: 'share', label: '', hidden: true },
    {
      name: 'kind',
      label: t('office.inspection.queue.filter.kind'),
      options: categories.map((value) => ({ value, text: t(`category.${value}`) })),
    },
    { name: 'maker', label: t('office.inspection.queue.filter.maker'), options: makers.map(plain) },
    {
      name: 'country',
      label: t('office.inspection.queue.filter.country'),
      options: countryCodes.map((value) => ({ value, text: value.toUpperCase() })),
    },
    {
      name: 'age',
      label: t('office.inspection.queue.filter.age'),
      options: queueAges.map((value) => ({ value, text: t('office.inspection.queue.age', { days: Number(value) }) })),
    },
    {
      name: 'value',
      label: t('office.inspection.queue.filter.value'),
      options: valueBandNames.map((value) => ({ value, text: t(`office.inspection.queue.value.${value}`) })),
    },
    {
      name: 'priority',
      label: t('office.inspection.queue.filter.priority'),
      options: queuePriorities.map((value) => ({ value, text: t(`office.inspection.queue.priority.${value}`) })),
    },
    { name: 'person', label: t('office.inspection.queue.filter.person'), options: people.map(plain) },
    { name: 'text', label: t('office.inspection.queue.filter.text') },
  ]
}
