import { sendUnsubscribeLink } from '#domain/newsletter/ask-for-link.ts'
import {
  SEND_UNSUBSCRIBE_LINK,
  TAKE_SIGN_UP,
  type SignUpJob,
  type UnsubscribeLinkJob,
} from '#domain/newsletter/newsletter-jobs.ts'
import { NEXT_PORTION, SEND_NEWSLETTERS, sendIssues } from '#domain/newsletter/issues/send-issues.ts'
import { takeSignUp } from '#domain/newsletter/sign-up/take-sign-up.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** A portion that was lost with its process is found again. */
const EVERY_MINUTE = '* * * * *'

/** Letters to those who asked for the newsletter, or for a way out of it, and the newsletter itself. */
export async function startNewsletterJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<SignUpJob>(TAKE_SIGN_UP, (job) => takeSignUp(engines, storefronts, job))
  await jobs.work<UnsubscribeLinkJob>(SEND_UNSUBSCRIBE_LINK, (job) => sendUnsubscribeLink(engines, storefronts, job))
  await jobs.work(SEND_NEWSLETTERS, async () => {
    const next = await sendIssues(engines, storefronts)
    if (next) await jobs.enqueue(SEND_NEWSLETTERS, {}, { singletonKey: NEXT_PORTION, startAfter: next })
  })
  await jobs.schedule(SEND_NEWSLETTERS, EVERY_MINUTE)
}
