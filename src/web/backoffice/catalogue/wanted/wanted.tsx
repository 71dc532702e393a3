import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { decideWanted } from '#domain/catalogue/wanted/decide-wanted.ts'
import { findWanted, wantedStates, type WantedRow, type WantedState } from '#domain/catalogue/wanted/find-wanted.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'

const table = {
  sorts: ['text', 'count', 'asked', 'last'],
  usual: '-count',
  filters: { text: 'text', country: countryCodes, state: [...wantedStates, 'all'] },
} as const

/** What nobody has decided yet, unless somebody asks for the rest. */
async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, country, state = 'open' } = query.filters
  const found = await findWanted(engines, { text, country, state: state === 'all' ? undefined : state })
  return { query, found }
}

const shown = {
  values: {
    text: ({ text }: WantedRow) => text,
    count: ({ count }: WantedRow) => count,
    asked: ({ asked }: WantedRow) => asked,
    last: ({ last }: WantedRow) => last,
  },
  keyOf: ({ text }: WantedRow) => text,
}

export const middleware = [
  office.csv('catalogue.see', 'gesucht.csv', async (asked) => {
    const { query, found } = await list(asked)
    const columns = [
      { title: 'Gesucht', value: ({ text }: WantedRow) => text },
      { title: 'Anzahl', value: ({ count }: WantedRow) => count },
      { title: 'davon Anfragen', value: ({ asked: forms }: WantedRow) => forms },
      { title: 'Länder', value: ({ countries }: WantedRow) => countries.join(' ').toUpperCase() },
      { title: 'zuerst', value: ({ first }: WantedRow) => first },
      { title: 'zuletzt', value: ({ last }: WantedRow) => last },
      { title: 'Stand', value: ({ state }: WantedRow) => stateTitles[state] },
    ]
    return csvOf(columns, [sortRows(found, query, shown.values)])
  }),
]

const stateTitles: Record<WantedState, string> = { open: 'offen', done: 'erledigt', hidden: 'ausgeblendet' }

export const loader = office.list('catalogue.see', async (asked) => {
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown), states: wantedStates, codes: countryCodes }
})

export const action = office.change('catalogue.change', async ({ engines, colleague, form, url }) => {
  const state = wantedStates.find((each) => each === formText(form, 'state'))
  if (!state) throw data(null, { status: 400 })
  const result = await decideWanted(engines, colleague, { text: formText(form, 'text'), state })
  if (result.ok) return redirect(`/catalogue/wanted${url.search}`)
  return data({ refusal: result.reason }, { status: result.reason === 'unknown-entry' ? 404 : 403 })
})

export default function Wanted() {
  const t = useOfficeTranslate()
  const { query, page, states, codes } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const options = [...states, 'all' as const].map((value) => ({
    value,
    text: t(`office.catalogue.wanted.state.${value}`),
  }))

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.catalogue.wanted.title')}</h1>
          <p className="office-soft">{t('office.catalogue.wanted.text')}</p>
        </div>
        <a href="/catalogue">{t('office.frame.screen.catalogue')}</a>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.catalogue.refusal.${failed.refusal}`)} />}
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.catalogue.wanted.search') },
          {
            name: 'country',
            label: t('office.catalogue.wanted.country'),
            options: codes.map((value) => ({ value, text: value.toUpperCase() })),
          },
          { name: 'state', label: t('office.catalogue.wanted.stateTitle'), options },
        ]}
      />
      <DataTable
        caption={t('office.catalogue.wanted.title')}
        columns={useWantedColumns()}
        page={page}
        keyOf={({ text }) => text}
        query={query}
        exported
      />
    </>
  )
}

function useWantedColumns(): Column<WantedRow>[] {
  const t = useOfficeTranslate()
  const may = useMay()
  const day = (iso: string) => iso.split('-').toReversed().join('.')
  const columns: Column<WantedRow>[] = [
    { name: 'text', title: t('office.catalogue.wanted.device'), sort: 'text', show: ({ text }) => text },
    {
      name: 'count',
      title: t('office.catalogue.wanted.count'),
      sort: 'count',
      number: true,
      show: ({ count }) => count,
    },
    {
      name: 'asked',
      title: t('office.catalogue.wanted.asked'),
      sort: 'asked',
      number: true,
      show: ({ asked }) => asked,
    },
    {
      name: 'countries',
      title: t('office.catalogue.wanted.country'),
      show: ({ countries }) => countries.map((code) => code.toUpperCase()).join(', '),
    },
    { name: 'last', title: t('office.catalogue.wanted.last'), sort: 'last', show: ({ last }) => day(last) },
    { name: 'state', title: t('office.catalogue.wanted.stateTitle'), show: (row) => <State {...row} /> },
  ]
  const work: Column<WantedRow> = {
    name: 'work',
    title: t('office.catalogue.wanted.work'),
    show: (row) => <Work {...row} />,
  }
  return may('catalogue.change') ? [...columns, work] : columns
}

function State({ state, decidedBy }: WantedRow) {
  const t = useOfficeTranslate()
  const look = state === 'open' ? 'warning' : state === 'done' ? 'success' : 'plain'

  return (
    <span className="cluster">
      <Badge look={look}>{t(`office.catalogue.wanted.state.${state}`)}</Badge>
      {decidedBy}
    </span>
  )
}

function Work({ text, state }: WantedRow) {
  const t = useOfficeTranslate()
  const next = state === 'open' ? (['done', 'hidden'] as const) : (['open'] as const)

  return (
    <Form method="post" className="cluster">
      <input type="hidden" name="text" value={text} />
      {state === 'open' && (
        <LinkButton href={`/catalogue/new?${new URLSearchParams({ wanted: text })}`} look="quiet" size="small">
          {t('office.catalogue.wanted.create')}
          <span className="visually-hidden"> {text}</span>
        </LinkButton>
      )}
      {next.map((value) => (
        <Button
          key={value}
          type="submit"
          name="state"
          value={value}
          look="ghost"
          size="small"
          aria-label={t(`office.catalogue.wanted.set.${value}One`, { text })}
        >
          {t(`office.catalogue.wanted.set.${value}`)}
        </Button>
      ))}
    </Form>
  )
}
