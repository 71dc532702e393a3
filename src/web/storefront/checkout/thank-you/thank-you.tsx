import { useEffect } from 'react'
import { useLoaderData, type ActionFunctionArgs, type HeadersArgs, type LoaderFunctionArgs } from 'react-router'
import { reviewConsentOf } from '#domain/reviews/consent.ts'
import { findTradeOfVisitor } from '#domain/trades/find-trade.ts'
import { findProgress } from '#domain/trades/lists/find-progress.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { Scene } from '#web/art/scenes.tsx'
import { trackPurchase } from '#web/browser/track.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { PackingChecklist } from '#web/storefront/trade/packing/packing-checklist.tsx'
import { ReviewConsent } from '#web/storefront/trade/review-consent.tsx'
import { isConsentIntent, recordConsent } from '#web/storefront/trade/record-consent.ts'
import { showTrade, type ShownTrade } from '#web/storefront/trade/show-trade.ts'
import { TradeLabel } from '#web/storefront/trade/trade-label.tsx'
import { TradeSummary } from '#web/storefront/trade/trade-summary.tsx'
import { NextStep } from '#web/storefront/trade/tracker/next-step.tsx'
import { NextWay } from '#web/storefront/trade/tracker/next-way.tsx'
import { showTracker } from '#web/storefront/trade/tracker/show-tracker.ts'
import { TradeTracker } from '#web/storefront/trade/tracker/trade-tracker.tsx'
import { useFreshTrade } from '#web/storefront/trade/tracker/use-fresh-trade.ts'
import { useAskAgain } from '#web/storefront/trade/use-ask-again.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { AccountCard } from './account-card.tsx'
import { showPurchase } from './show-purchase.ts'

/** A number alone opens nothing: the trade must have been made in this very session. */
async function findOwnTrade({ engines, shop, visitor }: PageContext, url: URL) {
  const number = parseTradeNumber(url.searchParams.get('trade') ?? '')
  return findTradeOfVisitor(engines, shop, await visitor.read(), number)
}

/** Looking changes nothing. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const trade = await findOwnTrade(page, url)
  if (!trade) return null

  const [shown, { events }, purchase, reviewConsent] = await Promise.all([
    showTrade(page, trade),
    findProgress(page.engines, trade.id),
    showPurchase(page.engines, trade),
    reviewConsentOf(page.engines, page.shop, trade),
  ])
  return { ...shown, ...showTracker(page, trade, events), email: trade.email, purchase, reviewConsent }
}

/** The only thing to say here is whether one may be asked how it went. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const intent = request.method === 'POST' && (await formOf({ request, context })).get('intent')
  const trade = await findOwnTrade(page, url)
  if (!trade || !isConsentIntent(intent)) throw new Response(null, { status: trade ? 400 : 404 })
  return recordConsent(page, trade, { intent, source: 'thank-you', url })
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

type Thanks = NonNullable<Awaited<ReturnType<typeof loader>>>

export default function ThankYou() {
  const thanks = useLoaderData<typeof loader>()

  return thanks ? <TradeThanks thanks={thanks} /> : <NoTradeHere />
}

function TradeThanks({ thanks }: { thanks: Thanks }) {
  const t = useTranslate()
  const isAwaited = thanks.status === 'WAITING_FOR_PARCEL'
  useAskAgain(isAwaited && thanks.label === null)
  useFreshTrade(thanks.version)
  useTrackedPurchase(thanks)

  return (
    <div className="container stack stack--loose">
      <PageHead title={t('thankYou.title')} description={t('thankYou.description')} noindex />
      <div className="stack">
        <h1>{t('thankYou.title')}</h1>
        <p className="lead">
          {t('thankYou.number')} <strong data-transaction>{thanks.number}</strong>
        </p>
        <p className="long-words">{t('thankYou.mail', { email: thanks.email })}</p>
      </div>
      <TradeTracker {...thanks} />
      <div className="beside">
        <div className="stack stack--loose">
          <NextWay status={thanks.status} hasLabel={thanks.label !== null} />
          <NextStep status={thanks.status} deadline={thanks.validUntil} payBy={thanks.payBy}>
            {isAwaited && <TradeLabel trade={thanks} calendar={thanks.calendar} />}
            {thanks.status === 'ACTION_NEEDED' && (
              <p>
                <LinkButton href={thanks.address}>{t('thankYou.follow.link')}</LinkButton>
              </p>
            )}
          </NextStep>
          {isAwaited && <PackingChecklist date={thanks.validUntil} />}
        </div>
        <div className="beside__aside stack">
          <TradeSummary trade={thanks} />
        </div>
      </div>
      <NextSteps trade={thanks} />
      <div className="grid grid--halves">
        <FollowCard trade={thanks} />
        <AccountCard email={thanks.email} transactionId={thanks.purchase.transactionId} />
      </div>
      <ReviewConsent state={thanks.reviewConsent} />
    </div>
  )
}

/** Only the browser that has made the sale just now tells of it: a page opened again later counts nothing. */
function useTrackedPurchase({ purchase }: Thanks): void {
  const justSold = useCheckoutState(({ transactionId }) => transactionId === purchase.transactionId)
  useEffect(() => {
    if (justSold) trackPurchase(purchase)
  }, [justSold, purchase])
}

function NextSteps({ trade: { carrier } }: { trade: ShownTrade }) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('thankYou.steps.title')}</h2>
      <Stepper
        steps={[
          {
            title: t('thankYou.steps.send'),
            text: t('thankYou.steps.sendText', { carrier }),
            art: <Scene name="parcel" />,
          },
          {
            title: t('thankYou.steps.inspect'),
            text: t('thankYou.steps.inspectText'),
            art: <Scene name="inspection" />,
          },
          { title: t('thankYou.steps.paid'), text: t('thankYou.steps.paidText'), art: <Scene name="payout" /> },
        ]}
      />
    </section>
  )
}

function FollowCard({ trade: { address } }: { trade: ShownTrade }) {
  const t = useTranslate()

  return (
    <Card as="section" look="brand">
      <h2>{t('thankYou.follow.title')}</h2>
      <p>{t('thankYou.follow.text')}</p>
      <p>
        <LinkButton href={address}>{t('thankYou.follow.link')}</LinkButton>
      </p>
    </Card>
  )
}

/** Another browser, another session, or nobody who sold: all of them are told where the trade can be found. */
function NoTradeHere() {
  const t = useTranslate()
  const path = usePath()
  const transactionId = useCheckoutState((state) => state.transactionId)

  return (
    <div className="container container--reading stack">
      <PageHead title={t('thankYou.none.title')} description={t('thankYou.description')} noindex />
      <h1>{t('thankYou.none.title')}</h1>
      {transactionId !== 0 && (
        <p className="lead">
          {t('thankYou.number')} <strong data-transaction>{formatTradeNumber(transactionId)}</strong>
        </p>
      )}
      <p className="lead">{t('thankYou.none.text')}</p>
      <p>
        <LinkButton href={path('home')} look="quiet">
          {t('thankYou.none.link')}
        </LinkButton>
      </p>
    </div>
  )
}
