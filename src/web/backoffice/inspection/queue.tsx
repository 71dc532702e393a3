import { useMemo, useRef } from 'react'
import { Form, redirectDocument, useLoaderData } from 'react-router'
import { findInspectionQueue, takeNextItem, type QueuedItem } from '#domain/inspection/queue/inspection-queue.ts'
import { queueAges, queuePriorities, queueShares, valueBandNames } from '#domain/inspection/queue/queue-filter.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { categories } from '#shop/devices/categories.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { formatMoment, useAge } from '#web/backoffice/frame/office-time.ts'
import { useScreenKeys } from '#web/backoffice/frame/screen-keys.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters, type Filter } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, tableSearch } from '#web/backoffice/table/table-query.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { queueSearch, readQueue } from './queue-query.ts'

export const loader = office.read('trades.see', async ({ engines, colleague, url }) => {
  const { query, filter, order } = readQueue(url)
  return {
    query,
    share: filter.share,
    search: queueSearch(url, { share: filter.share }),
    ...(await findInspectionQueue(engines, colleague, filter, { ...order, ...pageOf(query) })),
    isNoneLeft: url.searchParams.has('none'),
    now: engines.now(),
  }
})

/** Takes the next device of what the list shows. */
export const action = office.change('trades.inspect', async ({ engines, storefronts, colleague, url }) => {
  const { filter, order } = readQueue(url)
  const next = await takeNextItem(engines, storefronts, colleague, filter, order)
  return redirectDocument(
    next === undefined
      ? `/inspection${queueSearch(url, { none: true })}`
      : `/inspection/${next}${queueSearch(url, { share: filter.share })}`,
  )
})

type Loaded = Awaited<ReturnType<typeof loader>>

export default function InspectionQueue() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, share, search, page, counts, choices, isNoneLeft, now } = useLoaderData<typeof loader>()
  const columns = useColumns(now, search)
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
        keyOf={({ id }) => id}
        query={query}
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

function useColumns(now: Date, search: string): Column<QueuedItem>[] {
  const t = useOfficeTranslate()
  const age = useAge(now)
  return [
    {
      name: 'number',
      title: t('office.inspection.queue.column.item'),
      show: ({ number, position }) => (
        <a className="office-nowrap" href={`/inspection/${itemReference(number, position)}${search}`}>
          {itemReference(number, position)}
        </a>
      ),
    },
    {
      name: 'device',
      title: t('office.inspection.queue.column.model'),
      sort: 'device',
      show: ({ device, isSecondLook }) => (
        <>
          {device} {isSecondLook && <Badge look="warning">{t('office.inspection.queue.secondBadge')}</Badge>}
        </>
      ),
    },
    {
      name: 'place',
      title: t('office.warehouse.places.label'),
      show: ({ place }) => place !== null && <a href={`/places/${place}`}>{place}</a>,
    },
    {
      name: 'country',
      title: t('office.inspection.queue.column.country'),
      show: ({ country }) => country.toUpperCase(),
    },
    { name: 'since', title: t('office.inspection.queue.column.age'), sort: 'waits', show: ({ since }) => age(since) },
    {
      name: 'due',
      title: t('office.inspection.queue.column.due'),
      show: ({ dueAt, isOverdue }) => (
        <span className="office-nowrap">
          {formatMoment(dueAt)}{' '}
          {isOverdue && <Badge look="danger">{t('office.inspection.queue.priority.overdue')}</Badge>}
        </span>
      ),
    },
    {
      name: 'person',
      title: t('office.inspection.queue.column.who'),
      show: ({ inspector, isHeld }) =>
        inspector !== null && (isHeld ? inspector : t('office.inspection.queue.left', { name: inspector })),
    },
    {
      name: 'value',
      title: t('office.inspection.queue.column.value'),
      sort: 'value',
      number: true,
      show: ({ cents: promised }) => formatMoney(cents(promised), 'de-DE'),
    },
  ]
}
