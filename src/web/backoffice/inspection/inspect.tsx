import { useRef } from 'react'
import { data, Form, useActionData, useFetcher, useLoaderData } from 'react-router'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { measuredFields } from '#domain/inspection/measured-fields.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { StateBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice } from '../refusals.tsx'
import { EarlierInspections } from './earlier-inspections.tsx'
import { inspectAction } from './inspect-action.ts'
import { FindingFields } from './finding-fields.tsx'
import { Outcomes } from './outcomes.tsx'
import { showPrice, type ShownPrice } from './show-price.ts'

export const loader = office.read('trades.see', async ({ engines, storefronts, colleague, params }) => {
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  const { trade, item, claim, questions, photos, earlier, finding, category } = view
  return {
    reference: itemReference(trade.number, item.position),
    number: trade.number,
    device: item.offer.deviceName,
    status: item.status,
    isLate: item.isLate,
    promised: item.cents,
    said: item.offer.answers,
    inspector: claim.inspector,
    isMine: claim.inspectorId === colleague.id,
    isOwnFinding: earlier.some(({ inspectorId, outcome }) => inspectorId === colleague.id && outcome === 'differs'),
    fields: measuredFields[category],
    questions,
    photos,
    earlier,
    finding,
    price: await showPrice(engines, view, finding),
    key: crypto.randomUUID(),
  }
})

export type OnScreen = Awaited<ReturnType<typeof loader>>

export const action = inspectAction

/** Whoever types goes on; the price follows when he pauses. */
const PAUSE_MILLISECONDS = 250

export default function Inspect() {
  const t = useOfficeTranslate()
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { reference, number, device, status, isMine, isLate } = shown

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/trades/${formatTradeNumber(number)}`}>{formatTradeNumber(number)}</a>
        </p>
        <div className="cluster">
          <h1>{device}</h1>
          <StateBadge state={status} />
        </div>
        <p className="office-soft">{reference}</p>
      </div>
      <RefusalNotice refused={refused} />
      {isLate && <Notice look="warning" title={t('office.inspection.item.late')} />}
      {isMine ? <ClaimedDevice key={reference} shown={shown} /> : <Shelf shown={shown} />}
      <EarlierInspections earlier={shown.earlier} />
    </>
  )
}

/** Not claimed by this colleague: he can take it, or sees who has it. */
function Shelf({ shown: { status, inspector, isOwnFinding } }: { shown: OnScreen }) {
  const t = useOfficeTranslate()
  if (inspector !== null) return <Notice title={t('office.inspection.item.takenBy', { name: inspector })} />
  if (status !== 'RECEIVED' && status !== 'IN_INSPECTION') return <Notice title={t('office.inspection.item.notHere')} />
  if (isOwnFinding) return <Notice look="warning" title={t('office.inspection.item.ownFinding')} />

  return (
    <Form method="post">
      <Button type="submit" name="intent" value="take" size="large">
        {t('office.inspection.item.take')}
      </Button>
    </Form>
  )
}

function ClaimedDevice({ shown }: { shown: OnScreen }) {
  const t = useOfficeTranslate()
  const fetcher = useFetcher<ShownPrice>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const price = fetcher.data ?? shown.price

  function follow(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const texts = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      void fetcher.load(`/inspection/${shown.reference}/price?${new URLSearchParams(texts)}`)
    }, PAUSE_MILLISECONDS)
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="office-columns"
      onChange={(event) => follow(event.currentTarget)}
    >
      <input type="hidden" name="key" value={shown.key} />
      <div className="stack stack--loose">
        <FindingFields shown={shown} price={price} />
        <div className="cluster">
          <Button type="submit" name="intent" value="giveBack" look="ghost">
            {t('office.inspection.item.giveBack')}
          </Button>
        </div>
      </div>
      <Outcomes shown={shown} price={price} />
    </Form>
  )
}
