import { renderToStaticMarkup } from 'react-dom/server'
import { placeholderImage } from '#domain/catalogue/images.ts'
import { DeviceArt, type DeviceArtCategory } from '#web/art/device-art.tsx'
import { deviceShapes } from '#web/art/device-shapes/all.ts'
import { PlaceholderArt } from '#web/art/placeholder-art.tsx'

const address = /^\/art\/([a-z]+)\/([a-z0-9.-]{1,60})\/([a-z0-9.-]{1,100})\.svg$/

const isCategory = (text: string): text is DeviceArtCategory => Object.hasOwn(deviceShapes, text)

const readable = (text: string): string => text.replaceAll('-', ' ')

const DAY = 24 * 60 * 60

/** The drawing behind an address, or nothing if it is not the address of a drawing. */
export function drawingAt(path: string, size: number): React.ReactElement | undefined {
  if (path === placeholderImage) return <PlaceholderArt size={size} />
  const [, category = '', maker = '', name = ''] = address.exec(path) ?? []
  if (!isCategory(category)) return undefined

  return <DeviceArt category={category} maker={readable(maker)} name={readable(name)} size={size} />
}

/** The drawing of a device as a file, so that pages, letters and feeds can show it like a photo. */
export function deviceArtFile(path: string): Response | undefined {
  const drawing = drawingAt(path, 240)
  if (!drawing) return undefined

  return new Response(Buffer.from(renderToStaticMarkup(drawing)), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${DAY}` },
  })
}
