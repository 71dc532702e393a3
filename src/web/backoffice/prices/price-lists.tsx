import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { findProposals } from '#domain/catalogue/proposals/find-proposals.ts'
import type { Proposal } from '#domain/catalogue/proposals/proposal.ts'
import { proposeDepreciation } from '#domain/catalogue/proposals/propose-depreciation.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { ProposalStatus } from './proposal-status.tsx'
import { shortDay } from './price-words.ts'

const statuses = ['draft', 'proposed', 'approved', 'rejected', 'withdrawn'] as const

const table = {
  sorts: ['number', 'validFrom', 'rows', 'author', 'status'],
  usual: '-number',
  filters: { status: statuses },
}

async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { status } = query.filters
  const found = await findProposals(engines)
  return { query, found: found.filter((each) => status === undefined || each.status === status) }
}

const shown = {
  values: {
    number: ({ id }: Proposal) => id,
    validFrom: ({ validFrom }: Proposal) => validFrom,
    rows: ({ rows }: Proposal) => rows,
    author: ({ authorName }: Proposal) => authorName,
    status: ({ status }: Proposal) => statuses.indexOf(status),
  },
  keyOf: ({ id }: Proposal) => String(id),
}

export const middleware = [
  office.csv('prices.see', 'preislisten.csv', async (asked) => {
    const { query, found } = await list(asked)
    const columns = [
      { title: 'Nr.', value: ({ id }: Proposal) => id },
      { title: 'Stand', value: ({ status }: Proposal) => status },
      { title: 'Gilt ab', value: ({ validFrom }: Proposal) => validFrom },
      { title: 'Notiz', value: ({ note }: Proposal) => note },
      { title: 'Preise', value: (proposal: Proposal) => proposal.rows },
      { title: 'Von', value: ({ authorName }: Proposal) => authorName },
      { title: 'Entschieden von', value: ({ decidedByName }: Proposal) => decidedByName },
      { title: 'Liste', value: ({ priceList }: Proposal) => priceList },
    ]
    return csvOf(columns, [sortRows(found, query, shown.values)])
  }),
]

export const loader = office.read('prices.see', async (asked) => {
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown) }
})

/** What have devices lost since somebody looked at their prices? */
export const action = office.change('prices.change', async ({ engines, colleague }) => {
  const result = await proposeDepreciation(engines, colleague)
  return result.ok ? redirect(`/prices/${result.id}`) : data({ problem: result.reason }, { status: 409 })
})

export default function PriceLists() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.prices')}</h1>
        <p className="office-soft">{t('office.prices.list.text')}</p>
      </div>
      {failed && <Notice look="warning" live="alert" title={t(`office.prices.problem.${failed.problem}`)} />}
      <div className="cluster">
        {may('prices.change') && <LinkButton href="/prices/import">{t('office.prices.list.import')}</LinkButton>}
        <LinkButton href="/prices/export" look="quiet" download>
          {t('office.prices.list.export')}
        </LinkButton>
        {may('prices.change') && (
          <Form method="post">
            <Button type="submit" look="quiet">
              {t('office.prices.list.depreciate')}
            </Button>
          </Form>
        )}
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'status',
            label: t('office.prices.list.statusTitle'),
            options: statuses.map((value) => ({ value, text: t(`office.prices.status.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.prices')}
        columns={useProposalColumns()}
        page={page}
        keyOf={shown.keyOf}
        query={query}
        exported
      />
    </>
  )
}

function useProposalColumns(): Column<Proposal>[] {
  const t = useOfficeTranslate()
  const title = ({ note, origin }: Proposal) => {
    if (note !== '') return note
    return t(origin === 'depreciation' ? 'office.prices.list.depreciation' : 'office.prices.list.untitled')
  }

  return [
    { title: t('office.prices.list.number'), sort: 'number', number: true, show: ({ id }) => id },
    {
      title: t('office.prices.list.note'),
      show: (proposal) => <a href={`/prices/${proposal.id}`}>{title(proposal)}</a>,
    },
    {
      title: t('office.prices.list.statusTitle'),
      sort: 'status',
      show: ({ status }) => <ProposalStatus status={status} />,
    },
    { title: t('office.prices.list.validFrom'), sort: 'validFrom', show: ({ validFrom }) => shortDay(validFrom) },
    { title: t('office.prices.list.rows'), sort: 'rows', number: true, show: ({ rows }) => rows },
    {
      title: t('office.prices.list.author'),
      sort: 'author',
      show: ({ authorName }) => authorName ?? t('office.prices.list.machine'),
    },
    { title: t('office.prices.list.decidedBy'), show: ({ decidedByName }) => decidedByName },
    { title: t('office.prices.list.version'), number: true, show: ({ priceList }) => priceList },
  ]
}
