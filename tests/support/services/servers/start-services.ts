import { startEmbeddedPostgres } from '#engines/database/embedded/embedded-postgres.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { command, makeStockedTemplate, makeTemplate } from '#tests/support/services/shops/fresh-database.ts'
import { missingServices, noteMissingService } from './missing-services.ts'
import { startOpenSearch } from './opensearch.ts'
import { findOtherBrowsers } from './other-browsers.ts'
import { startPostgres15 } from './postgres-15.ts'
import type { ProvidedServices } from './provided.ts'
import { startRedis } from './redis.ts'
import type { Service } from './service.ts'

/** Starts, once for the whole run, every server the tests need. If one fails, those that stand already are stopped. */
export async function startServices({
  searches,
}: {
  searches: boolean
}): Promise<ProvidedServices & { stop(): Promise<void> }> {
  await using opening = new AsyncDisposableStack()
  const folder = opening.adopt(await makeTemporaryFolder(), (it) => it.remove())
  const [embeddedUrl, postgresUrl, redisUrl, openSearchUrl, otherBrowsers] = await allOrNone([
    startTestPostgres(folder.path).then((it) => opening.adopt(it, (server) => server.close()).url),
    startPostgres15().then((it) => urlOf(opening.adopt(it, stop))),
    startRedis().then((it) => urlOf(opening.adopt(it, stop))),
    searches ? startOpenSearch().then((it) => urlOf(opening.adopt(it, stop))) : undefined,
    provesAll ? findOtherBrowsers() : [],
  ])
  await allOrNone([makeTemplate(embeddedUrl), postgresUrl && makeTemplate(postgresUrl)])
  await makeStockedTemplate(embeddedUrl)

  const all = opening.move()
  const stopAll = () => all.disposeAsync()
  const urls = { embeddedUrl, postgresUrl, redisUrl, openSearchUrl }
  return { ...urls, otherBrowsers, missing: missingServices(), stop: stopAll }
}

/** Like `Promise.all`, but a failure waits for the others: nothing is still being started when the rest is stopped. */
async function allOrNone<Work extends readonly unknown[]>(work: [...Work]) {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/**
 * The server of the shop, with other settings, for which it has to start twice: nothing in it outlives the run, and every
 * worker has several shops in it. Tests of durability start a server of their own, as the shop does.
 */
async function startTestPostgres(folder: string) {
  const server = await startEmbeddedPostgres(folder, silentLog)
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await command(server.url, `alter system set ${setting} = off`)
  await command(server.url, 'alter system set max_connections = 500')
  await server.close()
  return startEmbeddedPostgres(folder, silentLog)
}

function urlOf(service: Service): string | undefined {
  if ('url' in service) return service.url
  noteMissingService(service.missing)
  return undefined
}

async function stop(service: Service): Promise<void> {
  if ('stop' in service) await service.stop()
}
