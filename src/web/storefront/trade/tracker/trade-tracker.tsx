import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import type { Tracker, TrackerStep } from '#domain/trades/tracker/trade-tracker.ts'
import type { Cents } from '#shop/money/money.ts'
import type { IconName } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { useMoney } from '#web/use-money.ts'

type Props = {
  status: TradeStatus
  /** The days are written as the country writes them. */
  tracker: Omit<Tracker, 'reached'> & { days: Partial<Record<TrackerStep, string>> }
  payout: Cents
  isNet: boolean
}

/** In this order. */
const icons = { sold: 'label', onItsWay: 'truck', inspected: 'search', paid: 'coin' } as const satisfies Record<
  TrackerStep,
  IconName
>

const steps = Object.keys(icons) as TrackerStep[]

/** What comes of a sale, and how far it is: in words, and as a picture of four steps. */
export function TradeTracker({ status, tracker: { step, label, look, days }, payout, isNet }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const at = steps.indexOf(step)
  const isOpen = look === 'going' || look === 'attention'
  const stands = t(`trade.status.${status}`)

  return (
    <div className={`card tracker tracker--${look}`} role="group" aria-label={t('trade.tracker.title')}>
      {payout > 0 && (
        <p className="tracker__amount">
          {t(`trade.tracker.amount.${look}`)} <strong>{money(payout)}</strong> {isNet && t('trade.tracker.net')}
        </p>
      )}
      <p className="tracker__stands" role="status" data-trade-status={status}>
        {isOpen ? t('trade.tracker.stands', { step: at + 1, status: stands }) : stands}
      </p>
      <ol className="tracker__steps">
        {steps.map((name, index) => {
          const state = index === at ? 'now' : index > at ? 'ahead' : days[name] ? 'made' : 'skipped'
          return (
            <li key={name} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Icon name={iconOf(name, state, look)} size={18} />
              <span>
                {t(`trade.tracker.${state === 'now' ? label : name}`)}
                {state !== 'now' && <span className="visually-hidden">: {t(`trade.tracker.${state}`)}</span>}
              </span>
              {days[name] && <small>{days[name]}</small>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function iconOf(name: TrackerStep, state: string, look: Props['tracker']['look']): IconName {
  if (state === 'made' || (state === 'now' && look === 'done')) return 'check'
  if (state === 'skipped') return 'minus'
  if (state === 'ahead' || look === 'going') return icons[name]
  return look === 'ended' ? 'close' : 'warning'
}
