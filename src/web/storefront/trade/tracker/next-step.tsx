import type { ReactNode } from 'react'
import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  status: TradeStatus
  /** Until when the parcel has to be handed in. */
  deadline: string
  /** By when we pay, if nothing is left to do but wait. */
  payBy: string | null
  level?: 'h2' | 'h4'
  /** What can be done about it right here. */
  children?: ReactNode
}

/** The one thing that comes next, whoever has to do it. */
export function NextStep({ status, deadline, payBy, level: Heading = 'h2', children }: Props) {
  const t = useTranslate()
  const path = usePath()
  const isPromised = payBy !== null && (status === 'IN_INSPECTION' || status === 'PAYOUT')

  return (
    <Card as="section" look="brand" className="next-step">
      <Heading id={Heading === 'h2' ? 'next-step' : undefined}>{t('trade.nextTitle')}</Heading>
      <p>{isPromised ? t(`trade.payBy.${status}`, { date: payBy }) : t(`trade.next.${status}`, { date: deadline })}</p>
      {children}
      {(status === 'CANCELLED' || status === 'EXPIRED') && (
        <p>
          <LinkButton href={path('home')} look="quiet">
            {t('trade.again')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
