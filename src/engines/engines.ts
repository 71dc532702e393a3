import type { Cache } from '#engines/cache/cache.ts'
import type { Carriers } from '#engines/carriers/carriers.ts'
import type { Announcements } from '#engines/database/announcements/announcements.ts'
import type { Database } from '#engines/database/database.ts'
import type { ErrorReporter } from '#engines/error-reports/error-reporter.ts'
import type { Files } from '#engines/files/files.ts'
import type { IdentityProvider } from '#engines/identity/identity.ts'
import type { OidcSettings } from '#engines/identity/oidc-identity.ts'
import type { Jobs, RetryPolicy } from '#engines/jobs/jobs.ts'
import type { LabelPrinter } from '#engines/label-printer/label-printer.ts'
import type { DailyLog } from '#engines/log/daily-log.ts'
import type { Log } from '#engines/log/log.ts'
import type { Mail } from '#engines/mail/mail.ts'
import type { Printer } from '#engines/pdf/printed-document.ts'
import type { Pictures } from '#engines/pictures/pictures.ts'
import type { Readers } from '#engines/readers/readers.ts'
import type { SearchEngine } from '#engines/search/search.ts'
import type { Spreadsheets } from '#engines/spreadsheets/spreadsheets.ts'
import type { MerchantTexts } from '#engines/texts/merchant-texts.ts'
import type { Tokens } from '#engines/tokens/tokens.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { SearchIndexes } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** The machinery the shop runs on. Rooms know it by these types only; `server.ts` hands it in. */
export interface Engines {
  db: Database
  cache: Cache
  mail: Mail
  search: SearchEngine
  jobs: Jobs
  files: Files
  vault: Vault
  tokens: Tokens
  /** Who else may say who somebody is; without one only the shop itself does, by passwords. */
  identity: IdentityProvider | undefined
  carriers: Carriers
  printer: Printer
  /** Where labels come out on paper; without one they are files to be printed. */
  labelPrinter: LabelPrinter | undefined
  readers: Readers
  pictures: Pictures
  spreadsheets: Spreadsheets
  /** What the merchant says where nobody has written anything in the back office. */
  merchantTexts: MerchantTexts
  errors: ErrorReporter
  announcements: Announcements
  now: () => Date
  log: Log
  /** Searches that failed, a file per day. */
  searchLog: DailyLog
}

/** The engines for requests, and the same for colleagues' requests, which may take longer. */
export type RequestEngines = Engines & { office: Engines }

/** The engines of a process. Those for the background are for work that nobody waits for, which may take its time. */
export type OpenEngines = RequestEngines &
  AsyncDisposable & {
    background: Engines
    /** How many questions of visitors wait for a connection to the database. */
    questionsWaiting(): number
  }

export interface EngineOptions {
  /** A PostgreSQL address, or nothing for the embedded server in the data folder. */
  databaseUrl?: string | undefined
  /** A Redis address, or nothing for the memory of this process. */
  redisUrl?: string | undefined
  /** A mail server's address, or nothing: then letters stay readable in the outbox. */
  smtpUrl?: string | undefined
  /** A label printer's address, or nothing. */
  printerUrl?: string | undefined
  /** An OpenSearch server and the names of its indexes, or nothing for the memory of this process. */
  searchServer?: { url: string; indexes: Record<Locale, SearchIndexes> } | undefined
  /** An OpenID Connect provider, or nothing: then customers sign in with passwords only. */
  oidc?: OidcSettings | undefined
  /** Where Sentry or GlitchTip listens, or nothing: then error reports stay in the database. */
  sentryDsn?: string | undefined
  dataFolder: string
  /** What the vault is made of: the first one seals, those after it only open what was sealed before. */
  secrets: readonly string[]
  /** The folder of SQL files; `migrations` of the working directory if not said otherwise. */
  migrationsFolder?: string | undefined
  /** The folder of the merchant's texts; `content` of the working directory if not said otherwise. */
  contentFolder?: string | undefined
  /** What threads begin with that read files; from the source tree if not said otherwise. */
  readingProgram?: URL | undefined
  now?: (() => Date) | undefined
  release: string
  environment: string
  /** How many database connections request work may use. */
  pool?: number | undefined
  /** For jobs that need more patience than the usual. */
  jobPolicies?: Record<string, RetryPolicy> | undefined
  /** Somebody has changed the secret for one that cannot open what the former one closed, and knows it. */
  secretChanged?: boolean | undefined
  /** Gives up opening, and whatever is being done in the background. */
  signal?: AbortSignal | undefined
  /** Whether this process works off jobs, or only writes them down for another one. */
  work: boolean
}
