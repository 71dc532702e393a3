import type { ServerBuild } from 'react-router'
import { encodeBody, SMALLEST, type EncodedBody } from '#server/assets/encoded-body.ts'
import { contentTypes, sendAsset } from '#server/assets/static-assets.ts'
import { buildFor, manifestPath, type Branch } from './storefront-builds.ts'

type RouteTables = (request: Request, path: string) => Promise<Response | undefined>

/** The browser's copy of a storefront's routes: a script of its own, because it never changes within a build. */
export function openRouteTables(build: ServerBuild): RouteTables {
  const scripts = new Map<Branch, Promise<EncodedBody>>()

  function scriptOf(branch: Branch): Promise<EncodedBody> {
    const script =
      scripts.get(branch) ?? encodeBody(scriptFor(buildFor(build, branch).assets), ['br', 'gzip'], SMALLEST)
    scripts.set(branch, script)
    return script
  }

  return async (request, path) => {
    const branch = /^\/assets\/routes-(\w+)-/.exec(path)?.[1]
    if (branch === undefined || path !== manifestPath(build, branch) || !Object.hasOwn(build.routes, branch))
      return undefined

    return sendAsset({ type: contentTypes['.js'], immutable: true, bodies: await scriptOf(branch) }, request)
  }
}

/**
 * What a file imports the browser learns from the file, what is not said is no, and a route stands under its name: all of
 * that would only travel along.
 */
function scriptFor({ routes, entry, ...assets }: ServerBuild['assets']): Buffer<ArrayBuffer> {
  const travels = ([name, value]: [string, unknown]) => name !== 'imports' && name !== 'id' && value !== false
  const short = (route: object) => Object.fromEntries(Object.entries(route).filter(travels))
  const named = Object.entries(routes).flatMap(([id, route]) => (route ? [[id, short(route)]] : []))
  const manifest = { ...assets, entry: { ...entry, imports: [] }, routes: Object.fromEntries(named) }
  return Buffer.from(
    `{const m=window.__reactRouterManifest=${JSON.stringify(manifest)};for(const i in m.routes)m.routes[i].id=i}`,
  )
}
