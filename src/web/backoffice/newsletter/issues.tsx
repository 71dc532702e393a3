import { useLoaderData } from 'react-router'
import { findIssues } from '#domain/newsletter/issues/find-issues.ts'
import { issueStatuses } from '#domain/newsletter/issues/issue.ts'
import { newsletterCountries } from '#domain/newsletter/issues/issue-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { formatsFor, useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { IssueStatus } from './issue-status.tsx'

const sorts = ['changed', 'subject', 'country', 'status'] as const

export const loader = office.list('newsletter.see', async ({ engines, storefronts, colleague, url }) => {
  const codes = newsletterCountries(storefronts.countries).map(({ code }) => code)
  const query = readTable(url, { sorts, usual: '-changed', filters: { status: issueStatuses, country: codes } })
  const { status, country } = query.filters
  const found = await findIssues(engines)
  const asked = found
    .filter((issue) => status === undefined || issue.status === status)
    .filter((issue) => country === undefined || issue.country === country)
    .map(({ text: _, preheader: __, ...issue }) => issue)
  const page = orderRows(asked, query, {
    values: {
      changed: ({ changedAt }) => changedAt,
      subject: ({ subject }) => subject,
      country: (issue) => formatsFor(colleague).countryName(issue.country),
      status: (issue) => issueStatuses.indexOf(issue.status),
    },
    keyOf: ({ id }) => id,
  })
  return { query, codes, page }
})

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

export default function Issues() {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const may = useMay()
  const { query, codes, page } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.newsletter')}</h1>
          <p className="office-soft">{t('office.newsletter.text')}</p>
        </div>
        {may('newsletter.change') && <LinkButton href="/newsletter/new">{t('office.newsletter.new')}</LinkButton>}
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'status',
            label: t('office.newsletter.column.status'),
            options: issueStatuses.map((value) => ({ value, text: t(`office.newsletter.status.${value}`) })),
          },
          {
            name: 'country',
            label: t('office.newsletter.column.country'),
            options: codes.map((value) => ({ value, text: countryName(value) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.newsletter')}
        columns={useColumns()}
        page={page}
        keyOf={({ id }) => id}
        query={query}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useOfficeTranslate()
  const { countryName, formatMoment } = useFormats()
  const progress = ({ status, sent, total }: Row) =>
    status === 'draft' ? '–' : t('office.newsletter.progress', { done: sent, total })

  return [
    {
      name: 'subject',
      title: t('office.newsletter.column.subject'),
      sort: 'subject',
      show: ({ id, subject, country }) => (
        <a href={`/newsletter/${id}`} lang={country}>
          {subject}
        </a>
      ),
    },
    {
      name: 'country',
      title: t('office.newsletter.column.country'),
      sort: 'country',
      show: ({ country }) => countryName(country),
    },
    {
      name: 'status',
      title: t('office.newsletter.column.status'),
      sort: 'status',
      show: ({ status }) => <IssueStatus status={status} />,
    },
    { name: 'progress', title: t('office.newsletter.column.progress'), number: true, show: progress },
    { name: 'author', title: t('office.newsletter.column.author'), show: ({ author }) => author },
    {
      name: 'changed',
      title: t('office.newsletter.column.changed'),
      sort: 'changed',
      show: ({ changedAt, finishedAt }) => formatMoment(finishedAt ?? changedAt),
    },
  ]
}
