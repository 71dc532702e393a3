import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './scripts/assets/compile-messages.ts'
import { plainLazyImports } from './src/server/react-router-internals/plain-lazy-imports.ts'
import { withoutUnusedParts } from './src/server/react-router-internals/unused-parts.ts'
import { storefrontChunks } from './scripts/assets/storefront-chunks.ts'

/** Files that the server begins with besides its own: threads have their own, and the shop is loaded by it. */
const furtherFiles: Plugin = {
  name: 'further-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    for (const name of ['reading-thread', 'run-shop', 'cluster']) {
      const id = fileURLToPath(new URL(`src/server/${name}.ts`, import.meta.url))
      this.emitFile({ type: 'chunk', id, fileName: `${name}.js` })
    }
  },
}

/** These find files of their own by where they lie, or bring a program for this machine. All others are built in: finding
 * and reading five hundred files one by one made the start slow. */
const ownFiles = ['@node-rs/argon2', '@resvg/resvg-wasm', 'ioredis', 'nodemailer', 'pino', 'sharp', 'pdfkit', 'fontkit']

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), plainLazyImports, withoutUnusedParts, furtherFiles, reactRouter()],
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
      resolve: { noExternal: command === 'build' ? true : [], external: ownFiles },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  server: { host: '127.0.0.1', allowedHosts: true },
}))
