import type { EngineOptions } from '#engines/engines.ts'
import { jobPolicies } from '#jobs/job-policies.ts'
import type { SearchIndexes } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Config } from './config.ts'

/** What the settings mean for the engines. The secret is `secretKey(config)`. */
export const engineOptions = (config: Config, secret: string, release: string): EngineOptions => ({
  databaseUrl: config.DATABASE_URL,
  redisUrl: config.REDIS_URL,
  smtpUrl: config.SMTP_URL,
  printerUrl: config.PRINTER_URL,
  searchServer: searchServer(config),
  oidc: config.oidc,
  sentryDsn: config.SENTRY_DSN,
  dataFolder: config.dataFolder,
  secrets: [secret, ...(config.SECRET_KEYS_OLD ?? [])],
  secretChanged: config.SECRET_KEY_CHANGED === 'yes',
  release,
  environment: config.SHOP_ENV,
  jobPolicies,
  work: config.ROLE !== 'web',
})

function searchServer({ SEARCH_URL, storefronts }: Config): EngineOptions['searchServer'] {
  if (SEARCH_URL === undefined) return undefined
  const indexes = Object.values(storefronts.countries).map(({ locale, searchIndexes }) => [locale, searchIndexes])
  return { url: SEARCH_URL, indexes: Object.fromEntries(indexes) as Record<Locale, SearchIndexes> }
}
