import { startEmbeddedPostgres } from '#engines/database/embedded-postgres.ts'
import { makeTemporaryFolder } from '#engines/database/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'
import { command, makeStockedTemplate, makeTemplate } from './fresh-database.ts'
import { missingServices, noteMissingService } from './missing-services.ts'
import { findOpenSearch } from './opensearch.ts'
import { startPostgres15 } from './postgres-15.ts'
import type { ProvidedServices } from './provided.ts'
import { startRedis } from './redis.ts'
import type { Service } from './service.ts'

/** Starts, once for the whole run, every server the tests need. */
export async function startServices(): Promise<ProvidedServices & { stop(): Promise<void> }> {
  const folder = await makeTemporaryFolder()
  const [embedded, postgres, redis, openSearch] = await Promise.all([
    startEmbeddedPostgres(folder.path, silentLog),
    startPostgres15(),
    startRedis(),
    findOpenSearch(),
  ])
  const embeddedUrl = embedded.url
  const postgresUrl = urlOf(postgres)
  const redisUrl = urlOf(redis)
  const openSearchUrl = urlOf(openSearch)
  async function stopAll() {
    await Promise.all([embedded.close(), stop(postgres), stop(redis)])
    await folder.remove()
  }
  try {
    await stopWritingThrough(embeddedUrl)
    await Promise.all([makeTemplate(embeddedUrl), postgresUrl && makeTemplate(postgresUrl)])
    await makeStockedTemplate(embeddedUrl)
  } catch (error) {
    // Otherwise the servers would outlive a run that never began.
    await stopAll()
    throw error
  }
  return { embeddedUrl, postgresUrl, redisUrl, openSearchUrl, missing: missingServices(), stop: stopAll }
}

/** Nothing in this server outlives the run. Tests of durability start a server of their own, as the shop does. */
async function stopWritingThrough(server: string): Promise<void> {
  await command(server, 'alter system set fsync = off')
  await command(server, 'select pg_reload_conf()')
}

function urlOf(service: Service): string | undefined {
  if ('url' in service) return service.url
  noteMissingService(service.missing)
  return undefined
}

async function stop(service: Service): Promise<void> {
  if ('stop' in service) await service.stop()
}
