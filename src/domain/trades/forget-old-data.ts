import { forgetOldAccounts } from '#domain/accounts/forget-old-accounts.ts'
import { forgetOldMessages } from '#domain/contact/forget-messages.ts'
import { forgetOldSubscribers } from '#domain/newsletter/forget-subscribers.ts'
import { forgetOldDeliveries, forgetOldIssueLetters } from '#domain/newsletter/issues/forget-deliveries.ts'
import type { Engines } from '#engines/engines.ts'
import { kept } from '#shop/retention.ts'
import { maskDevices } from './erase-findings-store.ts'
import { dropOldLetters, dropOldOffers, dropPayees } from './retention-store.ts'
import { sealNobody } from './sealed-payee.ts'

export const FORGET_OLD_DATA = 'forget-old-data'

const DAY = 24 * 60 * 60_000

/** Every night: what nobody needs any more is not kept in case somebody might want it. */
export async function forgetOldData({
  db,
  vault,
  log,
  now,
}: Pick<Engines, 'db' | 'vault' | 'log' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  const nobody = sealNobody(vault)
  const forgotten = {
    ...(await forgetOldAccounts(db, now())),
    offers: await dropOldOffers(db, before(kept.offersDays)),
    payees: await dropPayees(db, before(kept.payeesDays), nobody),
    devices: await maskDevices(db, before(kept.devicesDays)),
    letters: await dropOldLetters(db, before(kept.lettersDays), before(kept.farewellDays)),
    subscribers: await forgetOldSubscribers(db, now(), before(kept.subscribersDays)),
    deliveries: await forgetOldDeliveries(db, before(kept.deliveriesDays)),
    issueLetters: await forgetOldIssueLetters(db, before(kept.issueLettersDays)),
    messages: await forgetOldMessages(db, before(kept.messagesDays)),
  }
  log.info(forgotten, 'Old data was forgotten.')
}
