import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { openListener } from '#server/http-listener.ts'
import { listenForStopSignals } from '#server/start/stop-signals.ts'
import { whyNotStarted } from '#server/start/why-not-started.ts'

type Development = typeof import('../src/server/development.ts')

/** Vite reloads what is edited; the engines stay open meanwhile. */
async function run({ signal, asked }: ReturnType<typeof listenForStopSignals>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig({ ...process.env, SHOP_ENV: 'development' })
  const listener = await openListener(config)
  await using open = new AsyncDisposableStack()
  const ours = process.listeners('SIGTERM')
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true } })
  // Vite would end the process at once, and leave the database behind.
  for (const other of process.listeners('SIGTERM')) if (!ours.includes(other)) process.off('SIGTERM', other)
  open.defer(() => vite.close())
  const { openDevelopment } = (await vite.ssrLoadModule('/src/server/development.ts')) as Development
  const { listenerFor, close } = await openDevelopment(config, signal)
  open.defer(close)

  const answer: RequestListener = (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const [app, build] = await Promise.all([
          vite.ssrLoadModule('/src/server/app.ts'),
          vite.ssrLoadModule('virtual:react-router/server-build'),
        ])
        await listenerFor(app as typeof import('../src/server/app.ts'), build as never)(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end((error as Error).stack)
      }
    })
  }
  await listener.open(answer)
  listener.ready()
  open.defer(() => listener.close())
  await asked
}

const stopping = listenForStopSignals()
run(stopping).then(
  () => process.exit(0),
  (error: unknown) => {
    if (stopping.signal.aborted) process.exit(0)
    process.stderr.write(`${whyNotStarted(error, Boolean(process.env['DATABASE_URL']))}\n`)
    process.exit(1)
  },
)
