import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { addRedirects, removeRedirect } from '#domain/content/change-redirects.ts'
import { findRedirects, tryAddress, type StoredRedirect } from '#domain/content/find-redirects.ts'
import { writeRedirectFile } from '#domain/content/redirect-file.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { RedirectForm, TrialForm } from './redirect-forms.tsx'

const table = {
  sorts: ['from', 'to', 'hits', 'lastHit'],
  usual: 'from',
  filters: { text: 'text', country: ['all', ...countryCodes] },
} as const

async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, country } = query.filters
  const found = (await findRedirects(engines)).filter(
    (each) =>
      (country === undefined || (each.country ?? 'all') === country) &&
      (text === undefined || `${each.from} ${each.to}`.includes(text.toLowerCase())),
  )
  return { query, found }
}

const shown = {
  values: {
    from: ({ from }: StoredRedirect) => from,
    to: ({ to }: StoredRedirect) => to,
    hits: ({ hits }: StoredRedirect) => hits,
    lastHit: ({ lastHitAt }: StoredRedirect) => lastHitAt,
  },
  keyOf: ({ id }: StoredRedirect) => String(id),
}

export const middleware = [
  office.csv('redirects.see', 'umleitungen.csv', async (asked) => {
    const { query, found } = await list(asked)
    return writeRedirectFile(sortRows(found, query, shown.values))
  }),
]

export const loader = office.list('redirects.see', async (asked) => {
  const { engines, storefronts, url } = asked
  const tried = url.searchParams.get('try')
  const code = countryCodes.find((each) => each === url.searchParams.get('in')) ?? 'de'
  const trial = tried === null ? null : await tryAddress(engines, storefronts.countries[code], tried)
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown), trial, asked: tried ?? '', code }
})

export const action = office.change('redirects.change', async ({ engines, storefronts, colleague, form }) => {
  if (formText(form, 'intent') === 'remove') {
    const removed = await removeRedirect(engines, colleague, Number(formText(form, 'id')) || 0)
    return removed.ok ? redirect('/redirects') : data({ problem: removed.reason, typed: undefined }, { status: 409 })
  }
  const typed = {
    country: formText(form, 'country'),
    from: formText(form, 'from'),
    to: formText(form, 'to'),
    status: formText(form, 'status'),
  }
  const added = await addRedirects(engines, storefronts, colleague, [typed])
  if (added.ok) return redirect('/redirects')
  const problem = added.reason === 'refused' ? added.refusals[0]!.refusal : added.reason
  return data({ problem, typed }, { status: 422 })
})

export default function Redirects() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, trial, asked, code } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack">
          <h1>{t('office.frame.screen.redirects')}</h1>
          <p className="office-soft">{t('office.prices.redirect.text')}</p>
        </div>
        {may('redirects.change') && (
          <LinkButton href="/redirects/import" look="quiet">
            {t('office.prices.redirect.import')}
          </LinkButton>
        )}
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.prices.redirect.problem.${failed.problem}`)} />}
      {may('redirects.change') && <RedirectForm typed={failed?.typed} />}
      <TrialForm trial={trial} asked={asked} code={code} />
      <RedirectFilters query={query} />
      <DataTable
        caption={t('office.frame.screen.redirects')}
        columns={useRedirectColumns()}
        page={page}
        keyOf={shown.keyOf}
        query={query}
        exported
      />
    </>
  )
}

function RedirectFilters({ query }: { query: ReturnType<typeof readTable> }) {
  const t = useOfficeTranslate()
  const all = { value: 'all', text: t('office.prices.redirect.all') }

  return (
    <TableFilters
      query={query}
      filters={[
        { name: 'text', label: t('office.prices.redirect.search') },
        {
          name: 'country',
          label: t('office.prices.redirect.country'),
          options: [all, ...countryCodes.map((value) => ({ value, text: value.toUpperCase() }))],
        },
      ]}
    />
  )
}

function useRedirectColumns(): Column<StoredRedirect>[] {
  const t = useOfficeTranslate()
  const { formatFullDay } = useFormats()
  const may = useMay()
  const columns: Column<StoredRedirect>[] = [
    {
      name: 'country',
      title: t('office.prices.redirect.country'),
      show: ({ country }) => country?.toUpperCase() ?? t('office.prices.redirect.all'),
    },
    { name: 'from', title: t('office.prices.redirect.from'), sort: 'from', show: ({ from }) => from },
    { name: 'to', title: t('office.prices.redirect.to'), sort: 'to', show: ({ to }) => to },
    { name: 'status', title: t('office.prices.redirect.status'), show: ({ status }) => status },
    { name: 'hits', title: t('office.prices.redirect.hits'), sort: 'hits', number: true, show: ({ hits }) => hits },
    {
      name: 'lastHit',
      title: t('office.prices.redirect.lastHit'),
      sort: 'lastHit',
      show: ({ lastHitAt }) => (lastHitAt === null ? t('office.prices.change.none') : formatFullDay(lastHitAt)),
    },
    { name: 'by', title: t('office.prices.redirect.by'), show: ({ createdBy }) => createdBy },
  ]
  const remove: Column<StoredRedirect> = {
    name: 'remove',
    title: t('office.prices.redirect.remove'),
    show: ({ id, from }) => (
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          look="ghost"
          size="small"
          aria-label={t('office.prices.redirect.removeOne', { from })}
        >
          {t('office.prices.redirect.remove')}
        </Button>
      </Form>
    ),
  }
  return may('redirects.change') ? [...columns, remove] : columns
}
