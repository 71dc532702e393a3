import { piecesText } from '#domain/trades/format-trade.ts'
import { customerEvent } from '#domain/trades/lifecycle/customer-events.ts'
import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { formatDate, formatLongDate } from '#shop/formats/dates.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { Icon } from '#web/art/icons.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { PackingSteps } from '#web/storefront/trade/packing-checklist.tsx'
import { HistoryList } from '#web/storefront/trade/trade-history.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
  const { tradeNumber, createdAt, status, priceValidUntil, events } = trade
  const deadline = days.long(priceValidUntil)

  return (
    <Card as="article">
      <div className="cluster cluster--apart">
        <div>
          <h3 tabIndex={-1}>{t('account.overview.trade', { number: tradeNumber })}</h3>
          <p className="muted">{t('account.overview.sold', { date: days.short(createdAt) })}</p>
        </div>
        <p data-trade-status={status}>
          <Badge look={looks[status]}>{t(`trade.status.${status}`)}</Badge>
        </p>
      </div>
      <div className="grid grid--halves">
        <Devices trade={trade} />
        <div className="stack">
          <Notice title={t('trade.nextTitle')}>
            <p>{t(`trade.next.${status}`, { date: deadline })}</p>
          </Notice>
          <Ways trade={trade} />
        </div>
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

const looks = {
  WAITING_FOR_PARCEL: 'brand',
  IN_TRANSIT: 'brand',
  IN_INSPECTION: 'brand',
  ACTION_NEEDED: 'warning',
  ON_HOLD: 'warning',
  PAYOUT: 'success',
  RETURNING: 'brand',
  COMPLETED: 'success',
  PARTLY_COMPLETED: 'success',
  RETURNED: 'plain',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
} as const satisfies Record<TradeStatus, string>

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
      <ul className="cluster">
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

/** The label while it is needed, and the page with everything else. */
function Ways({ trade: { status, label, page, tradeNumber } }: { trade: Traded }) {
  const t = useTranslate()
  const needsLabel = label !== null && status === 'WAITING_FOR_PARCEL'

  return (
    <p className="cluster">
      {needsLabel && (
        <LinkButton href={label} download={`umlauf-${tradeNumber}.pdf`}>
          <Icon name="download" />
          {t('trade.label.download')}
        </LinkButton>
      )}
      {page !== null && (
        <LinkButton href={page} look="quiet">
          {t('account.overview.open')}
        </LinkButton>
      )}
    </p>
  )
}
