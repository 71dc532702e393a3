import { lazy, Suspense } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { reviewConsentOf } from '#domain/reviews/consent.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { actOnPayout, isPayoutIntent } from './act-on-payout.ts'
import { changeTrade } from './change-trade.ts'
import { PackingChecklist } from './packing/packing-checklist.tsx'
import { ReviewConsent } from './review-consent.tsx'
import { isConsentIntent, recordConsent } from './record-consent.ts'
import { showPayout, type ShownPayout } from './show-payout.ts'
import { showProgress } from './show-progress.ts'
import { showTrade } from './show-trade.ts'
import { TradeActions } from './trade-actions.tsx'
import { TradeDevices } from './trade-devices.tsx'
import { TradeHistory } from './trade-history.tsx'
import { TradeLabel, TrackingNumber } from './trade-label.tsx'
import { TradeDocuments } from './trade-documents.tsx'
import { TradeSummary } from './trade-summary.tsx'
import { NextStep } from './tracker/next-step.tsx'
import { NextWay } from './tracker/next-way.tsx'
import { TradeTodo } from './tracker/trade-todo.tsx'
import { TradeTracker } from './tracker/trade-tracker.tsx'
import { useFreshTrade } from './tracker/use-fresh-trade.ts'
import { useAskAgain } from './use-ask-again.ts'

/** Few have to do something about their money, or want to change something: the others need not load the forms for it. */
const ActionForm = lazy(async () => ({ default: (await import('./action-form.tsx')).ActionForm }))
const PayoutDuties = lazy(async () => ({ default: (await import('./payout-duties.tsx')).PayoutDuties }))

/** Whoever has the link may look; whoever has none learns nothing, not even that there is a trade. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const trade = await findTradeByLink(page.engines, page.shop, params['token'] ?? '')
  if (!trade) return pageNotFound(url)
  const [shown, progress, money, reviewConsent] = await Promise.all([
    showTrade(page, trade),
    showProgress(page, trade, url),
    showPayout(page, trade),
    reviewConsentOf(page.engines, page.shop, trade),
  ])
  return { ...shown, ...progress, money, reviewConsent }
}

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const form = await formOf({ request, context })
  const page = context.get(pageContext)
  const token = params['token'] ?? ''
  const intent = form.get('intent')
  if (isConsentIntent(intent)) {
    const trade = await findTradeByLink(page.engines, page.shop, token)
    return trade ? recordConsent(page, trade, { intent, source: 'trade', url }) : pageNotFound(url)
  }
  const act = isPayoutIntent(intent) ? actOnPayout : changeTrade
  return act(page, token, url, form)
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

type Shown = Awaited<ReturnType<typeof loader>>

export default function TradePage() {
  const t = useTranslate()
  const trade = useLoaderData<typeof loader>()
  const { number, status, validUntil } = trade
  const isAwaited = status === 'WAITING_FOR_PARCEL'
  useAskAgain(isAwaited && trade.label === null)
  useFreshTrade(trade.version)

  return (
    <div className="container stack stack--loose trade-page">
      <PageHead title={t('trade.title', { number })} description={t('trade.description')} noindex />
      <h1>{t('trade.title', { number })}</h1>
      <TradeTracker {...trade} />
      <div className="beside">
        <div className="stack stack--loose">
          <WhatNow />
          {hasDuties(trade.money) && (
            <Suspense>
              <PayoutDuties payout={trade.money} />
            </Suspense>
          )}
          <TradeDocuments payout={trade.money} />
          <TradeDevices devices={trade.devices} />
          {isAwaited && <PackingChecklist date={validUntil} />}
          <TradeActions actions={trade.actions} address={trade.address} />
          <TradeHistory events={trade.history} />
          <ReviewConsent state={trade.reviewConsent} />
        </div>
        <div className="beside__aside stack">
          <TradeSummary trade={trade} />
          <Help number={number} />
        </div>
      </div>
    </div>
  )
}

/** Whoever waits for his money reads first what it waits for. */
const isFormFirst = ({ money: { duties }, status, devices }: Pick<Shown, 'money' | 'status' | 'devices'>): boolean =>
  (duties.payee || duties.identity === 'asked') &&
  (status === 'PAYOUT' ||
    (status === 'ACTION_NEEDED' && devices.every((each) => each.status !== 'LOCKED' && !each.question)))

const hasDuties = ({ duties: { payee, identity, canSplit } }: ShownPayout): boolean =>
  payee || canSplit || identity === 'asked' || identity === 'told'

/** What was just done, what is about to be done, or else what comes next. */
function WhatNow() {
  const t = useTranslate()
  const trade = useLoaderData<typeof loader>()
  const { asked, done, devices, address, status, validUntil, label, payBy, calendar } = trade
  const answer = useActionData<typeof action>()
  const refused = answer && 'problem' in answer ? answer : undefined
  const chosen = refused?.action ?? asked
  if (chosen)
    return (
      <Suspense>
        <ActionForm action={chosen} devices={devices} address={address} refused={refused} />
      </Suspense>
    )

  return (
    <>
      {done && (
        <Notice look="success" live="status">
          <p>{t(`trade.action.${done}.done`)}</p>
        </Notice>
      )}
      {!isFormFirst(trade) && (
        <>
          <NextWay status={status} hasLabel={label !== null} />
          <NextStep status={status} deadline={validUntil} payBy={payBy}>
            {status === 'WAITING_FOR_PARCEL' && <TradeLabel trade={trade} calendar={calendar} />}
            {status === 'IN_TRANSIT' && label && <TrackingNumber number={label.trackingNumber} />}
            {status === 'ACTION_NEEDED' && <TradeTodo devices={devices} address={address} />}
          </NextStep>
        </>
      )}
    </>
  )
}

function Help({ number }: { number: string }) {
  const t = useTranslate()
  const { recipient } = useShop().country.contact

  return (
    <section className="stack stack--tight">
      <h2>{t('trade.help.title')}</h2>
      <p>
        {t('trade.help.text', { number })} <a href={`mailto:${recipient}?subject=${number}`}>{recipient}</a>
      </p>
    </section>
  )
}
