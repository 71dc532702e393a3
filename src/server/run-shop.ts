import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { keepIndexesFresh } from '#domain/search/keep-indexes-fresh.ts'
import type { Engines } from '#engines/engines.ts'
import { openLog } from '#engines/log/open-log.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { collectWhenCalm } from './collect-when-calm.ts'
import { openAdmission } from '#server/admission/admission.ts'
import { openStaticAssets } from '#server/assets/static-assets.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { seedDemo, seedDemoPast } from '#demo/demo-data.ts'
import { openListener } from './http-listener.ts'
import { openMerchant } from './open-merchant.ts'
import { openConfiguredEngines } from './open-configured-engines.ts'
import { Stopped, type StopSignals } from './start/stop-signals.ts'
import { printProgress, welcome } from './start/welcome.ts'
import { whyNotStarted } from './start/why-not-started.ts'

/** Until somebody asks it to end, and then the process ends, too. */
export async function runShop(stopping: StopSignals): Promise<never> {
  try {
    await run(stopping)
    process.exit()
  } catch (error) {
    // What was cut off when somebody ended the start early is no mistake either.
    if (error instanceof Stopped || stopping.signal.aborted) process.exit(0)
    process.stderr.write(`${whyNotStarted(error, Boolean(process.env['DATABASE_URL']))}\n`)
    process.exit(1)
  }
}

/** Whatever was opened is closed on every way out. */
async function run(stopping: StopSignals): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = openLog({ level: config.logLevel })
  const listener = config.ROLE === 'worker' ? undefined : await openListener(config)
  // Last in, first out: visitors go before what they need.
  await using open = new AsyncDisposableStack()
  const starting = new AbortController()
  const giveUp = () => starting.abort(stopping.signal.reason)
  stopping.signal.addEventListener('abort', giveUp)

  const readingProgram = new URL('reading-thread.js', import.meta.url)
  const particulars = { release: build.assets.version, signal: starting.signal, readingProgram }
  const { engines, secret } = await openConfiguredEngines(config, log, particulars)
  open.use(engines)
  reportMistakes(engines, stopping)
  const merchant = await openMerchant(engines.background, config)
  open.defer(() => merchant.close())
  const progress = (step: string) => {
    starting.signal.throwIfAborted()
    printProgress(step)
  }
  const login = config.production ? undefined : await seedDemo(engines.background, merchant.config, progress)
  const { assets, readAll } = openStaticAssets(join(import.meta.dirname, '../client'))
  if (listener) {
    const admission = openAdmission({ waiting: engines.questionsWaiting })
    const app = createApp({ ...merchant, engines, admission, build, assets, secret, isDraining: listener.isDraining })
    open.defer(() => listener.close())
    await listener.open(app.listener)
    log.info({ port: config.PORT, environment: config.SHOP_ENV }, 'listening')
  }
  // Visitors need not wait for these; who sends many to this process may wait until it is whole.
  await keepIndexesFresh(engines.background)
  if (login) await seedDemoPast(engines.background, merchant.config, login, progress)
  await startJobs(engines.background, merchant.config.storefronts)
  if (listener) await readAll()
  listener?.ready()
  open.defer(collectWhenCalm({ visits: listener?.visits ?? (() => 0) }).stop)
  stopping.signal.removeEventListener('abort', giveUp)
  if (!listener) log.info({}, 'working off jobs')
  else if (login && isFirst()) process.stdout.write(welcome(config.PORT, login))
  log.info({ reason: await stopping.asked }, 'stopping')
}

/** Of several processes one says where the shop is. */
const isFirst = (): boolean => cluster.isPrimary || cluster.worker?.id === 1

function reportMistakes({ errors }: Engines, { stop }: StopSignals): void {
  process.on('unhandledRejection', (reason) => void errors.report(reason, { side: 'server' }))
  process.once('uncaughtException', (error) => {
    // Nobody knows what state the process is in: say so, finish what can be finished, and let it be started anew.
    process.exitCode = 1
    void errors.report(error, { side: 'server' }).finally(() => stop('uncaught exception'))
  })
}
