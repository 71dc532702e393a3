import type { ComponentProps } from 'react'
import { isPhoto, pictureSet } from '#shop/devices/picture-address.ts'

type Props = ComponentProps<'img'> & {
  src: string
  /** Of a square, in pixels of the page. */ size?: number | undefined
}

/** The picture of a device: its photo in the size and form that suit the browser best, or else its drawing. */
export function DeviceImage({ src, size = 160, ...more }: Props) {
  const image = <img className="device-picture" src={src} alt="" width={size} height={size} loading="lazy" {...more} />
  if (!isPhoto(src)) return image

  return (
    <picture>
      {(['avif', 'webp'] as const).map((form) => (
        <source key={form} type={`image/${form}`} sizes={`${size}px`} srcSet={pictureSet(src, form)} />
      ))}
      {image}
    </picture>
  )
}
