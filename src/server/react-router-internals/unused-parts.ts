import type { Plugin } from 'vite'

/** Parts of the router that no page of ours uses, and all that others could import from them. */
export const unusedParts: Readonly<Record<string, readonly string[]>> = {
  // Nobody measures the router from inside.
  'router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
  // Pages know all their routes from the beginning (`routeDiscovery`), so none is asked for later.
  'dom/ssr/fog-of-war.js': [
    'URL_LIMIT',
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ],
}

/** Where components stand that we do not use; their names for tools keep them in every bundle. */
export const COMPONENTS = 'dom/lib.js'

/** Its links and routers are left out once nothing is done to them but being defined. */
export const withoutNames = (code: string): string =>
  code
    .replaceAll(/^[A-Z]\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^const \w+ = (?=React\$1\.forwardRef\()/gm, '$&/* @__PURE__ */ ')

const partOf = (id: string): string => id.split('/react-router/dist/production/lib/')[1] ?? ''

/** Browsers get functions that do nothing instead of them: four kilobytes less on every first page. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => unusedParts[partOf(id)]?.map((name) => `export const ${name} = () => undefined`).join('\n'),
  transform: (code, id) => (partOf(id) === COMPONENTS ? withoutNames(code) : undefined),
}
