import type { OtherBrowser } from './other-browsers.ts'

/** What the tests of a run share. Read it with `inject('services')`. */
export interface ProvidedServices {
  /** The embedded server of this run, with the database `umlauf_template` ready to be copied. */
  embeddedUrl: string
  /** An older server, only in a whole run. */
  postgresUrl?: string | undefined
  redisUrl?: string | undefined
  openSearchUrl?: string | undefined
  /** Only a whole run looks for them. */
  otherBrowsers: OtherBrowser[]
  /** One sentence for each service this machine does not have. */
  missing: string[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    services: ProvidedServices
  }
}
