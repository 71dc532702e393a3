import type { LinkedModel } from '#domain/catalogue/addresses/link-models.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { useOffer } from '#web/storefront/catalogue/offer.ts'

/** One model in one line: picture, name, price. Among others of its maker it can be small, and leaves the maker out. */
export function ModelLink({ name, manufacturer, url, image, upTo, small }: LinkedModel & { small?: boolean }) {
  const offer = useOffer()
  const size = small ? 40 : 56

  return (
    <a className={small ? 'model-link model-link--small' : 'model-link'} href={url}>
      <DeviceImage src={image} size={size} />
      <span>
        {!small && <span className="model-link__maker">{manufacturer}</span>}
        <strong>{name}</strong>
        <span className="model-link__offer">{offer(upTo)}</span>
      </span>
    </a>
  )
}
