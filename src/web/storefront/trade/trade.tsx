import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { pageContext } from '#web/context.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/page-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { actOnPayout } from './act-on-payout.ts'
import { PackingChecklist } from './packing-checklist.tsx'
import { PayoutDuties, TradePapers } from './payout-duties.tsx'
import { showPayout } from './show-payout.ts'
import { showTrade } from './show-trade.ts'
import { TradeHistory } from './trade-history.tsx'
import { TradeLabel } from './trade-label.tsx'
import { TradeSummary } from './trade-summary.tsx'
import { useAskAgain } from './use-ask-again.ts'

/** Whoever has the link may look; whoever has none learns nothing, not even that there is a trade. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const trade = await findTradeByLink(page.engines, page.shop, params['token'] ?? '')
  if (!trade) return pageNotFound(url)
  const [shown, payout] = await Promise.all([showTrade(page, trade), showPayout(page, trade)])
  return { ...shown, money: payout }
}

export const action = actOnPayout

export default function TradePage() {
  const t = useTranslate()
  const trade = useLoaderData<typeof loader>()
  const { recipient } = useShop().country.contact
  const { number, status, validUntil } = trade
  const isAwaited = status === 'WAITING_FOR_PARCEL'
  useAskAgain(trade.label === null)

  return (
    <div className="container stack stack--loose">
      <PageHead title={t('trade.title', { number })} description={t('trade.description')} noindex />
      <div className="stack">
        <h1>{t('trade.title', { number })}</h1>
        <p data-trade-status={status}>
          <Badge look="brand">{t(`trade.status.${status}`)}</Badge>
        </p>
      </div>
      <div className="beside">
        <div className="stack stack--loose">
          <Notice title={t('trade.nextTitle')}>
            <p>{t(`trade.next.${status}`, { date: validUntil })}</p>
          </Notice>
          <PayoutDuties payout={trade.money} />
          <TradePapers payout={trade.money} />
          {isAwaited && <TradeLabel trade={trade} />}
          {isAwaited && <PackingChecklist date={validUntil} />}
          <TradeHistory events={trade.events} />
        </div>
        <div className="beside__aside stack">
          <TradeSummary trade={trade} />
          <section className="stack stack--tight">
            <h2>{t('trade.help.title')}</h2>
            <p>
              {t('trade.help.text', { number })} <a href={`mailto:${recipient}?subject=${number}`}>{recipient}</a>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
