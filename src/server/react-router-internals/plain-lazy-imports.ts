import type { Plugin } from 'vite'

/** Vite's own names. Should they change, its own code comes back, and the budgets of pages say so. */
export const PRELOAD_HELPER = { id: '\0vite/preload-helper.js', name: '__vitePreload' }

/**
 * Vite wraps every `import()` in code that fetches the styles of a script before it, and offers no setting to leave that
 * out. There is one stylesheet, and every page has it: a script that is loaded later brings nothing that would have to
 * come before it.
 */
export const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  load: (id) => (id === PRELOAD_HELPER.id ? `export const ${PRELOAD_HELPER.name} = (load) => load()` : undefined),
}
