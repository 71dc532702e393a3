import type { QueuedItem } from '#domain/inspection/queue/inspection-queue.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { cents } from '#shop/money/money.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

export function useQueueColumns(now: Date, search: string): Column<QueuedItem>[] {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
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
      show: ({ cents: promised }) => formatMoney(cents(promised)),
    },
  ]
}
