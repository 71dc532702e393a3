import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'

type Development = typeof import('../src/development.ts')

/** Vite reloads what is edited; the engines stay open meanwhile. */
const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true } })
const { openDevelopment } = (await vite.ssrLoadModule('/src/development.ts')) as Development
const { config, listenerFor, close } = await openDevelopment()

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const [app, build] = await Promise.all([
        vite.ssrLoadModule('/src/app.ts'),
        vite.ssrLoadModule('virtual:react-router/server-build'),
      ])
      await listenerFor(app as typeof import('../src/app.ts'), build as never)(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end((error as Error).stack)
    }
  })
})
server.listen(config.PORT, config.HOST)

process.once('SIGINT', async () => {
  server.closeAllConnections()
  await Promise.all([close(), vite.close()])
  process.exit(0)
})
