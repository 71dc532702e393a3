import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { everyRow } from '#domain/lists/every-row.ts'
import { findLetter } from '#domain/letters/find-letters.ts'
import { letterStatuses, listLetterKinds, listLetters, type LetterLine } from '#domain/letters/list-letters.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { resendLetter } from '#domain/staff/resend-letter.ts'
import { locales } from '#shop/countries/locales.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf, type CsvColumn } from '#web/backoffice/table/csv.ts'
import { answerRows, tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'

const filters = { status: letterStatuses, kind: 'text', locale: locales, to: 'text' } as const
const table = { sorts: ['created'], usual: '-created', filters } as const

const queryOf = (query: TableQuery) => ({ ...query.filters, descending: query.descending, ...pageOf(query) })

const written: readonly CsvColumn<LetterLine>[] = [
  { title: 'Zeit', value: ({ createdAt }) => createdAt.toISOString() },
  { title: 'Art', value: ({ kind }) => kind },
  { title: 'Sprache', value: ({ locale }) => locale },
  { title: 'An', value: ({ to }) => to },
  { title: 'Betreff', value: ({ subject }) => subject },
  { title: 'Stand', value: ({ status }) => status },
  { title: 'Fehler', value: ({ lastError }) => lastError },
]

export const middleware = [
  office.csv('letters.see', 'postausgang.csv', ({ engines, url }) => {
    const query = queryOf(readTable(url, table))
    return csvOf(
      written,
      tickedRows(
        url,
        letterKey,
        everyRow((page) => listLetters(engines, { ...query, ...page })),
      ),
    )
  }),
]

export const loader = office.list('letters.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const [page, kinds] = await Promise.all([listLetters(engines, queryOf(query)), listLetterKinds(engines)])
  return { query, kinds, page }
})

const letterKey = ({ id }: { id: string }): string => id

/** Each letter by itself: what did not fail goes out no second time. */
const resendLetters = (engines: OfficeRequest['engines'], colleague: Colleague, form: FormData) =>
  answerRows(form, async (id) => {
    const letter = await findLetter(engines, id, { secrets: false })
    const label = letter ? `${letter.to} · ${letter.subject}` : id
    return { label, result: await resendLetter(engines, colleague, id) }
  })

/** Sends letters again that were given up, or writes the same test letter in every storefront's language. */
export const action = office.change('letters.change', async ({ engines, storefronts, shop, colleague, url, form }) => {
  if (form.has('bulk')) return resendLetters(engines, colleague, form)
  const letter = form.get('letter')
  if (letter !== null) {
    const result = await resendLetter(engines, colleague, String(letter))
    return result.ok ? redirect(`/letters${url.search}`) : data({ reason: result.reason }, { status: 409 })
  }
  for (const country of Object.values(storefronts.countries)) await sendTestLetter(engines, { ...shop, country })
  return redirect('/letters')
})

export default function Letters() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, kinds } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.letters')}</h1>
          <p className="office-soft">{t('office.letters.text')}</p>
        </div>
        {may('letters.change') && (
          <Form method="post" reloadDocument>
            <Button type="submit" look="quiet" size="small">
              {t('office.letters.sendTest')}
            </Button>
          </Form>
        )}
      </div>
      {outcome && 'reason' in outcome && (
        <Notice look="danger" live="alert" title={t(`office.letters.problem.${outcome.reason}`)} />
      )}
      <LetterFilters query={query} kinds={kinds} />
      <DataTable
        caption={t('office.frame.screen.letters')}
        columns={useLetterColumns()}
        page={page}
        keyOf={letterKey}
        query={query}
        exported
        bulk={
          may('letters.change') && {
            choices: [{ value: 'resend', text: t('office.letters.again') }],
            outcome: saidRows(outcome && 'bulk' in outcome ? outcome : undefined, (reason) =>
              t(`office.letters.problem.${reason}`),
            ),
          }
        }
      />
    </>
  )
}

function useLetterColumns(): Column<LetterLine>[] {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()

  return [
    {
      name: 'time',
      title: t('office.letters.column.time'),
      sort: 'created',
      show: ({ createdAt }) => formatMoment(createdAt),
    },
    { name: 'to', title: t('office.letters.column.to'), show: ({ to }) => to },
    {
      name: 'subject',
      title: t('office.letters.column.subject'),
      show: ({ id, subject, locale }) => (
        <a href={`/letters/${id}`} lang={locale.slice(0, 2)}>
          {subject}
        </a>
      ),
    },
    { name: 'kind', title: t('office.letters.column.kind'), show: ({ kind }) => kind },
    { name: 'status', title: t('office.letters.column.status'), show: (line) => <Status line={line} /> },
  ]
}

function LetterFilters({ query, kinds }: { query: TableQuery; kinds: readonly string[] }) {
  const t = useOfficeTranslate()
  const same = (values: readonly string[]) => values.map((value) => ({ value, text: value }))
  const statuses = letterStatuses.map((value) => ({ value, text: t(`office.letters.status.${value}`) }))

  return (
    <TableFilters
      query={query}
      filters={[
        { name: 'status', label: t('office.letters.column.status'), options: statuses },
        { name: 'kind', label: t('office.letters.column.kind'), options: same(kinds) },
        { name: 'locale', label: t('office.letters.column.locale'), options: same(locales) },
        { name: 'to', label: t('office.letters.column.to') },
      ]}
    />
  )
}

function Status({ line: { id, status, lastError } }: { line: LetterLine }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const word = t(officeKey(`office.letters.status.${status}`))
  if (status !== 'failed') return <Badge look={status === 'waiting' ? 'warning' : 'success'}>{word}</Badge>

  return (
    <Form method="post" className="office-inline" reloadDocument>
      <Badge look="danger">{word}</Badge>
      {may('letters.change') && (
        <Button type="submit" name="letter" value={id} size="small" look="quiet">
          {t('office.letters.again')}
        </Button>
      )}
      {lastError && (
        <span className="office-soft" title={lastError}>
          {lastError}
        </span>
      )}
    </Form>
  )
}
