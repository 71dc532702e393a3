import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownTrade } from './show-trade.ts'

/** Nothing was found out about the devices yet. */
const undecided: ReadonlySet<TradeStatus> = new Set(['WAITING_FOR_PARCEL', 'IN_TRANSIT', 'IN_INSPECTION'])

/** What was sold for how much, why, and where the money goes. */
export function TradeSummary({ trade }: { trade: ShownTrade }) {
  const t = useTranslate()
  const money = useMoney()
  const { items, breakdowns, voucher, payout, isNet, validUntil, payment, status } = trade
  const isUndecided = undecided.has(status)

  return (
    <Card as="section">
      <h2>{t('trade.overview')}</h2>
      <PriceLines
        lines={[
          ...items.map(({ id, name, amount, cents, promised }) => ({
            id,
            label: name,
            amount,
            ...(cents !== promised && { note: `${t('trade.device.promised')} ${money(promised)}` }),
          })),
          ...(voucher
            ? [
                {
                  label: t('trade.voucher', { code: voucher.code }),
                  amount: money(voucher.cents),
                  look: 'gain' as const,
                },
              ]
            : []),
        ]}
        total={{
          label: t(isNet ? 'trade.payoutNet' : 'trade.payout'),
          amount: money(payout),
          ...(status === 'WAITING_FOR_PARCEL' && { note: t('trade.validUntil', { date: validUntil }) }),
        }}
      />
      {breakdowns.map(({ id, name, lines }) => (
        <details key={id}>
          <summary className="unfolds">
            {t('trade.breakdown')}
            {breakdowns.length > 1 && `: ${name}`}
          </summary>
          <PriceLines lines={lines.map(({ label, cents }) => ({ label, amount: money(cents) }))} />
        </details>
      ))}
      {(isUndecided || payout > 0) && <p>{t(payment.messageKey, { payee: payment.payee })}</p>}
      {isUndecided && payment.needsIdentity && <p>{t('trade.pay.identity')}</p>}
      {isUndecided && <p>{t('trade.freeReturn')}</p>}
    </Card>
  )
}
