import { Form } from 'react-router'
import type { FoundTradeToPay } from '#domain/payouts/batches/find-batches.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { wholePage } from '#web/backoffice/table/order-rows.ts'
import { age, day, money } from './format.ts'

type Props = { trades: readonly FoundTradeToPay[]; now: Date }

/** What waits to be paid: first what can go now, then what something stands in the way of. */
export function ToPay({ trades, now }: Props) {
  const t = useOfficeTranslate()
  const payable = trades.filter(({ why }) => !why)
  const blocked = trades.filter(({ why }) => why)
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
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => money(cents) },
    { name: 'age', title: t('office.payouts.column.age'), show: ({ since }) => age(t, since, now) },
    {
      name: 'why',
      title: t('office.payouts.column.why'),
      show: ({ why, frozenUntil }) =>
        why && (
          <>
            <Badge look="warning">{t(`office.payouts.why.${why}`)}</Badge>
            {why === 'payee-frozen' && frozenUntil && ` ${day(frozenUntil)}`}
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
        page={wholePage([...payable, ...blocked])}
        keyOf={({ number }) => String(number)}
      />
    </div>
  )
}

export const TradeLink = ({ number }: { number: number }) => (
  <a href={`/payouts/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>
)

const sumOf = (trades: readonly FoundTradeToPay[]) => trades.reduce((sum, { cents }) => sum + cents, 0)

function Prepare({ payable }: { payable: readonly FoundTradeToPay[] }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (payable.length === 0) return <p>{t('office.payouts.ready.none')}</p>
  const groups = Object.entries(Object.groupBy(payable, ({ country, method }) => `${country} ${method}`))

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.ready.title')}</h2>
      <p>{t('office.payouts.ready.text', { count: payable.length, sum: money(sumOf(payable)) })}</p>
      {may('payouts.prepare') && (
        <Form method="post" className="cluster">
          {groups.map(([group, trades = []]) => (
            <Button key={group} type="submit" name="group" value={group} look="quiet" size="small">
              {t('office.payouts.ready.prepareOne', {
                country: trades[0]!.country.toUpperCase(),
                method: t(`office.payouts.method.${trades[0]!.method}`),
                sum: money(sumOf(trades)),
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
