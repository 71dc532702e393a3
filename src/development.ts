import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { keepIndexesFresh } from '#domain/search/keep-indexes-fresh.ts'
import { openEngines } from '#engines/open-engines.ts'
import { openLog } from '#engines/log/open-log.ts'
import { readConfig } from './config.ts'
import { seedDemo } from './demo-data.ts'
import { engineOptions } from './engine-options.ts'
import { secretKey } from './secret-key.ts'
import { sayProgress, welcome } from './welcome.ts'

type AppModule = typeof import('./app.ts')

/** The shop while somebody edits it: engines opened once, pages and API as the files say now. */
export async function openDevelopment() {
  const config = readConfig({ ...process.env, SHOP_ENV: 'development' })
  const secret = await secretKey(config)
  const engines = await openEngines(engineOptions(config, secret, 'development'), openLog({ level: config.logLevel }))
  const login = await seedDemo(engines, config, sayProgress)
  await keepIndexesFresh(engines)
  process.stdout.write(welcome(config.PORT, login))

  let current: { module: AppModule; build: ServerBuild; listener: ReturnType<typeof getRequestListener> } | undefined

  return {
    config,
    close: async () => engines[Symbol.asyncDispose](),
    /** A new one only after an edit: Vite hands out new modules then. */
    listenerFor(module: AppModule, build: ServerBuild) {
      if (!current) void module.workOffJobs(engines, config.storefronts)
      if (current?.module !== module || current.build !== build) {
        const app = module.createApp({
          config,
          engines,
          build,
          secret,
          assets: () => undefined,
          isDraining: () => false,
        })
        current = { module, build, listener: getRequestListener(app.fetch) }
      }
      return current.listener
    },
  }
}
