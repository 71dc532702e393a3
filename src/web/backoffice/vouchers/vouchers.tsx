import { useLoaderData } from 'react-router'
import { findVouchers, type UsedVoucher } from '#domain/offers/vouchers/find-vouchers.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'

const states = ['counts', 'planned', 'used-up', 'over'] as const

const looks = { counts: 'success', planned: 'brand', 'used-up': 'warning', over: 'plain' } as const

const table = {
  sorts: ['code', 'used', 'cost', 'until', 'state'],
  usual: 'state',
  filters: { text: 'text', state: states },
} as const

async function list({ engines, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, state } = query.filters
  const found = (await findVouchers(engines)).filter(
    (voucher) =>
      (state === undefined || voucher.state === state) &&
      (text === undefined || voucher.code.includes(text.toUpperCase())),
  )
  return { query, found }
}

const shown = {
  values: {
    code: ({ code }: UsedVoucher) => code,
    used: ({ used }: UsedVoucher) => used,
    cost: ({ paidCents }: UsedVoucher) => paidCents,
    until: ({ validUntil }: UsedVoucher) => validUntil,
    state: ({ state }: UsedVoucher) => states.indexOf(state),
  },
  keyOf: ({ code }: UsedVoucher) => code,
}

const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')

export const middleware = [
  office.csv('vouchers.see', 'gutscheine.csv', async (asked) => {
    const { query, found } = await list(asked)
    const columns = [
      { title: 'Code', value: ({ code }: UsedVoucher) => code },
      { title: 'Art', value: ({ kind }: UsedVoucher) => kind },
      { title: 'Prozent', value: ({ basisPoints }: UsedVoucher) => euros(basisPoints) },
      { title: 'Betrag', value: ({ cents: amount }: UsedVoucher) => euros(amount) },
      { title: 'Von', value: ({ validFrom }: UsedVoucher) => validFrom.toISOString() },
      { title: 'Bis', value: ({ validUntil }: UsedVoucher) => validUntil.toISOString() },
      { title: 'Eingelöst', value: ({ used }: UsedVoucher) => used },
      { title: 'Gekostet', value: ({ paidCents }: UsedVoucher) => euros(paidCents) },
    ]
    return csvOf(columns, [sortRows(found, query, shown.values)])
  }),
]

export const loader = office.list('vouchers.see', async (asked) => {
  const { query, found } = await list(asked)
  return { query, page: orderRows(found, query, shown) }
})

export default function Vouchers() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack">
          <h1>{t('office.frame.screen.vouchers')}</h1>
          <p className="office-soft">{t('office.prices.voucher.text')}</p>
        </div>
        {may('vouchers.change') && <LinkButton href="/vouchers/new">{t('office.prices.voucher.new')}</LinkButton>}
      </div>
      <TableFilters
        query={query}
        filters={[
          { name: 'text', label: t('office.prices.voucher.code') },
          {
            name: 'state',
            label: t('office.prices.voucher.state'),
            options: states.map((value) => ({ value, text: t(`office.prices.voucher.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('office.frame.screen.vouchers')}
        columns={useVoucherColumns()}
        page={page}
        keyOf={shown.keyOf}
        query={query}
        exported
      />
    </>
  )
}

function useVoucherColumns(): Column<UsedVoucher>[] {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney, formatPercent } = useFormats()
  const valueOf = ({ kind, basisPoints, cents: amount, mostCents }: UsedVoucher) => {
    if (kind === 'fixed') return formatMoney(cents(amount))
    const value = formatPercent(basisPoints)
    return mostCents === null
      ? value
      : t('office.prices.voucher.atMost', { value, most: formatMoney(cents(mostCents)) })
  }

  return [
    {
      name: 'code',
      title: t('office.prices.voucher.code'),
      sort: 'code',
      show: ({ code }) => <a href={`/vouchers/${encodeURIComponent(code)}`}>{code}</a>,
    },
    { name: 'value', title: t('office.prices.voucher.value'), show: valueOf },
    {
      name: 'country',
      title: t('office.prices.change.country'),
      show: ({ countries }) => countries?.join(', ').toUpperCase() ?? t('office.prices.voucher.everywhere'),
    },
    {
      name: 'time',
      title: t('office.prices.voucher.time'),
      sort: 'until',
      show: ({ validFrom, validUntil }) =>
        `${formatFullDay(validFrom)} – ${formatFullDay(new Date(validUntil.getTime() - 1))}`,
    },
    {
      name: 'used',
      title: t('office.prices.voucher.used'),
      sort: 'used',
      number: true,
      show: ({ used, totalLimit }) =>
        totalLimit === null ? used : t('office.prices.voucher.of', { used, limit: totalLimit }),
    },
    {
      name: 'cost',
      title: t('office.prices.voucher.cost'),
      sort: 'cost',
      number: true,
      show: ({ paidCents }) => formatMoney(cents(paidCents)),
    },
    {
      name: 'state',
      title: t('office.prices.voucher.state'),
      sort: 'state',
      show: ({ state }) => <Badge look={looks[state]}>{t(`office.prices.voucher.${state}`)}</Badge>,
    },
  ]
}
