import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { listReturns, type ReturnGroup } from '#domain/trades/returns/list-returns.ts'
import { packReturn } from '#domain/trades/returns/return-items.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { handOverParcel } from '#domain/warehouse/stations/returns.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { isId } from '#shop/ids.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { ScanPanel } from '#web/backoffice/scanning/scan-panel.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice, refuse } from '../refusals.tsx'

export const loader = office.read('trades.see', async ({ engines, colleague }) => {
  const [groups, { trade, scans }] = await Promise.all([
    listReturns(engines),
    findStation(engines, colleague, 'returns'),
  ])
  // What is in hands comes first.
  const ordered = groups.toSorted(
    (a, b) => Number(b.trade.tradeId === trade?.id) - Number(a.trade.tradeId === trade?.id),
  )
  return { groups: ordered, scans, now: engines.now(), key: crypto.randomUUID() }
})

/** First the label, then the hand-over: a parcel can wait for the carrier over night. */
export const action = office.change('trades.return', async ({ engines, storefronts, colleague, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('intent') === 'handOver') {
    const sent = await handOverParcel(engines, storefronts, colleague, { parcelId: text('parcel'), key: text('key') })
    return sent.ok ? redirect('/returns') : refuse(sent.reason, {})
  }
  const itemIds = form.getAll('item').map(String)
  if (!isId(text('trade')) || !itemIds.every(isId)) return refuse('no-such-item', {})
  const packed = await packReturn(engines, storefronts, colleague, { tradeId: text('trade'), itemIds })
  return packed.ok ? redirect('/returns') : refuse(packed.reason, {})
})

export default function Returns() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { groups, scans, now, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.returns')}</h1>
        <p className="office-soft">{t('office.inspection.returns.text')}</p>
      </div>
      {may('trades.return') && (
        <ScanPanel station="returns" scans={scans} formKey={key} hint={t('office.inspection.returns.hint')} />
      )}
      <RefusalNotice refused={refused} />
      {groups.length === 0 && <p className="office-empty">{t('office.inspection.returns.empty')}</p>}
      <div className="stack">
        {groups.map((group) => (
          <ReturnCard key={group.key} group={group} now={now} formKey={key} />
        ))}
      </div>
    </>
  )
}

function ReturnCard({ group, now, formKey }: { group: ReturnGroup; now: Date; formKey: string }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const age = useAge(now)
  const { trade, items, trackingNumber } = group

  return (
    <Card className="stack stack--tight">
      <div className="cluster cluster--apart">
        <h2>{trade.name}</h2>
        {trackingNumber !== null && (
          <Badge look="brand">{t('office.inspection.returns.packed', { number: trackingNumber })}</Badge>
        )}
      </div>
      <p className="office-soft">
        {trade.address}, {trade.country.toUpperCase()} · {trade.email} ·{' '}
        <a href={`/trades/${formatTradeNumber(trade.number)}`}>{formatTradeNumber(trade.number)}</a>
      </p>
      <Form method="post" className="stack stack--tight">
        <input type="hidden" name="trade" value={trade.tradeId} />
        <input type="hidden" name="key" value={`${formKey} ${group.key}`} />
        <ul className="office-plain">
          {items.map(({ itemId, position, device, since, cause }) => (
            <li key={itemId}>
              <label className="office-answer">
                <input
                  type="checkbox"
                  name="item"
                  value={itemId}
                  defaultChecked
                  disabled={group.parcelId !== null || !may('trades.return')}
                />
                <span>
                  {itemReference(trade.number, position)} {device}{' '}
                  <span className="office-soft">
                    {t(officeKey(`office.trades.event.${cause}`))} ·{' '}
                    {t('office.inspection.returns.waiting', { age: age(since) })}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {may('trades.return') && <Buttons group={group} />}
      </Form>
    </Card>
  )
}

function Buttons({ group: { parcelId, trackingNumber, items } }: { group: ReturnGroup }) {
  const t = useOfficeTranslate()
  if (parcelId === null || trackingNumber === null) {
    return (
      <p>
        {/* What is packed without a label cannot be unticked; its devices come along anyway. */}
        {parcelId !== null &&
          items.map(({ itemId }) => <input key={itemId} type="hidden" name="item" value={itemId} />)}
        <Button type="submit" name="intent" value="pack">
          {t('office.inspection.returns.pack')}
        </Button>
      </p>
    )
  }

  return (
    <p className="cluster">
      <input type="hidden" name="parcel" value={parcelId} />
      <a href={`/returns/${parcelId}/label`} target="_blank" rel="noreferrer">
        {t('office.inspection.returns.label')}
      </a>
      <Button type="submit" name="intent" value="handOver">
        {t('office.inspection.returns.handOver')}
      </Button>
    </p>
  )
}
