import type { DeviceArtCategory } from './device-art.tsx'

type Props = { category: DeviceArtCategory; maker: string; name: string; size?: number; label?: string }

const inAddress = (text: string): string => encodeURIComponent(text.toLowerCase().replaceAll(/[^a-z0-9.]+/gi, '-'))

/** Where the drawing of a device is served as a file. */
export const deviceArtPath = ({ category, maker, name }: Pick<Props, 'category' | 'maker' | 'name'>): string =>
  `/art/${category}/${inAddress(maker)}/${inAddress(name)}.svg`

/** The drawing as a picture: drawn by the server, kept by the browser, and no script for it travels. */
export function DevicePicture({ size = 160, label = '', ...device }: Props) {
  return (
    <img
      className="device-picture"
      src={deviceArtPath(device)}
      alt={label}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
