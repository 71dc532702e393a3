import { useLoaderData } from 'react-router'
import { findPartners } from '#domain/partners/find-partners.ts'
import { findCommission, type CommissionLine } from '#domain/trades/money/find-commission.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'
import { cents, decimalFromCents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable, tableSearch, type TableQuery } from '#web/backoffice/table/table-query.ts'

const table = { sorts: ['month'], usual: '-month', filters: { partner: 'text', month: 'month' } } as const

const list = ({ engines }: OfficeRequest, { filters: { partner, month } }: TableQuery): Promise<CommissionLine[]> =>
  findCommission(engines, { partner, month })

const shown = {
  values: { month: ({ month }: CommissionLine) => month },
  keyOf: ({ partner, month }: CommissionLine) => `${partner} ${month}`,
}

/** As spreadsheets of this country expect it. */
const amount = (value: number): string => decimalFromCents(cents(value)).replace('.', ',')

export const middleware = [
  office.csv('partners.see', 'provisionen.csv', async (asked) => {
    const query = readTable(asked.url, table)
    const columns = [
      { title: 'Monat', value: ({ month }: CommissionLine) => month },
      { title: 'Kürzel', value: ({ partner }: CommissionLine) => partner },
      { title: 'Partner', value: ({ name }: CommissionLine) => name },
      { title: 'Geräte', value: ({ devices }: CommissionLine) => devices },
      { title: 'Für Geräte ausgezahlt', value: ({ deviceCents }: CommissionLine) => amount(deviceCents) },
      { title: 'Provision', value: ({ commissionCents }: CommissionLine) => amount(commissionCents) },
    ]
    return csvOf(columns, [sortRows(await list(asked, query), query, shown.values)])
  }),
]

/** Begins with this month; a file without one has all. */
export const loader = office.list('partners.see', async (asked) => {
  const { engines, url } = asked
  const read = readTable(url, table)
  const thisMonth = dayAt(engines.now(), OFFICE_TIME_ZONE).slice(0, 7)
  const query = { ...read, filters: { ...read.filters, month: read.filters['month'] ?? thisMonth } }
  const [partners, found] = await Promise.all([findPartners(engines), list(asked, query)])
  return { query, page: orderRows(found, query, shown), partners: partners.map(({ code, name }) => ({ code, name })) }
})

function useColumns(): Column<CommissionLine>[] {
  const t = useOfficeTranslate()
  const { formatMoney, formatMonth } = useFormats()

  return [
    {
      name: 'month',
      title: t('office.partners.month'),
      sort: 'month',
      show: ({ month }) => formatMonth(`${month}-01`),
    },
    {
      name: 'partner',
      title: t('office.partners.partner'),
      show: ({ partner, name }) => <a href={`/partners/${partner}`}>{name}</a>,
    },
    { name: 'items', title: t('office.partners.items'), number: true, show: ({ devices }) => devices },
    {
      name: 'paid',
      title: t('office.partners.paid'),
      number: true,
      show: ({ deviceCents }) => formatMoney(cents(deviceCents)),
    },
    {
      name: 'commission',
      title: t('office.partners.commission'),
      number: true,
      show: ({ commissionCents }) => formatMoney(cents(commissionCents)),
    },
  ]
}

export default function Commission() {
  const t = useOfficeTranslate()
  const { query, page, partners } = useLoaderData<typeof loader>()
  const columns = useColumns()
  const { month: _, ...everyMonth } = query.filters

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/partners">{t('office.partners.back')}</a>
        </p>
        <h1>{t('office.partners.report')}</h1>
        <p className="office-soft">{t('office.partners.reportText')}</p>
        <p>
          <a href={tableSearch({ ...query, filters: everyMonth }, { format: 'csv' })} download>
            {t('office.partners.everyMonth')}
          </a>
        </p>
      </div>
      <TableFilters
        query={query}
        filters={[
          {
            name: 'partner',
            label: t('office.partners.partner'),
            options: partners.map(({ code, name }) => ({ value: code, text: name })),
          },
          { name: 'month', label: t('office.partners.month'), kind: 'month' },
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
