import { Form } from 'react-router'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import type { TradeHit } from '#domain/trades/lists/search-trades.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { StatusBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

/** Whose parcel could it be? What was written down is looked for at once; other words stand in the address. */
export function TradeSearch({ search: { text, hits } }: { search: { text: string; hits: TradeHit[] } }) {
  const t = useOfficeTranslate()
  const columns = useHitColumns()

  return (
    <section className="stack stack--tight" aria-labelledby="whose">
      <h2 id="whose">{t('office.cases.search.title')}</h2>
      <form className="office-filters office-filters--search">
        <TextInput label={t('office.cases.search.field')} name="q" defaultValue={text} maxLength={100} type="search" />
        <Button type="submit" look="quiet">
          {t('office.cases.search.send')}
        </Button>
      </form>
      {hits.length > 0 && (
        <RowsTable
          caption={t('office.cases.search.title')}
          columns={columns}
          rows={hits}
          keyOf={({ number, position }) => `${number} ${position}`}
        />
      )}
      {text !== '' && hits.length === 0 && (
        <p className="office-empty" role="status">
          {t('office.cases.search.nothing', { text })}
        </p>
      )}
    </section>
  )
}

function useHitColumns(): Column<TradeHit>[] {
  const t = useOfficeTranslate()
  const may = useMay()

  return [
    {
      name: 'trade',
      title: t('office.cases.trade'),
      show: ({ number }) => <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>,
    },
    { name: 'seller', title: t('office.trades.trade.seller'), show: ({ name }) => name },
    { name: 'items', title: t('office.trades.trade.items'), show: ({ devices }) => devices.join(', ') },
    {
      name: 'state',
      title: t('office.cases.column.state'),
      show: ({ states }) => <StatusBadge status={tradeStatus(states)} />,
    },
    {
      name: 'attach',
      title: t('office.cases.search.attach'),
      show: ({ number }) =>
        may('cases.change') && (
          <Form method="post">
            <input type="hidden" name="trade" value={formatTradeNumber(number)} />
            <Button type="submit" name="intent" value="attach" size="small">
              {t('office.cases.search.attach')}
            </Button>
          </Form>
        ),
    },
  ]
}
