import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Cache } from '#engines/cache/cache.ts'
import { openMemoryCache } from '#engines/cache/memory-cache.ts'
import { openDemoCarriers } from '#engines/carriers/demo-carriers.ts'
import { systemClock } from '#engines/clock/system-clock.ts'
import type { Database } from '#engines/database/database.ts'
import { migrate } from '#engines/database/migrate.ts'
import { openAnnouncements } from '#engines/database/announcements/open-announcements.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { sentryReports } from '#engines/error-reports/sentry-reports.ts'
import { storedReports } from '#engines/error-reports/stored-reports.ts'
import { openFolderFiles } from '#engines/files/folder-files.ts'
import type { IdentityProvider } from '#engines/identity/identity.ts'
import type { Jobs } from '#engines/jobs/jobs.ts'
import { openJobs } from '#engines/jobs/open-jobs.ts'
import { openDailyLog } from '#engines/log/daily-log.ts'
import type { Log } from '#engines/log/log.ts'
import { networkPrinter } from '#engines/label-printer/network-printer.ts'
import { DELIVER_LETTER, deliverLetter, deliverLetterPolicy } from '#engines/mail/deliver-letter.ts'
import { outboxOnly } from '#engines/mail/outbox-only.ts'
import type { MailTransport } from '#engines/mail/mail.ts'
import { openOutboxMail } from '#engines/mail/outbox-mail.ts'
import { pdfPrinter } from '#engines/pdf/pdf-printer.ts'
import { openSharpPictures } from '#engines/pictures/sharp-pictures.ts'
import type { Readers } from '#engines/readers/readers.ts'
import { openThreadReaders } from '#engines/readers/thread-readers.ts'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import type { SearchEngine } from '#engines/search/search.ts'
import { withFallback } from '#engines/search/with-fallback.ts'
import { openSpreadsheets } from '#engines/spreadsheets/open-spreadsheets.ts'
import { readMerchantTexts } from '#engines/texts/read-merchant-texts.ts'
import { openSignedTokens } from '#engines/tokens/signed-tokens.ts'
import { derivedKey } from '#engines/vault/derived-keys.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import type { EngineOptions, Engines, OpenEngines } from './engines.ts'
import { refuseForeignSecret } from './refuse-foreign-secret.ts'

/** Opens everything the shop runs on. Closing goes the other way round; a failure on the way closes what was open. */
export async function openEngines(options: EngineOptions, log: Log): Promise<OpenEngines> {
  const { databaseUrl, redisUrl, smtpUrl, searchServer, dataFolder, pool, work, signal } = options
  const now = options.now ?? systemClock
  await using opening = new AsyncDisposableStack()
  const opened = <Engine extends { close(): Promise<void> }>(engine: Engine) =>
    opening.adopt(engine, (it) => it.close())

  const vault = openSecretVault(options.secrets)
  const tokens = openSignedTokens(options.secrets, now)
  const identity = options.oidc && (await oidcIdentity(options.oidc, log))
  const merchantTexts = await readMerchantTexts(resolve(options.contentFolder ?? 'content'))
  await mkdir(dataFolder, { recursive: true })
  const files = await openFolderFiles(join(dataFolder, 'files'))
  const cache: Cache = opened(redisUrl ? await redisCache(redisUrl, log) : openMemoryCache())
  const readers = openThreadReaders(options.readingProgram ?? new URL('../server/reading-thread.ts', import.meta.url))
  const search = opened(searchServer ? await openServerSearch(searchServer, readers, log) : openEmbeddedSearch(readers))
  const searchLog = opened(openDailyLog({ folder: join(dataFolder, 'logs'), name: 'search', now }, log))
  const database = opened(await openDatabase({ url: databaseUrl, dataFolder, poolSize: pool, signal }, log))
  signal?.throwIfAborted()
  const { db, url } = database
  await migrate(url, resolve(options.migrationsFolder ?? 'migrations'), log)
  signal?.throwIfAborted()
  await refuseForeignSecret(database.background, options)

  const errors = opened(openErrorReports({ db, cache, now }, options, log))
  const announcements = opened(await openAnnouncements(database, log))
  const carrier = opened(smtpUrl ? await smtpTransport(smtpUrl) : outboxOnly)
  // Last in, first out: running jobs finish while everything they need is still there.
  const policies = { ...options.jobPolicies, [DELIVER_LETTER]: deliverLetterPolicy }
  const jobs = opened(await openJobs({ databaseUrl: url, db, work, policies }, log))
  await jobs.work(DELIVER_LETTER, deliverLetter({ db: database.background, carrier, now }))
  const mail = openOutboxMail({ db, jobs, now })

  const carriers = openDemoCarriers(derivedKey(options.secrets[0]!, 'sign', 'carrier-events').toString('hex'), readers)
  const handedIn = { cache, search, files, vault, tokens, identity, carriers, merchantTexts, now, log, searchLog }
  const engines: Engines = {
    db,
    mail,
    jobs,
    errors,
    announcements,
    ...paperAndPictures(),
    labelPrinter: options.printerUrl === undefined ? undefined : networkPrinter(options.printerUrl),
    readers,
    spreadsheets: openSpreadsheets(readers),
    ...handedIn,
  }
  const on = (other: Database, writer: Jobs): Engines => ({
    ...engines,
    db: other,
    jobs: writer,
    mail: openOutboxMail({ db: other, jobs: writer, now }),
  })
  const office = on(database.office, jobs)
  const background = on(database.background, jobs.patient(database.background))
  const all = opening.move()
  const questionsWaiting = () => database.pool.waitingCount
  return Object.assign(engines, {
    office,
    background,
    questionsWaiting,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  })
}

function openErrorReports(
  engines: Pick<Engines, 'db' | 'cache' | 'now'>,
  { sentryDsn: dsn, release, environment }: EngineOptions,
  log: Log,
) {
  const { now } = engines
  return dsn ? sentryReports({ dsn, release, environment, now }, log) : storedReports({ ...engines, log, release })
}

/** Made by this process itself, whatever the settings say. */
const paperAndPictures = () => ({ printer: pdfPrinter, pictures: openSharpPictures() })

// The drivers of Redis, SMTP, OpenSearch and OpenID Connect are loaded only by a shop that uses them: together they cost a fifth of a second.
async function redisCache(url: string, log: Log): Promise<Cache> {
  const { openRedisCache } = await import('#engines/cache/redis-cache.ts')
  return openRedisCache(url, log)
}

async function smtpTransport(url: string): Promise<MailTransport> {
  const { openSmtpTransport } = await import('#engines/mail/smtp-transport.ts')
  return openSmtpTransport(url)
}

async function openServerSearch(
  server: NonNullable<EngineOptions['searchServer']>,
  readers: Readers,
  log: Log,
): Promise<SearchEngine> {
  const { openOpenSearch } = await import('#engines/search/opensearch-search.ts')
  return withFallback(openOpenSearch(server), () => openEmbeddedSearch(readers), log)
}

async function oidcIdentity(settings: NonNullable<EngineOptions['oidc']>, log: Log): Promise<IdentityProvider> {
  const { openOidcIdentity } = await import('#engines/identity/oidc-identity.ts')
  return openOidcIdentity(settings, log)
}
