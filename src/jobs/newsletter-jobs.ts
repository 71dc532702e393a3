import { sendUnsubscribeLink } from '#domain/newsletter/ask-for-link.ts'
import {
  SEND_UNSUBSCRIBE_LINK,
  TAKE_SIGN_UP,
  type SignUpJob,
  type UnsubscribeLinkJob,
} from '#domain/newsletter/newsletter-jobs.ts'
import { takeSignUp } from '#domain/newsletter/take-sign-up.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Letters to those who asked for the newsletter, or for a way out of it. */
export async function workOffNewsletter(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<SignUpJob>(TAKE_SIGN_UP, (job) => takeSignUp(engines, storefronts, job))
  await jobs.work<UnsubscribeLinkJob>(SEND_UNSUBSCRIBE_LINK, (job) => sendUnsubscribeLink(engines, storefronts, job))
}
