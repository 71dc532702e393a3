import type { ServerBuild } from 'react-router'
import { encodeBody, THOROUGH, type EncodedBody } from './encoded-body.ts'
import { contentTypes, sendAsset } from './static-assets.ts'
import { buildFor, manifestPath, type Branch } from './storefront-builds.ts'

type RouteTables = (request: Request, path: string) => Promise<Response | undefined>

/** The browser's copy of a storefront's routes: a script of its own, because it never changes within a build. */
export function openRouteTables(build: ServerBuild): RouteTables {
  const scripts = new Map<Branch, Promise<EncodedBody>>()

  function scriptOf(branch: Branch): Promise<EncodedBody> {
    const made = () => encodeBody(scriptFor(buildFor(build, branch).assets), ['br', 'gzip'], THOROUGH)
    const script = scripts.get(branch) ?? made()
    scripts.set(branch, script)
    return script
  }

  return async (request, path) => {
    const branch = /^\/assets\/routes-(\w+)-/.exec(path)?.[1]
    if (branch === undefined || path !== manifestPath(build, branch) || !(branch in build.routes)) return undefined

    return sendAsset({ type: contentTypes['.js'], immutable: true, bodies: await scriptOf(branch) }, request)
  }
}

/**
 * What a file imports the browser learns from the file: a list of it would only travel along. So would what a route is
 * not, since the router asks only whether it is, and its name, which stands before it already.
 */
function scriptFor({ routes, entry, ...assets }: ServerBuild['assets']): Buffer<ArrayBuffer> {
  const short = Object.entries(routes).map(([id, route]) => {
    const told = Object.entries({ ...route, id: undefined, imports: undefined }).filter(([, value]) => value !== false)
    return [id, Object.fromEntries(told)]
  })
  const manifest = { ...assets, entry: { ...entry, imports: [] }, routes: Object.fromEntries(short) }
  return Buffer.from(
    `const m=window.__reactRouterManifest=${JSON.stringify(manifest)};for(const i in m.routes)m.routes[i].id=i`,
  )
}
