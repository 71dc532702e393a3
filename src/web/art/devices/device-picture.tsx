import { drawingPath } from '#shop/devices/drawings.ts'
import type { DeviceArtCategory } from './device-art.tsx'

type Props = { category: DeviceArtCategory; maker: string; name: string; size?: number; label?: string }

/** The drawing as a picture: drawn by the server, kept by the browser, and no script for it travels. */
export function DevicePicture({ size = 160, label = '', ...device }: Props) {
  return (
    <img
      className="device-picture"
      src={drawingPath(device)}
      alt={label}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
