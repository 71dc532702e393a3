import { Form } from 'react-router'
import type { ListPage } from '#domain/lists/list-page.ts'
import type { FoundTradeToPay } from '#domain/payouts/batches/find-batches.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { age } from './format.ts'

const sumOf = (trades: readonly FoundTradeToPay[]) => trades.reduce((sum, { cents }) => sum + cents, 0)

/** What can go now, all of it and by country and method. */
export function summarise(trades: readonly FoundTradeToPay[]) {
  const payable = trades.filter(({ why }) => !why)
  const groups = Object.values(Object.groupBy(payable, ({ country, method }) => `${country} ${method}`))
  return {
    count: payable.length,
    sum: sumOf(payable),
    groups: groups.map((own = []) => ({ country: own[0]!.country, method: own[0]!.method, sum: sumOf(own) })),
  }
}

type Payable = ReturnType<typeof summarise>

type Props = { page: ListPage<FoundTradeToPay>; query: TableQuery; payable: Payable; now: Date }

/** What waits to be paid: first what can go now, then what something stands in the way of. */
export function ToPay({ page, query, payable, now }: Props) {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const columns: Column<FoundTradeToPay>[] = [
    { name: 'trade', title: t('office.payouts.column.trade'), show: ({ number }) => <TradeLink number={number} /> },
    { name: 'country', title: t('office.payouts.column.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'method',
      title: t('office.payouts.column.method'),
      show: ({ method }) => t(`office.payouts.method.${method}`),
    },
    { name: 'payee', title: t('office.payouts.column.payee'), show: ({ payeeHint }) => payeeHint },
    { name: 'pieces', title: t('office.payouts.column.pieces'), number: true, show: ({ pieces }) => pieces },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    { name: 'age', title: t('office.payouts.column.age'), show: ({ since }) => age(t, since, now) },
    {
      name: 'why',
      title: t('office.payouts.column.why'),
      show: ({ why, frozenUntil }) =>
        why && (
          <>
            <Badge look="warning">{t(`office.payouts.why.${why}`)}</Badge>
            {why === 'payee-frozen' && frozenUntil && ` ${formatDay(frozenUntil)}`}
          </>
        ),
    },
  ]

  return (
    <div className="stack stack--loose">
      <Prepare payable={payable} />
      <DataTable
        caption={t('office.payouts.tabs.ready')}
        columns={columns}
        page={page}
        keyOf={({ number }) => String(number)}
        query={query}
      />
    </div>
  )
}

export const TradeLink = ({ number }: { number: number }) => (
  <a href={`/payouts/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>
)

function Prepare({ payable: { count, sum, groups } }: { payable: Payable }) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const may = useMay()
  if (count === 0) return <p>{t('office.payouts.ready.none')}</p>

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.ready.title')}</h2>
      <p>{t('office.payouts.ready.text', { count, sum: formatMoney(sum) })}</p>
      {may('payouts.prepare') && (
        <Form method="post" className="cluster">
          {groups.map(({ country, method, sum: own }) => (
            <Button
              key={`${country} ${method}`}
              type="submit"
              name="group"
              value={`${country} ${method}`}
              look="quiet"
              size="small"
            >
              {t('office.payouts.ready.prepareOne', {
                country: country.toUpperCase(),
                method: t(`office.payouts.method.${method}`),
                sum: formatMoney(own),
              })}
            </Button>
          ))}
          <Button type="submit" size="small">
            {t('office.payouts.ready.prepare')}
          </Button>
          <label>
            <input type="checkbox" name="instant" /> {t('office.payouts.ready.instant')}
          </label>
        </Form>
      )}
    </section>
  )
}
