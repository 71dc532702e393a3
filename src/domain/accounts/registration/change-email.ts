import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { accountEmail } from './account-email.ts'
import { JOB_ADDRESS, SEND_EMAIL_LINK, type EmailLinkJob } from './account-jobs.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { mayWriteTo } from './mailbox-rate-limit.ts'

/** Asks the new mailbox. Until it answers, the old address counts. */
export async function changeEmail(
  { jobs, cache, vault }: Pick<Engines, 'jobs' | 'cache' | 'vault'>,
  { id }: Caller,
  address: string,
): Promise<{ ok: true } | { ok: false; problem: 'missing' | 'invalid' }> {
  const email = accountEmail(address)
  if (email === '') return { ok: false, problem: 'missing' }
  if (!isEmailAddress(email)) return { ok: false, problem: 'invalid' }

  if (await mayWriteTo(cache, 'email', email)) {
    const job: EmailLinkJob = { accountId: id, email: vault.seal(email, JOB_ADDRESS) }
    await jobs.enqueue(SEND_EMAIL_LINK, job)
  }
  return { ok: true }
}
