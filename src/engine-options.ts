import type { EngineOptions } from '#engines/engines.ts'
import type { Config } from './config.ts'

/** What the settings mean for the engines. */
export const engineOptions = (config: Config, release: string): EngineOptions => ({
  databaseUrl: config.DATABASE_URL,
  redisUrl: config.REDIS_URL,
  smtpUrl: config.SMTP_URL,
  sentryDsn: config.SENTRY_DSN,
  dataFolder: config.dataFolder,
  release,
  environment: config.SHOP_ENV,
  work: config.ROLE !== 'web',
})
