import { useLoaderData } from 'react-router'
import { findPartners } from '#domain/partners/find-partners.ts'
import { findCommission, type CommissionLine } from '#domain/trades/money/find-commission.ts'
import { formatMonth } from '#shop/formats/dates.ts'
import { cents, decimalFromCents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMoney } from '#web/use-money.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'

const table = { sorts: ['month'], usual: '-month', filters: { partner: 'text' } } as const

async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const found = await findCommission(engines, query.filters['partner'])
  return { query, found }
}

const shown = {
  values: { month: ({ month }: CommissionLine) => month },
  keyOf: ({ partner, month }: CommissionLine) => `${partner} ${month}`,
}

/** As spreadsheets of this country expect it. */
const amount = (value: number): string => decimalFromCents(cents(value)).replace('.', ',')

export const middleware = [
  office.csv('partners.see', 'provisionen.csv', async (asked) => {
    const { query, found } = await list(asked)
    const columns = [
      { title: 'Monat', value: ({ month }: CommissionLine) => month },
      { title: 'Kürzel', value: ({ partner }: CommissionLine) => partner },
      { title: 'Partner', value: ({ name }: CommissionLine) => name },
      { title: 'Geräte', value: ({ devices }: CommissionLine) => devices },
      { title: 'Für Geräte ausgezahlt', value: ({ deviceCents }: CommissionLine) => amount(deviceCents) },
      { title: 'Provision', value: ({ commissionCents }: CommissionLine) => amount(commissionCents) },
    ]
    return csvOf(columns, [sortRows(found, query, shown.values)])
  }),
]

export const loader = office.read('partners.see', async (asked) => {
  const partners = await findPartners(asked.engines)
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown), partners: partners.map(({ code, name }) => ({ code, name })) }
})

export default function Commission() {
  const t = useOfficeTranslate()
  const money = useMoney()
  const { query, page, partners } = useLoaderData<typeof loader>()
  const columns: Column<CommissionLine>[] = [
    { title: t('office.partners.month'), sort: 'month', show: ({ month }) => formatMonth(`${month}-01`, 'de-DE') },
    {
      title: t('office.partners.partner'),
      show: ({ partner, name }) => <a href={`/partners/${partner}`}>{name}</a>,
    },
    { title: t('office.partners.items'), number: true, show: ({ devices }) => devices },
    { title: t('office.partners.paid'), number: true, show: ({ deviceCents }) => money(cents(deviceCents)) },
    {
      title: t('office.partners.commission'),
      number: true,
      show: ({ commissionCents }) => money(cents(commissionCents)),
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/partners">{t('office.partners.back')}</a>
        </p>
        <h1>{t('office.partners.report')}</h1>
        <p className="office-soft">{t('office.partners.reportText')}</p>
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'partner',
            label: t('office.partners.partner'),
            options: partners.map(({ code, name }) => ({ value: code, text: name })),
          },
        ]}
      />
      <DataTable
        caption={t('office.partners.report')}
        columns={columns}
        page={page}
        keyOf={shown.keyOf}
        query={query}
        exported
      />
    </>
  )
}
