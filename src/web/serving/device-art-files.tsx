import { renderToStaticMarkup } from 'react-dom/server'
import { DeviceArt, type DeviceArtCategory } from '#web/art/device-art.tsx'
import { deviceShapes } from '#web/art/device-shapes/all.ts'

const address = /^\/art\/([a-z]+)\/([a-z0-9.-]{1,60})\/([a-z0-9.-]{1,100})\.svg$/

const isCategory = (text: string): text is DeviceArtCategory => Object.hasOwn(deviceShapes, text)

const readable = (text: string): string => text.replaceAll('-', ' ')

const DAY = 24 * 60 * 60

/** The drawing of a device as a file, so that pages, letters and feeds can show it like a photo. */
export function deviceArtFile(path: string): Response | undefined {
  const [, category = '', maker = '', name = ''] = address.exec(path) ?? []
  if (!isCategory(category)) return undefined

  const svg = renderToStaticMarkup(
    <DeviceArt category={category} maker={readable(maker)} name={readable(name)} size={240} />,
  )
  return new Response(Buffer.from(svg), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${DAY}` },
  })
}
