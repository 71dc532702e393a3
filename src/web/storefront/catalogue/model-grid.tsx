import type { PricedModel } from '#domain/catalogue/prices/price-models.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { usePath } from '#web/shop-context.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { useOffer } from './offer.ts'

type Props = {
  /** A list that is ordered by years says them, and can be entered at each. */
  models: (PricedModel & { year?: number })[]
}

/** One card per model, on phones a row; which variant it is, is asked on the page of the device. */
export function ModelGrid({ models }: Props) {
  const path = usePath()
  const offer = useOffer()

  return (
    <ul className="grid grid--models">
      {models.map(({ model, manufacturer, url, image, top, year }, index) => (
        <Card
          key={url}
          as="li"
          id={year === models[index - 1]?.year ? undefined : `year-${year}`}
          className="model-card"
          art={<DeviceImage src={image} size={240} />}
        >
          <p className="model-card__maker">
            {manufacturer}
            {year && <span> · {year}</span>}
          </p>
          <h3>
            <CardLink href={path('product', { pdp: url })}>{model}</CardLink>
          </h3>
          <p className="model-card__offer">{offer(top)}</p>
        </Card>
      ))}
    </ul>
  )
}
