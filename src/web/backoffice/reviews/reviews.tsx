import { useActionData, useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { countWaitingReviews, findReviews, type ListedReview } from '#domain/reviews/find-reviews.ts'
import { reviewStatuses } from '#domain/reviews/review.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { bulkReviews } from './bulk-reviews.ts'
import { Stars, StatusBadge } from './review-marks.tsx'
import { reviewKey, useBulkReviews } from './use-bulk-reviews.ts'

const sorts = ['written', 'number', 'stars'] as const

const stars = ['1', '2', '3', '4', '5']

const table = { sorts, usual: '-written', filters: { text: 'text', status: reviewStatuses, stars } } as const

function readQuery({ url }: OfficeRequest) {
  const query = readTable(url, table)
  const sort = sorts.find((each) => each === query.sort) ?? 'written'
  return { query, order: { sort, descending: query.descending, ...pageOf(query) } }
}

export const middleware = [
  office.csv('reviews.see', 'bewertungen.csv', (asked) => {
    const { query, order } = readQuery(asked)
    const columns = [
      { title: 'Nummer', value: ({ number }: ListedReview) => number },
      { title: 'Geschrieben', value: ({ writtenAt }: ListedReview) => writtenAt.toISOString() },
      { title: 'Land', value: ({ country }: ListedReview) => country },
      { title: 'Gerät', value: ({ category }: ListedReview) => category },
      { title: 'Sterne', value: ({ stars: given }: ListedReview) => given },
      { title: 'Name', value: ({ name }: ListedReview) => name },
      { title: 'Text', value: ({ text }: ListedReview) => text },
      { title: 'Stand', value: ({ status }: ListedReview) => status },
      { title: 'Grund', value: ({ reason }: ListedReview) => reason },
      { title: 'Antwort', value: ({ reply }: ListedReview) => reply },
    ]
    return csvOf(
      columns,
      tickedRows(
        asked.url,
        reviewKey,
        everyRow((page) => findReviews(asked.engines, query.filters, { ...order, ...page })),
      ),
    )
  }),
]

export const loader = office.list('reviews.see', async (asked) => {
  const { query, order } = readQuery(asked)
  const page = await findReviews(asked.engines, query.filters, order)
  return { query, page, waiting: await countWaitingReviews(asked.engines) }
})

export const action = office.change('reviews.change', bulkReviews)

export default function Reviews() {
  const t = useOfficeTranslate()
  const { query, page, waiting } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.reviews')}</h1>
        <p className="office-soft">{t('office.reviews.text')}</p>
        <p>{t('office.reviews.waiting', { count: waiting })}</p>
      </div>
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.reviews.find') },
          {
            name: 'status',
            label: t('office.reviews.column.status'),
            options: reviewStatuses.map((value) => ({ value, text: t(`office.reviews.status.${value}`) })),
          },
          {
            name: 'stars',
            label: t('office.reviews.column.stars'),
            options: stars.map((value) => ({ value, text: value })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.reviews')}
        columns={useReviewColumns()}
        page={page}
        keyOf={reviewKey}
        query={query}
        exported
        bulk={useBulkReviews(useActionData<typeof action>())}
      />
    </>
  )
}

const BEGINNING = 90

function useReviewColumns(): Column<ListedReview>[] {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()

  return [
    {
      name: 'number',
      title: t('office.reviews.column.number'),
      sort: 'number',
      show: ({ number }) => <a href={`/reviews/${number}`}>{number}</a>,
    },
    {
      name: 'written',
      title: t('office.reviews.column.written'),
      sort: 'written',
      show: ({ writtenAt }) => formatMoment(writtenAt),
    },
    {
      name: 'stars',
      title: t('office.reviews.column.stars'),
      sort: 'stars',
      show: (review) => <Stars count={review.stars} />,
    },
    {
      name: 'text',
      title: t('office.reviews.column.text'),
      show: ({ text }) => (
        <span className="office-begin">
          {text === '' ? t('office.reviews.noText') : text.slice(0, BEGINNING) + (text.length > BEGINNING ? ' …' : '')}
        </span>
      ),
    },
    { name: 'name', title: t('office.reviews.column.name'), show: ({ name }) => name || t('office.reviews.anonymous') },
    {
      name: 'category',
      title: t('office.reviews.column.category'),
      show: ({ category, country }) => `${t(`category.${category}`)} · ${country.toUpperCase()}`,
    },
    { name: 'status', title: t('office.reviews.column.status'), show: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'reply',
      title: t('office.reviews.column.reply'),
      show: ({ reply }) => (reply === '' ? '–' : t('office.reviews.yes')),
    },
  ]
}
