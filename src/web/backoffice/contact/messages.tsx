import { useActionData, useLoaderData } from 'react-router'
import { findMessages, findQueues } from '#domain/contact/messages/find-messages.ts'
import { messageReference, messageStatuses, type Message } from '#domain/contact/messages/message.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { tickedRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { bulkMessages } from './bulk-messages.ts'
import { SubjectQueues } from './subject-queues.tsx'
import { messageKey, useBulkMessages } from './use-bulk-messages.ts'

const sorts = ['created', 'number', 'subject', 'email'] as const

const table = {
  sorts,
  usual: 'created',
  filters: {
    text: 'text',
    subject: subjects,
    country: countryCodes,
    status: ['waiting', ...messageStatuses],
    mine: ['yes'],
  },
} as const

function readQuery({ colleague, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, subject, country, status, mine } = query.filters
  const filter = {
    text,
    subject,
    country,
    ...(status === 'waiting' ? { waiting: true } : { status }),
    assignedTo: mine === undefined ? undefined : colleague.id,
  }
  const sort = sorts.find((each) => each === query.sort) ?? 'created'
  return { query, filter, order: { sort, descending: query.descending, ...pageOf(query) } }
}

export const middleware = [
  office.csv('contact.see', 'nachrichten.csv', (asked) => {
    const { filter, order } = readQuery(asked)
    const columns = [
      { title: 'Nummer', value: ({ number }: Message) => messageReference(number) },
      { title: 'Eingang', value: ({ createdAt }: Message) => createdAt.toISOString() },
      { title: 'Land', value: ({ country }: Message) => country },
      { title: 'Thema', value: ({ subject }: Message) => subject },
      { title: 'Stand', value: ({ status }: Message) => status },
      { title: 'Name', value: ({ name }: Message) => name },
      { title: 'E-Mail', value: ({ email }: Message) => email },
      {
        title: 'Auftrag',
        value: ({ tradeNumber }: Message) => (tradeNumber === null ? null : formatTradeNumber(tradeNumber)),
      },
      { title: 'Liegt bei', value: ({ assignedTo }: Message) => assignedTo?.username ?? null },
      { title: 'Text', value: ({ text }: Message) => text },
    ]
    return csvOf(
      columns,
      tickedRows(
        asked.url,
        messageKey,
        everyRow((page) => findMessages(asked.engines, filter, { ...order, ...page })),
      ),
    )
  }),
]

export const loader = office.list('contact.see', async (asked) => {
  const { engines } = asked
  const { query, filter, order } = readQuery(asked)
  const [page, queues, colleagues] = await Promise.all([
    findMessages(engines, filter, order),
    findQueues(engines, filter.country),
    findColleagues(engines, 'contact.change'),
  ])
  return { query, page, queues, colleagues, now: engines.now() }
})

export const action = office.change('contact.change', bulkMessages)

export default function Messages() {
  const t = useOfficeTranslate()
  const { query, page, queues, colleagues, now } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.contact')}</h1>
          <p className="office-soft">{t('office.contact.text')}</p>
        </div>
        <a href="/contact-templates">{t('office.contact.templates.link')}</a>
      </div>
      <SubjectQueues queues={queues} query={query} now={now} />
      <MessageFilters query={query} />
      <DataTable
        caption={t('office.frame.screen.contact')}
        columns={useMessageColumns(now)}
        page={page}
        keyOf={messageKey}
        query={query}
        exported
        bulk={useBulkMessages(useActionData<typeof action>(), colleagues)}
      />
    </>
  )
}

function MessageFilters({ query }: { query: TableQuery }) {
  const t = useOfficeTranslate()

  return (
    <TableFilters
      query={query}
      filters={[
        { name: 'text', label: t('office.contact.find') },
        {
          name: 'subject',
          label: t('office.contact.column.subject'),
          options: subjects.map((value) => ({ value, text: t(`office.contact.subject.${value}`) })),
        },
        {
          name: 'country',
          label: t('office.contact.column.country'),
          options: countryCodes.map((value) => ({ value, text: value.toUpperCase() })),
        },
        {
          name: 'status',
          label: t('office.contact.column.status'),
          options: [
            { value: 'waiting', text: t('office.contact.waiting') },
            ...messageStatuses.map((value) => ({ value, text: t(`office.contact.status.${value}`) })),
          ],
        },
        {
          name: 'mine',
          label: t('office.contact.mine'),
          options: [{ value: 'yes', text: t('office.contact.onlyMine') }],
        },
      ]}
    />
  )
}

const BEGINNING = 80

function useMessageColumns(now: Date): Column<Message>[] {
  const t = useOfficeTranslate()
  const age = useAge(now)

  return [
    {
      name: 'number',
      title: t('office.contact.column.number'),
      sort: 'number',
      show: ({ number }) => <a href={`/contact/${number}`}>{messageReference(number)}</a>,
    },
    {
      name: 'age',
      title: t('office.contact.column.age'),
      sort: 'created',
      number: true,
      show: ({ createdAt }) => age(createdAt),
    },
    {
      name: 'subject',
      title: t('office.contact.column.subject'),
      sort: 'subject',
      show: ({ subject }) => t(`office.contact.subject.${subject}`),
    },
    {
      name: 'from',
      title: t('office.contact.column.from'),
      sort: 'email',
      show: ({ name, email }) => (name === '' ? email : `${name} · ${email}`),
    },
    {
      name: 'begin',
      title: t('office.contact.column.begin'),
      show: ({ text, locale }) => (
        <span className="office-begin" lang={locale.slice(0, 2)}>
          {text.length > BEGINNING ? `${text.slice(0, BEGINNING)} …` : text}
        </span>
      ),
    },
    { name: 'country', title: t('office.contact.column.country'), show: ({ country }) => country.toUpperCase() },
    { name: 'status', title: t('office.contact.column.status'), show: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'assignee',
      title: t('office.contact.column.assignee'),
      show: ({ assignedTo }) => assignedTo?.username ?? '–',
    },
  ]
}

const looks = { new: 'warning', open: 'brand', answered: 'success', closed: 'plain' } as const

function StatusBadge({ status }: Pick<Message, 'status'>) {
  const t = useOfficeTranslate()
  return <Badge look={looks[status]}>{t(`office.contact.status.${status}`)}</Badge>
}
