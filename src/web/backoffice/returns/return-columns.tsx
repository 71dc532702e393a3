import { Form } from 'react-router'
import type { ListedReturn } from '#domain/trades/returns/find-returns.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

const together = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

export function useReturnColumns(now: Date, formKey: string): Column<ListedReturn>[] {
  const t = useOfficeTranslate()
  const age = useAge(now)
  const may = useMay()

  return [
    {
      name: 'trade',
      title: t('office.trades.column.number'),
      show: ({ number }) => (
        <a className="office-nowrap" href={`/trades/${formatTradeNumber(number)}`}>
          {formatTradeNumber(number)}
        </a>
      ),
    },
    {
      name: 'devices',
      title: t('office.trades.column.device'),
      show: ({ number, items }) => (
        <ul className="office-plain office-nowrap">
          {items.map(({ id, position, device }) => (
            <li key={id}>
              {itemReference(number, position)} {device}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'place',
      title: t('office.warehouse.places.label'),
      show: ({ items }) => together(items.map(({ place }) => place ?? '–')),
    },
    {
      name: 'cause',
      title: t('office.inspection.returns.column.cause'),
      optional: true,
      show: ({ items }) => together(items.map(({ cause }) => t(officeKey(`office.trades.event.${cause}`)))),
    },
    { name: 'seller', title: t('office.trades.column.seller'), show: ({ name }) => name },
    {
      name: 'address',
      title: t('office.inspection.returns.column.address'),
      show: ({ address, country }) => `${address}, ${country.toUpperCase()}`,
    },
    { name: 'email', title: t('office.trades.column.email'), optional: true, show: ({ email }) => email },
    { name: 'since', title: t('office.inspection.queue.column.age'), sort: 'since', show: ({ since }) => age(since) },
    {
      name: 'parcel',
      title: t('office.inspection.returns.column.parcel'),
      show: ({ trackingNumber }) => trackingNumber ?? '–',
    },
    {
      name: 'action',
      title: t('office.inspection.returns.column.action'),
      show: (row) => may('trades.return') && <NextStep row={row} formKey={formKey} />,
    },
  ]
}

/** The form is whole by itself, whichever columns are shown. */
function NextStep({ row, formKey }: { row: ListedReturn; formKey: string }) {
  const t = useOfficeTranslate()
  const { id, tradeId, parcelId, trackingNumber } = row

  return (
    <Form method="post" className="cluster">
      <input type="hidden" name="trade" value={tradeId} />
      <input type="hidden" name="key" value={`${formKey} ${id}`} />
      {parcelId === null || trackingNumber === null ? (
        <>
          <Packed row={row} />
          <Button type="submit" name="intent" value="pack" size="small">
            {t('office.inspection.returns.pack')}
          </Button>
        </>
      ) : (
        <>
          <input type="hidden" name="parcel" value={parcelId} />
          <a href={`/returns/${parcelId}/label`} target="_blank" rel="noreferrer">
            {t('office.inspection.returns.label')}
          </a>
          <Button type="submit" name="intent" value="handOver" size="small">
            {t('office.inspection.returns.handOver')}
          </Button>
        </>
      )}
    </Form>
  )
}

/** What goes into the parcel. Of several devices some can be left out, until it is packed. */
function Packed({ row: { number, items, parcelId } }: { row: ListedReturn }) {
  if (items.length === 1 || parcelId !== null)
    return items.map(({ id }) => <input key={id} type="hidden" name="item" value={id} />)
  return items.map(({ id, position }) => (
    <label key={id}>
      <input type="checkbox" name="item" value={id} defaultChecked /> {itemReference(number, position)}
    </label>
  ))
}
