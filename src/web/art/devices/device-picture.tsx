import { drawingPath } from '#shop/devices/drawings.ts'
import type { DeviceArtCategory } from './device-art.tsx'
import { DeviceImage } from './device-image.tsx'

type Props = { category: DeviceArtCategory; maker: string; name: string; size?: number; label?: string }

/** The drawing as a picture: drawn by the server, kept by the browser, and no script for it travels. */
export function DevicePicture({ size, label, ...device }: Props) {
  return <DeviceImage src={drawingPath(device)} alt={label ?? ''} size={size} />
}
