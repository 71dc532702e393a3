import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './scripts/assets/compile-messages.ts'

/** The frame of a storefront page and all it stands on; not the screens, and not what only some of them use. */
const everyPage = new RegExp(
  [
    'node_modules/(zustand|icu-minify)/',
    'src/shop/(?!address-lines|application-id|condition-pictures|content-topics|countries/|country-name|csv|dates|email-address|line-money|locale-cookie|locales|mode\\.ts|modes/|postal-codes|qr-code|read-amount|retention|scan-kinds|stored-things|typed-text)',
    'src/domain/(cart/(checkout-state|most-pieces)|tracking/consent)\\.ts$',
    'src/web/(browser/(?!tracking/|prefetch)|layouts/(?!agan|legal-links|partner|widget)|state/(checkout|shop)-state)',
    'src/web/[a-z-]+\\.tsx?$',
    'src/web/storefront/((?!typical-devices)[a-z-]+|error/error-(id|page)|catalogue/(missing-device|model-grid|offer))\\.tsx?$',
    'src/web/ui/(badge|button|card|class-names|link-list|menu|notice|use-scripted)\\.tsx?$',
    'src/web/art/(device-picture|icons|logo|marks|scenes)\\.tsx$',
  ].join('|'),
)

/** What the home page alone needs, although the component gallery shows it too. */
const homePage = /src\/web\/(storefront\/(home\/(?!home\.tsx)|typical-devices)|ui\/(slider|stepper)\.tsx)/

/** What pages of the catalogue share: alone, each of these would be a request for less than its headers. */
const cataloguePages = /src\/web\/(storefront\/catalogue\/(chips|trail)|ui\/breadcrumbs)\.tsx/

/** There is one stylesheet, and every page has it: a script that is loaded later brings nothing that would have to come before it. */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** Files of strangers are read in threads, which begin with a file of their own. */
const readingThread: Plugin = {
  name: 'reading-thread',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const id = fileURLToPath(new URL('src/server/reading-thread.ts', import.meta.url))
    this.emitFile({ type: 'chunk', id, fileName: 'reading-thread.js' })
  },
}

/** Built into the server's own file: finding and reading them one by one made its start slow. */
const manySmallFiles = [
  'kysely',
  'libphonenumber-js',
  'jose',
  'hono',
  'hono-openapi',
  '@hono/node-server',
  '@hono/standard-validator',
  'rate-limiter-flexible',
  'valibot',
  '@valibot/to-json-schema',
]

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), plainLazyImports, readingThread, reactRouter()],
  define: { __BUILT_AT__: JSON.stringify(new Date().toISOString()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // React and the router change rarely and are needed together: one file compresses better than six.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What every storefront page needs: many small files would each compress badly and cost a request.
            { name: 'storefront', test: everyPage },
            // A group takes along whatever it imports: what other screens need as well is taken out first.
            { name: 'dates', test: /src\/shop\/dates\.ts$/ },
            { name: 'price-lines', test: /src\/web\/ui\/price-lines\.tsx$/ },
            { name: 'home-parts', test: homePage },
            { name: 'catalogue-parts', test: cataloguePages },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        // Every page brings the list of all screens with the names of their files: shorter ones are fewer bytes.
        rolldownOptions: {
          output: { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
    },
    ssr: {
      build: {
        // The server itself is the entry, so that every module, and every router context, exists once.
        rolldownOptions: { input: 'src/server/server.ts', output: { codeSplitting: true } },
      },
      resolve: {
        noExternal: command === 'build' ? manySmallFiles : [],
        external: [
          'pg',
          'pg-boss',
          '@node-rs/argon2',
          '@resvg/resvg-wasm',
          'pino',
          'ioredis',
          'nodemailer',
          'prom-client',
        ],
      },
    },
  },
  server: { host: '127.0.0.1', allowedHosts: true },
}))
