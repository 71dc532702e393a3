import type { ServerBuild } from 'react-router'
import { encodeBody, type EncodedBody } from './encoded-body.ts'
import { acceptedBy } from './send-page.ts'
import { buildFor, manifestPath, type Branch } from './storefront-builds.ts'

const YEAR = 365 * 24 * 60 * 60

type RouteTables = (request: Request, path: string) => Promise<Response | undefined>

/** The browser's copy of a storefront's routes: a script of its own, because it never changes within a build. */
export function openRouteTables(build: ServerBuild): RouteTables {
  const scripts = new Map<Branch, Promise<EncodedBody>>()

  function scriptOf(branch: Branch): Promise<EncodedBody> {
    const table = buildFor(build, branch).assets
    const script = scripts.get(branch) ?? encodeBody(scriptFor(table), ['br', 'gzip'])
    scripts.set(branch, script)
    return script
  }

  return async (request, path) => {
    const branch = /^\/assets\/routes-(\w+)-/.exec(path)?.[1]
    if (branch === undefined || path !== manifestPath(build, branch) || !(branch in build.routes)) return undefined

    const body = await scriptOf(branch)
    const encoding = acceptedBy(request)
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': `public, max-age=${YEAR}, immutable`,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return new Response(request.method === 'HEAD' ? null : (body[encoding] ?? body.identity), { headers })
  }
}

const scriptFor = (assets: ServerBuild['assets']): Buffer<ArrayBuffer> =>
  Buffer.from(`window.__reactRouterManifest=${JSON.stringify(assets)};`)
