import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownTrade } from './show-trade.ts'

/** What was sold for how much, why, and where the money goes. */
export function TradeSummary({ trade }: { trade: ShownTrade }) {
  const t = useTranslate()
  const money = useMoney()
  const { items, voucher, payout, isNet, validUntil, payment } = trade

  return (
    <Card as="section">
      <h2>{t('trade.overview')}</h2>
      <PriceLines
        lines={[
          ...items.map(({ name, cents }) => ({ label: name, amount: money(cents) })),
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
          note: t('trade.validUntil', { date: validUntil }),
        }}
      />
      {items.map(({ id, name, lines }) => (
        <details key={id}>
          <summary>
            {t('trade.breakdown')}
            {items.length > 1 && `: ${name}`}
          </summary>
          <PriceLines lines={lines.map(({ label, cents }) => ({ label, amount: money(cents) }))} />
        </details>
      ))}
      <p>{t(payment.words, { payee: payment.payee })}</p>
      {payment.needsIdentity && <p>{t('trade.pay.identity')}</p>}
      <p>{t('trade.freeReturn')}</p>
    </Card>
  )
}
