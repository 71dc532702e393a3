import type { CountryCode } from '#shop/countries/country.ts'
import type { Source } from './subscriber.ts'

/** Whether a mailbox is known is found out by jobs: asking takes the same time for everybody. */
export const TAKE_SIGN_UP = 'newsletter-sign-up'
export const SEND_UNSUBSCRIBE_LINK = 'newsletter-unsubscribe-link'

/** Addresses are sealed: a job is kept for a while after it is done. */
export const JOB_MAILBOX = 'newsletter-job'

export type SignUpJob = {
  country: CountryCode
  /** Sealed. */
  email: string
  /** The id of the entry in the log; a job that runs twice writes one. */
  entryId: string
  at: string
  wording: string
  source: Source
  address: string
}

export type UnsubscribeLinkJob = { country: CountryCode; email: string }
