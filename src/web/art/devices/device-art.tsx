import { deviceLook } from './device-look.ts'
import { deviceShapes } from './shapes/all.ts'

export type DeviceArtCategory = keyof typeof deviceShapes

interface DeviceArtProps {
  category: DeviceArtCategory
  maker: string
  name: string
  /** In CSS pixels; without it the drawing is as wide as its container. */
  size?: number
  /** What the picture shows. Without it the picture is decoration. */
  label?: string
}

/** A picture for every device, also for those nobody has photographed. Rendered alone it is a complete SVG file. */
export function DeviceArt({ category, maker, name, size, label }: DeviceArtProps) {
  const Shape = deviceShapes[category]

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="device-art"
      viewBox="6 6 228 228"
      width={size}
      height={size}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Shape look={deviceLook(category, maker, name)} />
    </svg>
  )
}
