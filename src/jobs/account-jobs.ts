import {
  SEND_ACTIVATION,
  SEND_EMAIL_LINK,
  SEND_PASSWORD_LINK,
  type ActivationJob,
  type EmailLinkJob,
  type PasswordLinkJob,
} from '#domain/accounts/registration/account-jobs.ts'
import { sendActivation, sendEmailLink, sendPasswordLink } from '#domain/accounts/registration/send-account-letters.ts'
import {
  FINISH_ACCOUNT_DELETION,
  type FinishAccountDeletionJob,
} from '#domain/trades/customer-records/erase-customer.ts'
import { finishAccountDeletion } from '#domain/trades/customer-records/finish-account-deletion.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Letters about accounts, and the end of accounts. */
export async function startAccountJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<ActivationJob>(SEND_ACTIVATION, (job) => sendActivation(engines, storefronts, job))
  await jobs.work<PasswordLinkJob>(SEND_PASSWORD_LINK, (job) => sendPasswordLink(engines, storefronts, job))
  await jobs.work<EmailLinkJob>(SEND_EMAIL_LINK, (job) => sendEmailLink(engines, storefronts, job))
  await jobs.work<FinishAccountDeletionJob>(FINISH_ACCOUNT_DELETION, (job) =>
    finishAccountDeletion(engines, storefronts, job),
  )
}
