import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { acceptedBy, type Encoding } from './encoded-body.ts'

export const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Asset = { type: string; immutable: boolean; bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> }

export type StaticAssets = (request: Request, path: string) => Response | undefined

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** The built files, read into memory once: a few hundred kilobytes, compressed at build time. */
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
  asset.bodies[encoding] = await readFile(file)
  assets.set(path, asset)
}

/** A file in the best form that there is of it. */
export function sendAsset({ type, immutable, bodies }: Asset, request: Request): Response {
  const wanted = acceptedBy(request)
  const encoding = bodies[wanted] ? wanted : 'identity'
  const body = bodies[encoding]!
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
