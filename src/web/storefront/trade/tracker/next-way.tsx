import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { status: TradeStatus; hasLabel: boolean }

/** The first screen of a phone ends before what has to be done: one tap leads there. Wide screens show it anyway. */
export function NextWay({ status, hasLabel }: Props) {
  const t = useTranslate()
  const isAsked = status === 'ACTION_NEEDED'
  if (!isAsked && !(status === 'WAITING_FOR_PARCEL' && hasLabel)) return null

  return (
    <p className="next-way">
      <LinkButton href={isAsked ? '#next-step' : '#drop-off-code'}>
        {t(isAsked ? 'trade.device.answer' : 'trade.label.show')}
      </LinkButton>
    </p>
  )
}
