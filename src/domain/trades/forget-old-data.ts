import { forgetOldAccounts } from '#domain/accounts/forget-old-accounts.ts'
import { forgetOldMessages } from '#domain/contact/forget-messages.ts'
import { forgetOldIncidents } from '#domain/incidents/forget-incidents.ts'
import { forgetOldSubscribers } from '#domain/newsletter/forget-subscribers.ts'
import { forgetOldDeliveries, forgetOldIssueLetters } from '#domain/newsletter/issues/forget-deliveries.ts'
import { forgetOldEvents } from '#domain/tracking/forget-events.ts'
import type { Engines } from '#engines/engines.ts'
import { kept } from '#shop/retention.ts'
import { maskDevices } from './erase-findings-store.ts'
import { dropOldLetters, dropOldOffers, dropPayees, dropSellers } from './retention-store.ts'
import { sealNobody } from './sealed-payee.ts'

export const FORGET_OLD_DATA = 'forget-old-data'

const DAY = 24 * 60 * 60_000

/** Every night: what nobody needs any more is not kept in case somebody might want it. */
export async function forgetOldData({
  db,
  files,
  vault,
  log,
  now,
}: Pick<Engines, 'db' | 'files' | 'vault' | 'log' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  const nobody = sealNobody(vault)
  const devices = await maskDevices(db, before(kept.devicesDays))
  await Promise.all(devices.photos.map((photo) => files.remove(photo)))
  const forgotten = {
    ...(await forgetOldAccounts(db, now())),
    offers: await dropOldOffers(db, before(kept.offersDays)),
    payees: await dropPayees(db, before(kept.payeesDays), nobody),
    devices: devices.trades,
    photos: devices.photos.length,
    sellers: await dropSellers(db, yearsAgo(now(), kept.tradesYears), nobody),
    letters: await dropOldLetters(db, before(kept.lettersDays), before(kept.farewellDays)),
    subscribers: await forgetOldSubscribers(db, now(), before(kept.subscribersDays)),
    deliveries: await forgetOldDeliveries(db, before(kept.deliveriesDays)),
    issueLetters: await forgetOldIssueLetters(db, before(kept.issueLettersDays)),
    messages: await forgetOldMessages({ db, files }, before(kept.messagesDays)),
    events: await forgetOldEvents(db, before(kept.eventsDays)),
    incidents: await forgetOldIncidents(db, before(kept.errorsDays)),
  }
  log.info(forgotten, 'Old data was forgotten.')
}

/** Books are kept by calendar years: the period begins when the year of the sale has ended. */
const yearsAgo = (now: Date, years: number): Date => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1))
