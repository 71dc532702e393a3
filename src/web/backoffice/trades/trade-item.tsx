import { Form } from 'react-router'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { decimalFromCents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { PhotoRow } from '#web/backoffice/inspection/photo-row.tsx'
import { StateBadge } from './state-badge.tsx'
import type { ShownTrade } from './trade.tsx'

type Item = ShownTrade['items'][number]

export function TradeItemCard({ item, number, formKey }: { item: Item; number: number; formKey: string }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const reference = itemReference(number, item.position)
  const isClaimed = item.status === 'RECEIVED' || item.status === 'IN_INSPECTION'

  return (
    <Card className="stack stack--tight">
      <div className="cluster cluster--apart" id={`item-${item.position + 1}`}>
        <h3>{item.device}</h3>
        <StateBadge state={item.status} />
      </div>
      <ItemFacts item={item} reference={reference} />
      {item.photos.length > 0 && <PhotoRow photos={item.photos} />}
      {isClaimed && may('trades.inspect') && (
        <p>
          <a href={`/inspection/${reference}`}>{t('office.trades.trade.inspect')}</a>
        </p>
      )}
      {item.actions.length > 0 && (
        <div className="office-actions">
          {item.actions.map((action) => (
            <Action key={action.event} action={action} item={item} formKey={formKey} />
          ))}
        </div>
      )}
    </Card>
  )
}

function ItemFacts({ item, reference }: { item: Item; reference: string }) {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  const { cents, finalCents, imei, serialNumber, place, condition, dueAt, inspector, isLate, rightCents } = item

  return (
    <>
      <dl className="office-facts">
        <div>
          <dt>{t('office.trades.column.number')}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t('office.trades.trade.promised')}</dt>
          <dd>
            {formatMoney(cents)} ({condition})
          </dd>
        </div>
        {finalCents !== null && (
          <div>
            <dt>{t('office.trades.trade.final')}</dt>
            <dd>{formatMoney(finalCents)}</dd>
          </div>
        )}
        {place !== null && (
          <div>
            <dt>{t('office.warehouse.places.label')}</dt>
            <dd>
              <a href={`/places/${place}`}>{place}</a>
            </dd>
          </div>
        )}
        {imei !== null && (
          <div>
            <dt>{t('office.trades.trade.imei')}</dt>
            <dd>{imei}</dd>
          </div>
        )}
        {serialNumber !== null && (
          <div>
            <dt>{t('office.trades.trade.serial')}</dt>
            <dd>{serialNumber}</dd>
          </div>
        )}
      </dl>
      <div className="cluster">
        {inspector !== null && <Badge look="brand">{t('office.trades.trade.claim', { name: inspector })}</Badge>}
        {dueAt && <Badge>{t('office.trades.trade.dueAt', { when: formatMoment(dueAt) })}</Badge>}
        {rightCents !== null && (
          <Badge look="warning">{t('office.trades.trade.corrected', { amount: formatMoney(rightCents) })}</Badge>
        )}
        {isLate && <Badge look="warning">{t('office.trades.trade.late')}</Badge>}
      </div>
    </>
  )
}

/** A small form that opens where it is needed; most actions want to know why. */
function Action({ action, item, formKey }: { action: Item['actions'][number]; item: Item; formKey: string }) {
  const t = useOfficeTranslate()
  const { event, needsReason } = action

  return (
    <details className="office-action">
      <summary>{t(`office.trades.action.${event}`)}</summary>
      <Form method="post" className="stack stack--tight">
        <input type="hidden" name="intent" value={event} />
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="key" value={`${formKey} ${event} ${item.position}`} />
        <p className="office-soft">{t(`office.trades.actionText.${event}`)}</p>
        {event === 'compensate' && (
          <TextInput
            label={t('office.trades.form.amount')}
            name="amount"
            inputMode="decimal"
            required
            defaultValue={decimalFromCents(item.cents).replace('.', ',')}
          />
        )}
        <TextArea
          label={t('office.trades.form.reason')}
          name="reason"
          rows={2}
          maxLength={1000}
          required={needsReason}
          {...(!needsReason && { optional: t('office.trades.form.optional') })}
        />
        <Button type="submit" size="small" look={event === 'seize' || event === 'cancel' ? 'danger' : 'primary'}>
          {t(`office.trades.action.${event}`)}
        </Button>
      </Form>
    </details>
  )
}
