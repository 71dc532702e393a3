import { renderToStaticMarkup } from 'react-dom/server'
import { placeholderImage } from '#domain/catalogue/devices/images.ts'
import { drawConditionAt } from '#web/art/condition-art/draw-condition.ts'
import { DeviceArt, type DeviceArtCategory } from '#web/art/devices/device-art.tsx'
import { deviceShapes } from '#web/art/devices/shapes/all.ts'
import { PlaceholderArt } from '#web/art/devices/placeholder-art.tsx'

const address = /^\/art\/([a-z]+)\/([a-z0-9.-]{1,60})\/([a-z0-9.-]{1,100})\.svg$/

const isCategory = (text: string): text is DeviceArtCategory => Object.hasOwn(deviceShapes, text)

const readable = (text: string): string => text.replaceAll('-', ' ')

const DAY = 24 * 60 * 60
const WEEK = 7 * DAY

/** The drawing behind an address, or nothing if it is not the address of a drawing. */
export function drawingAt(path: string, size: number): React.ReactElement | undefined {
  if (path === placeholderImage) return <PlaceholderArt size={size} />
  const [, category = '', maker = '', name = ''] = address.exec(path) ?? []
  if (!isCategory(category)) return undefined

  return <DeviceArt category={category} maker={readable(maker)} name={readable(name)} size={size} />
}

function drawDeviceAt(path: string): string | undefined {
  const drawing = drawingAt(path, 240)
  return drawing && renderToStaticMarkup(drawing)
}

/** Drawn once: a list shows dozens of them to every visitor. A few kilobytes each; the oldest make room. */
const cached = new Map<string, Buffer<ArrayBuffer>>()
const MAX_CACHED = 2_000

function drawn(path: string): Buffer<ArrayBuffer> | undefined {
  const known = cached.get(path)
  if (known) return known
  const svg = drawConditionAt(path) ?? drawDeviceAt(path)
  if (!svg) return undefined

  const file = Buffer.from(svg)
  if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value!)
  cached.set(path, file)
  return file
}

/** The drawing of a device or of its condition as a file, so that pages, letters and feeds can show it like a photo. */
export function deviceArtFile(path: string): Response | undefined {
  const file = drawn(path)
  if (!file) return undefined

  return new Response(file, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${WEEK}`,
    },
  })
}
