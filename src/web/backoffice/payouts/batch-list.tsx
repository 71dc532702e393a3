import type { ListPage } from '#domain/lists/list-page.ts'
import type { Batch } from '#domain/payouts/batches/find-batches.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { age } from './format.ts'

type Props = { page: ListPage<Batch>; query: TableQuery; now: Date; caption: string }

export function BatchList({ page, query, now, caption }: Props) {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const columns: Column<Batch>[] = [
    {
      name: 'batch',
      title: t('office.payouts.column.batch'),
      show: ({ number }) => <a href={`/payouts/batches/${number}`}>{number}</a>,
    },
    { name: 'country', title: t('office.payouts.column.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'method',
      title: t('office.payouts.column.method'),
      show: ({ method, instant }) => (
        <>
          {t(`office.payouts.method.${method}`)} {instant && <Badge>{t('office.payouts.batch.instant')}</Badge>}
        </>
      ),
    },
    { name: 'payouts', title: t('office.payouts.column.payouts'), number: true, show: ({ payouts }) => payouts },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    {
      name: 'prepared',
      title: t('office.payouts.column.prepared'),
      show: ({ preparedAt, preparer }) =>
        preparer === null
          ? t('office.payouts.batch.clock')
          : t('office.payouts.batch.by', { date: formatDay(preparedAt), name: preparer }),
    },
    {
      name: 'released',
      title: t('office.payouts.column.released'),
      show: ({ releasedAt, releaser }) =>
        releasedAt && t('office.payouts.batch.by', { date: formatDay(releasedAt), name: releaser ?? '' }),
    },
    { name: 'waiting', title: t('office.payouts.column.waiting'), number: true, show: ({ waiting }) => waiting },
    {
      name: 'age',
      title: t('office.payouts.column.age'),
      show: ({ releasedAt, preparedAt }) => age(t, releasedAt ?? preparedAt, now),
    },
  ]

  return <DataTable caption={caption} columns={columns} page={page} query={query} keyOf={({ number }) => number} />
}
