import type { Database } from '#engines/database/database.ts'
import { dropExpiredLinks, dropExpiredSessions, dropWaitingAccounts } from './erasure-store.ts'

const HOUR = 60 * 60_000

/** As long as the link in the letter works. */
const WAITING_HOURS = 48

/** Accounts that nobody confirmed, and sessions and links whose time is over. */
export async function forgetOldAccounts(db: Database, now: Date) {
  return {
    accounts: await dropWaitingAccounts(db, new Date(now.getTime() - WAITING_HOURS * HOUR)),
    sessions: await dropExpiredSessions(db, now),
    links: await dropExpiredLinks(db, now),
  }
}
