import { piecesText } from '#domain/trades/format-trade.ts'
import { customerEvent } from '#domain/trades/lifecycle/customer-events.ts'
import { formatDate, formatLongDate } from '#shop/formats/dates.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { Icon } from '#web/art/icons.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { PackingSteps } from '#web/storefront/trade/packing/packing-checklist.tsx'
import { NextStep } from '#web/storefront/trade/tracker/next-step.tsx'
import { TradeTracker } from '#web/storefront/trade/tracker/trade-tracker.tsx'
import { HistoryList } from '#web/storefront/trade/trade-history.tsx'
import { CalendarLink } from '#web/storefront/trade/trade-label.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/menu.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import { groupDevices, type Traded } from './traded.ts'

/** Days as the country writes them: short ones in lists, long ones for deadlines. */
function useDays() {
  const { dateFormat, icuLocale, timeZone } = useShop().country
  return {
    short: (at: string) => formatDate(at, dateFormat, timeZone),
    long: (at: string) => formatLongDate(at, icuLocale, timeZone),
  }
}

const toldIn = (events: Traded['events'], day: (at: string) => string) =>
  events.flatMap(({ at, event, to }) => {
    const told = customerEvent({ event, to })
    return told === undefined ? [] : [{ event: told, day: day(at) }]
  })

/** One sale: what it is, how it stands, and what comes next. */
export function TradeCard({ trade }: { trade: Traded }) {
  const t = useTranslate()
  const days = useDays()
  const { tradeNumber, createdAt, segment, status, priceValidUntil, payBy, payoutCents, events } = trade
  const { reached, ...tracker } = trade.tracker
  const reachedOn = Object.entries(reached).map(([step, at]) => [step, days.short(at)])
  const deadline = days.long(priceValidUntil)

  return (
    <Card as="article">
      <div>
        <h3 tabIndex={-1}>{t('account.overview.trade', { number: tradeNumber })}</h3>
        <p className="muted">{t('account.overview.sold', { date: days.short(createdAt) })}</p>
      </div>
      <TradeTracker
        status={status}
        tracker={{ ...tracker, days: Object.fromEntries(reachedOn) }}
        payout={payoutCents}
        isNet={segment === 'business'}
      />
      <div className="grid grid--halves">
        <NextStep status={status} deadline={deadline} payBy={payBy && days.long(payBy)} level="h4">
          <Ways trade={trade} />
        </NextStep>
        <Devices trade={trade} />
      </div>
      <div>
        {status === 'WAITING_FOR_PARCEL' && (
          <Disclosure title={t('trade.checklist.title')}>
            <PackingSteps date={deadline} level="h4" />
          </Disclosure>
        )}
        <Disclosure title={t('trade.history')}>
          <HistoryList events={toldIn(events, days.short)} />
        </Disclosure>
      </div>
    </Card>
  )
}

function Devices({ trade: { segment, items, voucher, voucherCents, payoutCents, payeeHint } }: { trade: Traded }) {
  const t = useTranslate()
  const money = useMoney()
  const groups = groupDevices(items)
  const lines = groups.map(({ name, pieces, status, cents, promised }) => ({
    id: `${name} ${status} ${cents}`,
    label: piecesText(pieces, name),
    // What pays nothing says so by how it stands.
    amount: cents === 0 ? '' : money(cents),
    note: t(`trade.item.${status}`) + (cents === promised ? '' : ` · ${t('trade.device.promised')} ${money(promised)}`),
  }))
  const extra = {
    label: t('trade.voucher', { code: voucher ?? '' }),
    amount: `+ ${money(voucherCents)}`,
    look: 'gain' as const,
  }
  const note = payoutCents === 0 ? t('trade.pay.none') : t('account.overview.payee', { payee: payeeHint })

  return (
    <div className="stack">
      <ul className="cluster" aria-hidden="true">
        {[...new Map(groups.map(({ name, image }) => [name, image]))].map(([name, image]) => (
          <li key={name}>
            <DeviceImage src={image} size={88} />
          </li>
        ))}
      </ul>
      <PriceLines
        lines={[...lines, ...(voucherCents > 0 ? [extra] : [])]}
        total={{
          label: t(segment === 'business' ? 'trade.payoutNet' : 'trade.payout'),
          amount: money(payoutCents),
          note,
        }}
      />
    </div>
  )
}

/** Of many sales on one page, each link says whose it is; eyes see it from where it stands. */
const Named = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>

/** The label while it is needed, and the page with everything else. */
function Ways({ trade: { status, label, calendar, page, tradeNumber } }: { trade: Traded }) {
  const t = useTranslate()
  const needsLabel = label !== null && status === 'WAITING_FOR_PARCEL'

  return (
    <>
      <p className="cluster">
        {needsLabel && (
          <LinkButton href={label} download={`umlauf-${tradeNumber}.pdf`}>
            <Icon name="download" />
            {t('trade.label.download')} <Named>{tradeNumber}</Named>
          </LinkButton>
        )}
        {page !== null && (
          <LinkButton href={page} look={status === 'ACTION_NEEDED' ? 'primary' : 'quiet'}>
            {t('account.overview.open')} <Named>{tradeNumber}</Named>
          </LinkButton>
        )}
      </p>
      <CalendarLink href={calendar} about={tradeNumber} />
    </>
  )
}
