import { beforeEach } from 'vitest'
import { sendUnsubscribeLink } from '#domain/newsletter/ask-for-link.ts'
import { confirm } from '#domain/newsletter/sign-up/confirm.ts'
import { findSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import {
  SEND_UNSUBSCRIBE_LINK,
  TAKE_SIGN_UP,
  type SignUpJob,
  type UnsubscribeLinkJob,
} from '#domain/newsletter/newsletter-jobs.ts'
import { subscribe } from '#domain/newsletter/sign-up/subscribe.ts'
import { takeSignUp } from '#domain/newsletter/sign-up/take-sign-up.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { takeJobs } from '#tests/support/readers/database/waiting-jobs.ts'

type Options = {
  email?: string
  bait?: string
  source?: 'footer' | 'enrich' | 'api'
  shop?: ReturnType<typeof shopOf>
}

/** The word in the link that confirms a mailbox. */
export const tokenIn = (text: string): string => /\?token=([\w-]+)/.exec(text)![1]!

/** People who want the newsletter: in every test another mailbox, and another address that it comes from. */
export function useReaders(engines: () => Engines, clock: { moveBy(milliseconds: number): void }) {
  let serial = 0
  beforeEach(() => {
    serial += 1
  })
  const address = () => `203.0.113.${serial}`
  const newMailbox = (name = 'leser') => `${name}${serial}@example.com`

  const ask = ({ email = newMailbox(), bait = '', source = 'footer', shop = shopOf('de') }: Options = {}) =>
    subscribe(engines(), shop, { email, bait, source, address: address() })

  const runJobs = async () => {
    for (const job of await takeJobs<SignUpJob>(engines(), TAKE_SIGN_UP))
      await takeSignUp(engines(), { countries }, job)
    for (const job of await takeJobs<UnsubscribeLinkJob>(engines(), SEND_UNSUBSCRIBE_LINK))
      await sendUnsubscribeLink(engines(), { countries }, job)
  }

  const lettersTo = (mailbox: string) =>
    engines()
      .db.selectFrom('letters')
      .select(['kind', 'subject', 'locale', 'text_body as text', 'headers'])
      .where('to_address', '=', mailbox)
      .orderBy('created_at')
      .execute()

  /** Somebody who has confirmed. Says by which hash the shop knows the mailbox. */
  const newReader = async (options: Options = {}): Promise<string> => {
    await ask(options)
    await runJobs()
    clock.moveBy(1000)
    const letter = (await lettersTo(options.email ?? newMailbox())).at(-1)!
    const token = tokenIn(letter.text)
    const result = await confirm(engines(), options.shop ?? shopOf('de'), { token, address: address() })
    clock.moveBy(1000)
    return result.ok ? result.emailHash : ''
  }

  const stored = (mailbox: string) => findSubscriptions(engines(), mailbox)

  return { address, newMailbox, ask, runJobs, lettersTo, newReader, stored }
}
