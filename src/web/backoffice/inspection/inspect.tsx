import { data, useActionData, useLoaderData } from 'react-router'
import { isHeld } from '#domain/inspection/claim.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { findBlockingCase } from '#domain/cases/find-cases.ts'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { benchQuestions } from '#domain/inspection/finding.ts'
import { isPhone } from '#domain/inspection/identity/identity.ts'
import { measuredFields } from '#domain/inspection/identity/measured-fields.ts'
import { may } from '#domain/staff/permissions.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { StateBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice } from '../refusals.tsx'
import { Bench } from './bench/bench.tsx'
import { useCamera } from './bench/use-camera.ts'
import { EarlierInspections } from './earlier-inspections.tsx'
import { inspectAction } from './inspect-action.ts'
import { queueSearch } from './queue/queue-query.ts'
import { Shelf } from './shelf.tsx'
import { showPrice } from './show-price.ts'

export const loader = office.read('trades.see', async ({ engines, storefronts, colleague, params, url }) => {
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  const { trade, item, claim, questions, photos, earlier, isBlind, finding, category } = view
  return {
    reference: itemReference(trade.number, item.position),
    number: trade.number,
    device: item.offer.deviceName,
    status: item.status,
    isLate: item.isLate,
    isCorrected: item.correction !== null && !item.isLate,
    promised: item.cents,
    said: item.offer.answers,
    inspector: claim.inspector,
    isMine: claim.inspectorId === colleague.id,
    isHeld: isHeld(claim, engines.now()),
    mayTake: may(colleague, 'trades.inspect'),
    mayTakeOver: may(colleague, 'trades.inspect') && may(colleague, 'inspections.takeOver'),
    isOwnFinding: earlier.some(({ inspectorId, outcome }) => inspectorId === colleague.id && outcome === 'differs'),
    fields: measuredFields[category],
    isPhone: isPhone(category),
    questions: benchQuestions(questions),
    photos,
    isBlind,
    earlier: isBlind ? [] : earlier,
    finding,
    price: await showPrice(engines, view, finding),
    search: queueSearch(url),
    openCase: (await findBlockingCase(engines, trade.id, item.id)) ?? null,
    key: crypto.randomUUID(),
  }
})

export type OnScreen = Awaited<ReturnType<typeof loader>>

export const action = inspectAction

export default function Inspect() {
  const t = useOfficeTranslate()
  const shown = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const camera = useCamera()
  const { reference, number, device, status, isMine, isLate, isCorrected, isBlind, openCase } = shown
  const refused = answer?.refusal ? { ...answer, refusal: answer.refusal } : undefined

  return (
    <>
      <div className="stack stack--tight">
        <div className="cluster">
          <h1>{device}</h1>
          <StateBadge state={status} />
        </div>
        <p className="office-soft">
          {reference} · <a href={`/trades/${formatTradeNumber(number)}`}>{t('office.inspection.item.trade')}</a> ·{' '}
          <a href={`/inspection${shown.search}`}>{t('office.inspection.item.queue')}</a>
        </p>
      </div>
      <RefusalNotice refused={refused} />
      {openCase !== null && (
        <Notice look="warning" title={t('office.inspection.item.openCase')}>
          {/* A second look goes where it is priced, past what the first one has left in the case. */}
          <LinkButton
            href={`/cases/${formatCaseNumber(openCase)}${isBlind ? '/device' : ''}`}
            look="quiet"
            size="small"
          >
            {formatCaseNumber(openCase)}
          </LinkButton>
        </Notice>
      )}
      {isLate && <Notice look="warning" title={t('office.inspection.item.late')} />}
      {isCorrected && <Notice look="warning" title={t('office.inspection.item.corrected')} />}
      {isBlind && <Notice title={t('office.inspection.item.blind')} />}
      {isMine ? (
        <Bench key={reference} shown={shown} camera={camera} refusal={refused?.refusal ?? null} />
      ) : (
        <Shelf shown={shown} />
      )}
      <EarlierInspections earlier={shown.earlier} />
    </>
  )
}
