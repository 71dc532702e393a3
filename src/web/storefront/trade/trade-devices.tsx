import { useTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownDevice } from './show-progress.ts'
import { inLines } from '#domain/trades/money/payout-lines.ts'
import { piecesText } from '#domain/trades/format-trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

type Look = 'brand' | 'success' | 'warning' | 'plain'

const looks = {
  brand: ['IN_TRANSIT', 'RECEIVED', 'IN_INSPECTION', 'RETURN_PENDING'],
  success: ['ACCEPTED', 'PAYOUT_PENDING', 'PAID'],
  warning: ['CLARIFICATION', 'LOCKED', 'PAYOUT_FAILED', 'MISSING', 'SUSPENDED'],
} as const satisfies Partial<Record<Look, readonly ItemState[]>>

/** How the state of a device looks: what its seller has to do stands out. */
const lookOf = (state: ItemState): Look =>
  (['brand', 'success', 'warning'] as const).find((look) => looks[look].some((each) => each === state)) ?? 'plain'

/** Devices of the same fate are told in one line; a question has a link of its own. */
const groupDevices = (devices: readonly ShownDevice[]) =>
  inLines(devices, ({ status, question, back }) => [status, question, back?.number].join(' ')).map(
    ({ pieces, name, ...rest }) => ({ ...rest, name: piecesText(pieces, name), isSeveral: pieces > 1 }),
  )

/** How every device stands, and what it is worth now. */
export function TradeDevices({ devices }: { devices: readonly ShownDevice[] }) {
  const t = useTranslate()
  const hasSeveral = devices.length > 1

  return (
    <section className="stack">
      <h2>{t('trade.device.title')}</h2>
      <Card>
        <ul className="lines">
          {groupDevices(devices).map((device) => (
            <li key={device.id} className="stack stack--tight" data-item-status={device.status}>
              <div className="cluster cluster--apart">
                <div>
                  <strong>{device.name}</strong>
                  {hasSeveral && !device.isSeveral && <p className="field__hint">{device.reference}</p>}
                </div>
                <Price {...device} />
              </div>
              <p>
                <Badge look={lookOf(device.status)}>{t(`trade.item.${device.status}`)}</Badge>
              </p>
              <WayBack device={device} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** What was promised stays to be seen where it is something else now; what pays nothing needs no amount. */
function Price({ promised, cents }: Pick<ShownDevice, 'promised' | 'cents'>) {
  const t = useTranslate()
  const money = useMoney()

  return (
    <p>
      {promised !== cents && (
        <small className="muted">
          {t('trade.device.promised')} <s>{money(promised)}</s>{' '}
        </small>
      )}
      {cents > 0 && <strong>{money(cents)}</strong>}
    </p>
  )
}

/** What the seller has to do about it stands where he is told what comes next. */
function WayBack({ device: { back } }: { device: ShownDevice }) {
  const t = useTranslate()
  return back && <p className="long-words">{t('trade.device.tracking', back)}</p>
}
