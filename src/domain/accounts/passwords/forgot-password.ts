import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Shop } from '#shop/shop.ts'
import { accountEmail } from '#domain/accounts/registration/account-email.ts'
import { JOB_ADDRESS, SEND_PASSWORD_LINK, type PasswordLinkJob } from '#domain/accounts/registration/account-jobs.ts'
import { mayWriteTo } from '#domain/accounts/registration/mailbox-rate-limit.ts'

/** Writes down the request. Whether there is an account is found out later, where nobody is watching. */
export async function forgotPassword(
  { jobs, cache, vault }: Pick<Engines, 'jobs' | 'cache' | 'vault'>,
  { country }: Shop,
  email: string,
  locale: Locale,
): Promise<void> {
  const mailbox = accountEmail(email)
  if (!(await mayWriteTo(cache, 'password', mailbox))) return
  const job: PasswordLinkJob = { country: country.code, email: vault.seal(mailbox, JOB_ADDRESS), locale }
  await jobs.enqueue(SEND_PASSWORD_LINK, job)
}
