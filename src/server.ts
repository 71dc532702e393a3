import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import * as build from 'virtual:react-router/server-build'
import { keepIndexesFresh } from '#domain/search/keep-indexes-fresh.ts'
import { openEngines } from '#engines/open-engines.ts'
import { openLog } from '#engines/log/open-log.ts'
import { workOffJobs } from '#jobs/work-off-jobs.ts'
import { openStaticAssets } from '#web/serving/static-assets.ts'
import { createApp } from './app.ts'
import { closeUnread } from './close-unread.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { seedDemo } from './demo-data.ts'
import { engineOptions } from './engine-options.ts'
import { secretKey } from './secret-key.ts'
import { sayProgress, welcome } from './welcome.ts'

/** Visitors who are being served may finish; nobody waits longer than this for the process to end. */
const DRAIN_MILLISECONDS = 10_000

async function openShop(config: Config) {
  const log = openLog({ level: config.logLevel })
  const secret = await secretKey(config)
  const sheetProgram = new URL('sheet-worker.js', import.meta.url)
  const options = { ...engineOptions(config, secret, build.assets.version), sheetProgram }
  const engines = await openEngines(options, log)
  const login = config.production ? undefined : await seedDemo(engines, config, sayProgress)
  await keepIndexesFresh(engines)
  await workOffJobs(engines, config.storefronts)
  const assets = await openStaticAssets(join(import.meta.dirname, '../client'))
  let draining = false
  const app = createApp({ config, engines, build, assets, secret, isDraining: () => draining })
  const server = createServer(getRequestListener(app.fetch))
  server.requestTimeout = 30_000
  server.prependListener('request', closeUnread)
  // Otherwise a load balancer would go on using the connections that it has.
  server.prependListener('request', (_, response) => draining && response.setHeader('Connection', 'close'))

  const close = async () => {
    draining = true
    await stopListening(server)
    await engines[Symbol.asyncDispose]()
  }
  return { server, close, engines, log, login }
}

/** No new visitors; those who are here get their answer, idle connections go at once. */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(force)
}

async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const { server, close, engines, log, login } = await openShop(config)

  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    await close()
    process.exit()
  }
  process.on('unhandledRejection', (reason) => void engines.errors.report(reason, { side: 'server' }))
  process.once('uncaughtException', (error) => {
    // Nobody knows what state the process is in: say so, finish what can be finished, and let it be started anew.
    process.exitCode = 1
    void engines.errors.report(error, { side: 'server' }).finally(() => stop('uncaught exception'))
  })
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  if (config.ROLE === 'worker') return log.info({}, 'working off jobs')
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.PORT, config.HOST, resolve)
  })
  log.info({ port: config.PORT, environment: config.SHOP_ENV }, 'listening')
  if (login) process.stdout.write(welcome(config.PORT, login))
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exit(1)
})
