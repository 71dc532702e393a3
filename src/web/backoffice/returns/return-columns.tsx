import { Form } from 'react-router'
import type { ListedReturn } from '#domain/trades/returns/find-returns.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

type Where = 'hand' | 'list'

/** A parcel may be in hands and in the list: its forms are told apart. */
const formOf = (where: Where, { id }: ListedReturn) => `return-${where}-${id}`

const together = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

export function useReturnColumns(now: Date, formKey: string): (where: Where) => Column<ListedReturn>[] {
  const t = useOfficeTranslate()
  const age = useAge(now)
  const may = useMay()

  return (where) => [
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
      show: (row) => <Devices row={row} form={formOf(where, row)} />,
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
      show: (row) => may('trades.return') && <NextStep row={row} form={formOf(where, row)} formKey={formKey} />,
    },
  ]
}

/** What can be left out of the parcel is ticked; what is packed lies in it. */
function Devices({ row: { number, items, parcelId }, form }: { row: ListedReturn; form: string }) {
  const may = useMay()
  const isChosen = items.length > 1 && parcelId === null && may('trades.return')

  return (
    <ul className="office-plain office-nowrap">
      {items.map(({ id, position, device }) => {
        const what = `${itemReference(number, position)} ${device}`
        return (
          <li key={id}>
            {isChosen ? (
              <label>
                <input type="checkbox" form={form} name="item" value={id} defaultChecked /> {what}
              </label>
            ) : (
              <>
                <input type="hidden" form={form} name="item" value={id} />
                {what}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function NextStep({ row, form, formKey }: { row: ListedReturn; form: string; formKey: string }) {
  const t = useOfficeTranslate()
  const { id, tradeId, parcelId, trackingNumber } = row

  return (
    <Form method="post" id={form} className="cluster">
      <input type="hidden" name="trade" value={tradeId} />
      <input type="hidden" name="key" value={`${formKey} ${id}`} />
      {parcelId === null || trackingNumber === null ? (
        <Button type="submit" name="intent" value="pack" size="small">
          {t('office.inspection.returns.pack')}
        </Button>
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
