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

/** Browsers get functions that do nothing instead of them: two kilobytes less on every first page. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    const [, part = ''] = id.split('/react-router/dist/production/lib/')
    return unusedParts[part]?.map((name) => `export const ${name} = () => undefined`).join('\n')
  },
}
