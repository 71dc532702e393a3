import { Form } from 'react-router'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ListedOffer } from '#domain/trades/corrections/find-affected-offers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** What was promised, what was right, and what becomes of it. */
export function useAffectedColumns(mayDecide: boolean): Column<ListedOffer>[] {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  const title = (name: 'created' | 'device' | 'country' | 'trade' | 'promised' | 'right' | 'difference' | 'decision') =>
    t(`office.corrections.column.${name}`)

  return [
    { name: 'created', title: title('created'), sort: 'created', show: ({ createdAt }) => formatMoment(createdAt) },
    {
      name: 'device',
      title: title('device'),
      show: ({ deviceId, deviceName }) => <a href={`/catalogue/${deviceId}`}>{deviceName}</a>,
    },
    { name: 'country', title: title('country'), show: ({ country }) => country.toUpperCase() },
    { name: 'trade', title: title('trade'), show: ({ trade }) => <TradeLink trade={trade} /> },
    {
      name: 'promised',
      title: title('promised'),
      sort: 'promised',
      number: true,
      show: ({ promised }) => formatMoney(promised),
    },
    {
      name: 'right',
      title: title('right'),
      number: true,
      show: ({ right }) => (right === null ? t('office.corrections.noPrice') : formatMoney(right)),
    },
    {
      name: 'difference',
      title: title('difference'),
      number: true,
      show: ({ difference }) => (difference === null ? '–' : <strong>{formatMoney(difference)}</strong>),
    },
    {
      name: 'decision',
      title: title('decision'),
      show: (offer) => <Decision offer={offer} mayDecide={mayDecide} />,
    },
  ]
}

/** Not everybody who decides about prices reads trades. */
function TradeLink({ trade }: Pick<ListedOffer, 'trade'>) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!trade) return <span className="office-soft">{t('office.corrections.unsold')}</span>
  const number = formatTradeNumber(trade.number)
  return may('trades.see') ? <a href={`/trades/${number}`}>{number}</a> : number
}

function Decision({ offer, mayDecide }: { offer: ListedOffer; mayDecide: boolean }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { id, decision, decidedBy, decidedAt, choices } = offer
  if (decision !== null)
    return (
      <>
        <Badge look={decision === 'ask' ? 'warning' : 'success'}>{t(`office.corrections.decided.${decision}`)}</Badge>{' '}
        <span className="office-soft">
          {t('office.corrections.by', { name: decidedBy ?? '–', moment: formatMoment(decidedAt) })}
        </span>
      </>
    )
  if (!mayDecide || choices.length === 0) return <span className="office-soft">{t('office.corrections.nothing')}</span>

  return (
    <Form method="post" className="office-inline" reloadDocument>
      {choices.map((choice) => (
        <Button key={choice} type="submit" name="bulk" value={`${choice} ${id}`} size="small" look="quiet">
          {t(`office.corrections.${choice}`)}
        </Button>
      ))}
    </Form>
  )
}
