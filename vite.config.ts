import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './scripts/assets/compile-messages.ts'
import { plainLazyImports } from './src/server/react-router-internals/plain-lazy-imports.ts'
import { withoutUnusedParts } from './src/server/react-router-internals/unused-parts.ts'
import { storefrontChunks } from './scripts/assets/storefront-chunks.ts'

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
  plugins: [compileMessages(), plainLazyImports, withoutUnusedParts, readingThread, reactRouter()],
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
            { name: 'framework', priority: 10, test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            ...storefrontChunks.map((name, index) => ({ name, debugName: name.name, priority: 9 - index })),
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
          'sharp',
        ],
      },
    },
  },
  server: { host: '127.0.0.1', allowedHosts: true },
}))
