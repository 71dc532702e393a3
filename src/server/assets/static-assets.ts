import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { acceptedBy, type Encoding } from './encoded-body.ts'
import { sendFilm } from './send-film.ts'

export const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Body = Buffer<ArrayBuffer>

type Asset = {
  type: string
  immutable: boolean
  bodies: Partial<Record<Encoding, Body>>
  /** Of films only, which are fetched in parts. */
  etag?: string
}

export type StaticAssets = (request: Request, path: string) => Response | undefined

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** The built files, read into memory once: two megabytes, most of it a film, compressed at build time. */
export async function openStaticAssets(folder: string): Promise<StaticAssets> {
  const assets = new Map<string, Asset>()
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) await addFile(assets, folder, join(file.parentPath, file.name))
  }
  return (request, path) => {
    const asset = assets.get(path)
    return asset && sendAsset(asset, request)
  }
}

async function addFile(assets: Map<string, Asset>, folder: string, file: string): Promise<void> {
  const suffix = extname(file)
  const encoding = suffixes[suffix] ?? 'identity'
  const plain = encoding === 'identity' ? file : file.slice(0, -suffix.length)
  const path = `/${relative(folder, plain).split(sep).join('/')}`
  const type = (contentTypes as Record<string, string>)[extname(plain)]
  if (type === undefined) return

  const asset = assets.get(path) ?? { type, immutable: path.startsWith('/assets/'), bodies: {} }
  const body = await readFile(file)
  asset.bodies[encoding] = body
  if (type.startsWith('video/')) asset.etag = etagOf(body)
  assets.set(path, asset)
}

const etagOf = (body: Body): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A file in the best form that there is of it. */
export function sendAsset({ type, immutable, bodies, etag }: Asset, request: Request): Response {
  const wanted = acceptedBy(request)
  const encoding = bodies[wanted] ? wanted : 'identity'
  const body = bodies[encoding]!
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  if (etag !== undefined) return sendFilm({ body, etag }, request, headers)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
