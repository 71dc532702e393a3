import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pickEncoding, type Encoding } from './encoded-body.ts'
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

type File = { path: string; encoding: Encoding }

export type StaticAssets = (request: Request, path: string) => Response | undefined

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/**
 * The built files, compressed at build time and kept in memory. Each is read when somebody asks for it first; `readAll` reads
 * the others, as a newer build may replace them.
 */
export function openStaticAssets(folder: string): { assets: StaticAssets; readAll(): Promise<void> } {
  const assets = new Map<string, Asset>()
  const files = filesByAddress(folder)

  function open(address: string): Asset | undefined {
    const known = assets.get(address)
    const unread = known ? undefined : files.get(address)
    if (!unread) return known
    const asset = readAsset(address, unread)
    assets.set(address, asset)
    return asset
  }
  return {
    assets(request, address) {
      const asset = open(address)
      return asset && sendAsset(asset, request)
    },
    async readAll() {
      for (const address of files.keys()) {
        open(address)
        await nextTurn()
      }
    },
  }
}

function filesByAddress(folder: string): Map<string, File[]> {
  const files = new Map<string, File[]>()
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const { parentPath, name } = file
    const suffix = extname(name)
    const encoding = suffixes[suffix] ?? 'identity'
    const path = join(parentPath, name)
    const plain = encoding === 'identity' ? path : path.slice(0, -suffix.length)
    if (!(extname(plain) in contentTypes)) continue
    const address = `/${relative(folder, plain).split(sep).join('/')}`
    files.set(address, [...(files.get(address) ?? []), { path, encoding }])
  }
  return files
}

function readAsset(address: string, files: readonly File[]): Asset {
  const type = (contentTypes as Record<string, string>)[extname(address)]!
  const bodies = Object.fromEntries(files.map(({ path, encoding }) => [encoding, readFileSync(path)] as const))
  const etag = type.startsWith('video/') ? etagOf(bodies.identity!) : undefined
  return { type, immutable: address.startsWith('/assets/'), bodies, ...(etag !== undefined && { etag }) }
}

const etagOf = (body: Body): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A file in the best form that there is of it. */
export function sendAsset({ type, immutable, bodies, etag }: Asset, request: Request): Response {
  const wanted = pickEncoding(request.headers.get('accept-encoding'))
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
