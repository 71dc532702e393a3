import { useTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMoney } from '#web/use-money.ts'
import { groupDevices } from './group-devices.ts'
import { lookOf } from './item-looks.ts'
import type { ShownDevice } from './show-progress.ts'

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
              <NextForDevice device={device} />
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

function NextForDevice({ device: { question, status, due, back } }: { device: ShownDevice }) {
  const t = useTranslate()
  if (question !== null)
    return (
      <p className="cluster">
        <LinkButton href={question} size="small">
          {t('trade.device.answer')}
        </LinkButton>
        {due && <span>{t('trade.device.until', { date: due })}</span>}
      </p>
    )
  if (status === 'LOCKED') return <p>{t('trade.device.lock', { date: due ?? '' })}</p>
  if (back) return <p className="long-words">{t('trade.device.tracking', back)}</p>
  return null
}
