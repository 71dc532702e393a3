import type { ReactNode } from 'react'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { ShownClarification } from './show-clarification.ts'

/** Which device of which trade, both prices at a glance, and whom to ask. */
export function AboutDevice({ asked, children }: { asked: ShownClarification; children?: ReactNode }) {
  const t = useTranslate()
  const { recipient } = useShop().country.contact
  const { device, number, reference, promised, offered } = asked

  return (
    <aside className="beside__aside stack" aria-label={t('clarification.about')}>
      <Card className="stack">
        <DeviceImage src={device.image} size={120} />
        <div>
          <p>
            <strong>{device.name}</strong>
          </p>
          <p className="field__hint">
            {reference}
            {device.imeiEnd && ` · IMEI … ${device.imeiEnd}`}
          </p>
        </div>
        <PriceLines
          lines={[{ label: t('clarification.before'), amount: promised, look: 'muted' }]}
          total={{ label: t('clarification.newOffer'), amount: offered }}
        />
        {children}
      </Card>
      <p>
        {t('clarification.help', { number })} <a href={`mailto:${recipient}?subject=${reference}`}>{recipient}</a>
      </p>
    </aside>
  )
}
