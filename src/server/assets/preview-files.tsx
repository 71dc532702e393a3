import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { isPictureOfCatalogue } from '#domain/catalogue/addresses/list-addresses.ts'
import type { Engines } from '#engines/engines.ts'
import { drawingPath } from '#shop/devices/drawings.ts'
import { onePlace, PreviewArt, threePlaces } from '#web/art/preview-art.tsx'
import { typicalDevices } from '#web/storefront/typical-devices.ts'
import { drawingAt } from './device-art-files.tsx'
import { pngDrawing } from './png-drawing.ts'

/** A shop that is called otherwise has other pictures. */
type Answer = (path: string, brand: string) => Promise<Response | undefined>

const DAY = 24 * 60 * 60

const shownOnHome = (['notebook', 'iphone', 'headphones'] as const).map((category) =>
  drawingPath({ category, ...typicalDevices[category] }),
)

/** Pictures of pages for social networks. Each is drawn once, one after the other, and kept as a file. */
export function openPreviewFiles(engines: Pick<Engines, 'db' | 'files' | 'readers'>): Answer {
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  function drawOnce(key: string, svg: string): Promise<Uint8Array | undefined> {
    const running = drawing.get(key)
    if (running) return running
    const drawn = engines.readers.read(pngDrawing, svg).then((read) => (read.ok ? read.png : undefined))
    drawing.set(key, drawn)
    return drawn.finally(() => drawing.delete(key))
  }

  return async (path, brand) => {
    const svg = await previewAt(engines, path, brand)
    if (svg === undefined) return undefined

    // Named by what is in it: when a drawing is improved, its picture is drawn anew.
    const key = `previews/${createHash('sha256').update(svg).digest('hex')}.png`
    const cached = await engines.files.read(key)
    if (cached) return pngFile(cached.bytes)

    const png = await drawOnce(key, svg)
    if (!png) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    await engines.files.write(key, png, 'image/png')
    return pngFile(png)
  }
}

/** Only what the catalogue shows has a preview: nobody can make the shop draw invented devices. */
async function previewAt(engines: Pick<Engines, 'db'>, path: string, brand: string): Promise<string | undefined> {
  if (path === '/previews/home.png') return previewOf(brand, shownOnHome, threePlaces)

  const drawn = path.replace(/^\/previews\/(.*)\.png$/, '/art/$1.svg')
  if (!drawingAt(drawn, 1) || !(await isPictureOfCatalogue(engines, drawn))) return undefined
  return previewOf(brand, [drawn], [onePlace])
}

function previewOf(
  brand: string,
  drawings: readonly string[],
  places: readonly { x: number; y: number; size: number }[],
): string {
  return renderToStaticMarkup(
    <PreviewArt brand={brand}>
      {places.map(({ x, y, size }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {drawingAt(drawings[index]!, size)}
        </g>
      ))}
    </PreviewArt>,
  )
}

const pngFile = (bytes: Uint8Array): Response =>
  new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${DAY}`,
      // Other sites are meant to show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
