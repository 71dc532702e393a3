import type { PricedModel } from '#domain/catalogue/prices/price-models.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { usePath } from '#web/shop-context.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { useOffer } from './offer.ts'

/** One card per model; which variant it is, is asked on the page of the device. */
export function ModelGrid({ models }: { models: PricedModel[] }) {
  const path = usePath()
  const offer = useOffer()

  return (
    <ul className="grid grid--models">
      {models.map(({ model, manufacturer, url, image, top }) => (
        <Card key={url} as="li" className="model-card" art={<DeviceImage src={image} size={240} />}>
          <p className="model-card__maker">{manufacturer}</p>
          <h3>
            <CardLink href={path('product', { pdp: url })}>{model}</CardLink>
          </h3>
          <p className="model-card__offer">{offer(top)}</p>
        </Card>
      ))}
    </ul>
  )
}
