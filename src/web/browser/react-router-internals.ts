import { matchRoutes, type DataRouter } from 'react-router'

// What pages need of React Router and it does not promise to keep. The test in `src/server/react-router-internals` says
// of which version it was learnt.

export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

type RouteFiles = { module: string }

type PageGlobals = {
  __reactRouterDataRouter?: DataRouter
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
}

const globals = (): PageGlobals => window as unknown as PageGlobals

/** React Router's own router, as it stands in the page once it is hydrated. */
export function runningRouter(): DataRouter {
  const router = globals().__reactRouterDataRouter
  if (!router) throw new Error('The page is not hydrated yet')
  return router
}

/** Fetches the scripts of the page at a path; rejects if one of them is gone. */
export async function loadScreen(path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin)
  const routes = matchRoutes(runningRouter().routes, pathname) ?? []
  const files = routes.map(({ route }) => globals().__reactRouterManifest?.routes[route.id!]?.module)
  await Promise.all(files.filter((file) => file !== undefined).map((file) => import(/* @vite-ignore */ file)))
}
