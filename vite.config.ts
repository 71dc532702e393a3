import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileWords } from './scripts/compile-words.ts'

/** The frame of a storefront page and all it stands on; not the screens, and not what only some of them use. */
const everyPage = new RegExp(
  [
    'node_modules/(zustand|icu-minify)/',
    'src/shop/(?!dates|postal-codes)',
    'src/domain/cart/',
    'src/web/(browser|layouts|state)/',
    'src/web/[a-z-]+\\.tsx?$',
    'src/web/storefront/([a-z-]+|error/error-(id|page)|catalogue/(missing-device|model-grid|offer))\\.tsx?$',
    'src/web/ui/(button|card|class-names|menu|notice|use-scripted)\\.tsx?$',
    'src/web/art/(device-picture|icons|logo|marks|scenes)\\.tsx$',
  ].join('|'),
)

/** What the home page alone needs, although the pattern book shows it too. */
const homePage = /src\/web\/(storefront\/home\/(?!home\.tsx)|ui\/(badge|price-lines|slider|stepper)\.tsx)/

export default defineConfig({
  plugins: [compileWords(), reactRouter()],
  define: { __BUILT_AT__: JSON.stringify(new Date().toISOString()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React and the router change rarely and are needed together: one file compresses better than six.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What every storefront page needs: many small files would each compress badly and cost a request.
            { name: 'storefront', test: everyPage },
            { name: 'home-parts', test: homePage },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // The server itself is the entry, so that every module, and every router context, exists once.
        rolldownOptions: { input: 'src/server.ts', output: { codeSplitting: true } },
      },
      resolve: {
        external: [
          'pg',
          'pg-boss',
          '@node-rs/argon2',
          '@resvg/resvg-wasm',
          '@sentry/node',
          'pino',
          'ioredis',
          'nodemailer',
          'prom-client',
        ],
      },
    },
  },
  server: { host: '127.0.0.1', allowedHosts: true },
})
