import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { readIdentitySettings, type IdentitySettings } from './identity-settings.ts'
import { applySettings, storefrontSettings, type StorefrontSettings } from './storefront-settings.ts'

/** Long enough that nobody finds it by trying. */
export const MIN_SECRET_LENGTH = 32

const secret = v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`))

/** What `.env.example` says, so that nobody goes live with it. */
const exampleSecret = 'replace-me-with-32-or-more-random-characters'

const address = (protocols: RegExp) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
      'is not an address of the right kind',
    ),
  )

const commaSeparated = (text: string): string[] => text.split(',').map((part) => part.trim())

const number = (min: number, max: number) =>
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max))

const environment = v.object({
  /** `demo` runs everything embedded, `development` reloads while you edit, `production` is strict about hosts and secrets. */
  SHOP_ENV: v.optional(v.picklist(['demo', 'development', 'production']), 'demo'),
  /** `web` answers requests, `worker` works off jobs, `all` does both in one process. */
  ROLE: v.optional(v.picklist(['all', 'web', 'worker']), 'all'),
  PORT: v.optional(number(1, 65535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** A line per request in production; on a developer's machine only what went wrong. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'])),
  /** Where the embedded database, uploaded files and generated secrets live. */
  DATA_FOLDER: v.optional(v.string(), 'var'),
  /** A PostgreSQL address, or nothing for the embedded database in the data folder. */
  DATABASE_URL: v.optional(address(/^postgres(ql)?:$/)),
  /** A Redis or Valkey address, or nothing for counters in this process. */
  REDIS_URL: v.optional(address(/^rediss?:$/)),
  /** An SMTP address, or nothing to keep letters in the outbox. */
  SMTP_URL: v.optional(address(/^smtps?:$/)),
  PRINTER_URL: v.optional(address(/^tcp:$/)),
  /** An OpenSearch address, or nothing for an index in the memory of each process. */
  SEARCH_URL: v.optional(address(/^https?:$/)),
  /** A Sentry-compatible address, or nothing to keep error reports in the database. */
  SENTRY_DSN: v.optional(
    v.pipe(address(/^https?:$/), v.regex(/^[^?#]+:\/\/[^/@]+@[^?#]+\/\w+\/?$/, 'needs a key and a project')),
  ),
  /** Who numbers visitors that agreed to being counted, or nothing: then the shop itself makes up a number. */
  AFFILIATE_TRACKING_URL: v.optional(address(/^https?:$/)),
  /** An OpenID Connect provider by which customers may sign in, or nothing: then they have passwords only. */
  OIDC_ISSUER: v.optional(address(/^https?:$/)),
  /** What the provider calls the shop; nothing without a provider. */
  OIDC_CLIENT_ID: v.optional(v.string()),
  /** By what the provider knows that it is the shop; nothing without a provider. */
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  /** What customers call the provider, on the button; nothing without a provider. */
  OIDC_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(40, 'is too long'))),
  /** `required` lets nobody who does weighty work in with a password alone; `offered` leaves it to each. Required in production if not said. */
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'offered'])),
  /** Signs visitor sessions and links, seals bank accounts; generated in the data folder unless in production. */
  SECRET_KEY: v.optional(secret),
  /** Keys of before, with commas between: they still open what they closed. Nothing means that there were none. */
  SECRET_KEYS_OLD: v.optional(v.pipe(v.string(), v.transform(commaSeparated), v.array(secret))),
  /** `yes` lets the shop start once with a key that its database does not know; nothing means that it refuses. */
  SECRET_KEY_CHANGED: v.optional(v.literal('yes')),
  /** `name:password` in front of a test system's search; sent and wanted in development only, nothing means open. */
  SEARCH_BASIC_AUTH: v.optional(v.pipe(v.string(), v.regex(/^[^:\p{Cc}]+:\P{Cc}+$/u, 'is not name:password'))),
  /** So many trades of the last three months a demo begins with; 0 means none. Never in production. */
  DEMO_TRADES: v.optional(number(0, 5_000), '300'),
  /** A JSON file with the merchant's own domains, codes, addresses and switches per storefront. */
  STOREFRONTS_FILE: v.optional(v.string()),
  /** How many proxies in front of the shop may be believed about the visitor's address. */
  TRUSTED_PROXIES: v.optional(number(0, 5), '0'),
  /** Who sends it may read /metrics; without one nobody may in production, and everybody may elsewhere. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
})

type Environment = v.InferOutput<typeof environment>

export type Config = Environment & {
  storefronts: Storefronts
  /** All that is known about the identity provider, if there is one. */
  oidc: IdentitySettings | undefined
  dataFolder: string
  production: boolean
  requiresSecondFactor: boolean
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

/** The environment cannot be used; the message says each reason in words. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(['The shop cannot start with these settings:', ...problems.map((problem) => `  - ${problem}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

/** The only reader of the environment. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`))
  }

  const settings = parsed.output
  const production = settings.SHOP_ENV === 'production'
  if (production) refuseDefaults(settings)
  const identity = readIdentitySettings(settings, production)
  if (!identity.ok) throw new ConfigError(identity.problems)

  return {
    ...settings,
    production,
    requiresSecondFactor: (settings.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'offered')) === 'required',
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    oidc: identity.oidc,
    dataFolder: resolve(settings.DATA_FOLDER),
    storefronts: readStorefronts(settings, production),
  }
}

function refuseDefaults({ SECRET_KEY, SECRET_KEYS_OLD, DATABASE_URL, STOREFRONTS_FILE }: Environment): void {
  const problems = [
    SECRET_KEY === undefined && 'SECRET_KEY: set one of your own in production',
    SECRET_KEY === exampleSecret && 'SECRET_KEY: this is the one from .env.example; everybody knows it',
    SECRET_KEYS_OLD?.includes(exampleSecret) && 'SECRET_KEYS_OLD: one is from .env.example; everybody knows it',
    DATABASE_URL === undefined && 'DATABASE_URL: production needs a PostgreSQL server of its own',
    STOREFRONTS_FILE === undefined && 'STOREFRONTS_FILE: production needs your own domains',
  ].filter((problem) => typeof problem === 'string')
  if (problems.length > 0) throw new ConfigError(problems)
}

function readStorefronts({ STOREFRONTS_FILE, PORT }: Environment, production: boolean): Storefronts {
  const settings = STOREFRONTS_FILE === undefined ? {} : readSettingsFile(STOREFRONTS_FILE)
  const local = production ? countries : onThisMachine(countries, PORT)

  return applySettings(local, settings)
}

function readSettingsFile(file: string): StorefrontSettings {
  if (!existsSync(file)) throw new ConfigError([`STOREFRONTS_FILE: there is no file ${file}`])
  try {
    return v.parse(storefrontSettings, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reasons = v.isValiError(error)
      ? error.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
      : [`${file} is not JSON`]
    throw new ConfigError(reasons)
  }
}

/** Out of the box, links and canonical addresses lead to the shop that is really running here. */
function onThisMachine(all: Storefronts['countries'], port: number): Storefronts['countries'] {
  const moved = Object.values(all).map((country): [string, Country] => [
    country.code,
    { ...country, sellShopUrl: `http://${country.code}.localhost:${port}` },
  ])
  return Object.fromEntries(moved) as Storefronts['countries']
}
