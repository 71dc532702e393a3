import type { RequestListener } from 'node:http'
import type { ServerBuild } from 'react-router'
import { keepIndexesFresh } from '#domain/search/keep-indexes-fresh.ts'
import { openLog } from '#engines/log/open-log.ts'
import type { Config } from './config/config.ts'
import { seedDemo, seedDemoPast } from '#demo/demo-data.ts'
import { openConfiguredEngines } from './open-configured-engines.ts'
import { openMerchant } from './open-merchant.ts'
import { printProgress, welcome } from './start/welcome.ts'

type AppModule = typeof import('./app.ts')

/** The shop while somebody edits it: engines opened once, pages and API as the files say now. */
export async function openDevelopment(config: Config, signal: AbortSignal) {
  const log = openLog({ level: config.logLevel })
  const { engines, secret } = await openConfiguredEngines(config, log, { release: 'development', signal })
  await using opening = new AsyncDisposableStack()
  opening.use(engines)
  const progress = (step: string) => {
    signal.throwIfAborted()
    printProgress(step)
  }
  const login = await seedDemo(engines.background, config, progress)
  await seedDemoPast(engines.background, config, login, progress)
  signal.throwIfAborted()
  await keepIndexesFresh(engines.background)
  const merchant = await openMerchant(engines.background, config)
  opening.defer(() => merchant.close())
  process.stdout.write(welcome(config.PORT, login))
  const opened = opening.move()

  let current: { module: AppModule; build: ServerBuild; listener: RequestListener } | undefined

  return {
    close: () => opened.disposeAsync(),
    /** A new one only after an edit: Vite hands out new modules then. */
    listenerFor(module: AppModule, build: ServerBuild) {
      if (!current) void module.startJobs(engines.background, merchant.config.storefronts)
      if (current?.module !== module || current.build !== build) {
        const { listener } = module.createApp({
          ...merchant,
          engines,
          admission: { admits: () => true, sendAway: () => 1 },
          build,
          secret,
          assets: () => undefined,
          isDraining: () => false,
        })
        current = { module, build, listener }
      }
      return current.listener
    },
  }
}
