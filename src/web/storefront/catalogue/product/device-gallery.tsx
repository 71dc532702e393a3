import { DeviceImage } from '#web/art/devices/device-image.tsx'
import type { ProductData } from './load-product.ts'

/** The drawing of a device, or its photos: several lie in a row that can be pushed along. */
export function DeviceGallery({ pictures, image, name }: Pick<ProductData, 'pictures' | 'image' | 'name'>) {
  const shown = pictures.length > 0 ? pictures : [{ src: image, alt: name }]

  return (
    <div className="product__picture" {...(shown.length > 1 && { role: 'group', tabIndex: 0, 'aria-label': name })}>
      {shown.map((picture, place) => (
        <DeviceImage
          key={picture.src}
          {...picture}
          size={400}
          {...(place === 0 && { loading: 'eager', fetchPriority: 'high' })}
        />
      ))}
    </div>
  )
}
