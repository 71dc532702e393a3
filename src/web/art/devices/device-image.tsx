import type { ComponentProps } from 'react'
import { isPhoto, pictureSet } from '#shop/devices/picture-address.ts'

type Props = ComponentProps<'img'> & { src: string; size: number }

/** The picture of a device in a square: its photo as small as the browser can take it, or else its drawing. */
export function DeviceImage({ src, size, sizes = `${size}px`, alt = '', ...more }: Props) {
  const image = <img src={src} alt={alt} width={size} height={size} decoding="async" {...more} />
  if (!isPhoto(src)) return image

  return (
    <picture>
      {(['avif', 'webp'] as const).map((form) => (
        <source key={form} type={`image/${form}`} srcSet={pictureSet(src, form)} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
