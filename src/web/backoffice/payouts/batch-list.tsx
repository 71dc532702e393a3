import type { Batch } from '#domain/payouts/batches/find-batches.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { PlainTable } from './plain-table.tsx'
import { age, day, money } from './format.ts'

type Props = { batches: readonly Batch[]; now: Date; caption: string }

export function BatchList({ batches, now, caption }: Props) {
  const t = useOfficeTranslate()
  const columns: Column<Batch>[] = [
    {
      title: t('office.payouts.column.batch'),
      show: ({ number }) => <a href={`/payouts/batches/${number}`}>{number}</a>,
    },
    { title: t('office.payouts.column.country'), show: ({ country }) => country.toUpperCase() },
    {
      title: t('office.payouts.column.method'),
      show: ({ method, instant }) => (
        <>
          {t(`office.payouts.method.${method}`)} {instant && <Badge>{t('office.payouts.batch.instant')}</Badge>}
        </>
      ),
    },
    { title: t('office.payouts.column.payouts'), number: true, show: ({ payouts }) => payouts },
    { title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => money(cents) },
    {
      title: t('office.payouts.column.prepared'),
      show: ({ preparedAt, preparer }) =>
        preparer === null
          ? t('office.payouts.batch.clock')
          : t('office.payouts.batch.by', { date: day(preparedAt), name: preparer }),
    },
    {
      title: t('office.payouts.column.released'),
      show: ({ releasedAt, releaser }) =>
        releasedAt && t('office.payouts.batch.by', { date: day(releasedAt), name: releaser ?? '' }),
    },
    { title: t('office.payouts.column.waiting'), number: true, show: ({ waiting }) => waiting },
    {
      title: t('office.payouts.column.age'),
      show: ({ releasedAt, preparedAt }) => age(t, releasedAt ?? preparedAt, now),
    },
  ]

  return <PlainTable caption={caption} columns={columns} rows={batches} keyOf={({ number }) => number} />
}
