import type { Locale } from '#shop/messages/locale.ts'

/** Letters are written by jobs: asking for one takes the same time whether there is anybody to write to or not. */
export const SEND_ACTIVATION = 'send-activation'
export const SEND_PASSWORD_LINK = 'send-password-link'
export const SEND_EMAIL_LINK = 'send-email-link'

/** Addresses are sealed: a job is kept for a while after it is done. */
export const JOB_ADDRESS = 'job-address'

export type ActivationJob = { accountId: string }
export type PasswordLinkJob = { country: string; email: string; locale: Locale }
export type EmailLinkJob = { accountId: string; email: string }
