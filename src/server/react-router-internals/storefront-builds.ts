import type { ServerBuild } from 'react-router'

/** The route table has one branch per storefront, and one for the back office. */
export type Branch = string

const belongsTo = (branch: Branch, routeId: string): boolean =>
  routeId === 'root' || routeId === branch || routeId.startsWith(`${branch}/`)

function only<Route>(routes: Record<string, Route>, branch: Branch): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => belongsTo(branch, id)))
}

export const manifestPath = (build: ServerBuild, branch: Branch): string =>
  `/assets/routes-${branch}-${build.assets.version}.js`

/**
 * A country answers only to its own words: each storefront is served by a build that knows no other storefront's
 * routes, neither on the server nor in the browser.
 */
export function buildFor(build: ServerBuild, branch: Branch): ServerBuild {
  const url = manifestPath(build, branch)
  return {
    ...build,
    routes: only(build.routes, branch) as ServerBuild['routes'],
    assets: { ...build.assets, url, routes: only(build.assets.routes, branch) as ServerBuild['assets']['routes'] },
  }
}
